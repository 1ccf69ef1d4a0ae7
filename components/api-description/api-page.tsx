import type { ApiOutline, OutlinedField, OutlinedOperation } from "@/lib/api/api-outline";

/** Every address of the API, what may be sent to it and what it answers. */
export function ApiPage({ outline: { groups, shapes } }: { outline: ApiOutline }) {
  return (
    <div className="py-10 sm:py-14">
      <h1 className="text-3xl sm:text-[2.75rem]">API</h1>
      <p className="mt-4 max-w-text text-xl leading-relaxed text-soft">
        Everything this site shows can be read as JSON, by anyone. What a GET answers is accepted by
        POST and PUT as it is.
      </p>
      <p className="mt-4 max-w-text">
        For programs:{" "}
        <a href="/api/openapi.json" className="text-accent-strong underline">
          openapi.json
        </a>
      </p>
      {groups.map(({ name, operations }) => (
        <section key={name} className="mt-12 border-t pt-8">
          <h2 className="text-2xl">{name}</h2>
          <div className="mt-4 divide-y">
            {operations.map((operation) => (
              <Operation key={operation.method + operation.path} operation={operation} />
            ))}
          </div>
        </section>
      ))}
      <section className="mt-12 border-t pt-8">
        <h2 className="text-2xl">Shapes</h2>
        <div className="mt-4 divide-y">
          {shapes.map(({ name, fields }) => (
            <details key={name}>
              <summary className="min-h-11 cursor-pointer py-2.5 font-mono text-[0.9375rem]">
                {name}
              </summary>
              <Fields fields={fields} />
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}

function Operation({ operation }: { operation: OutlinedOperation }) {
  const { method, path, summary, isAdministrators, fields, answers } = operation;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5">
        <code className="break-words font-mono text-[0.9375rem]">
          <strong>{method}</strong> {path}
        </code>
        <span className="mt-0.5 block font-sans text-[0.9375rem] text-soft">
          {summary}
          {isAdministrators && " · administrator"}
        </span>
      </summary>
      {fields && <Fields fields={fields} />}
      <dl className="mb-5 grid grid-cols-[3.5rem_minmax(0,1fr)] gap-y-1 font-sans text-[0.9375rem]">
        {answers.map(({ status, text, shape }) => (
          <div key={status} className="contents">
            <dt className="font-mono">{status}</dt>
            <dd>
              {text}
              {shape && <span className="text-soft"> · {shape}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Fields({ fields }: { fields: OutlinedField[] }) {
  return (
    <ul className="mb-5 border-l pl-4 font-sans text-[0.9375rem]">
      {fields.map(({ name, type, isRequired, note }) => (
        <li key={name} className="break-words py-0.5">
          <code className="font-mono">{name}</code>{" "}
          <span className="text-soft">
            {[type, isRequired && "required", note].filter(Boolean).join(", ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
