import type { ApiOutline, OutlinedField, OutlinedOperation } from "@/lib/api/api-outline";
import { mcpTools } from "@/lib/mcp/mcp-tools";
import { absolute } from "@/lib/seo/structured-data/page-data";

/** The reference of the API: every operation with its parameters, body and responses. */
export function ApiPage({ outline: { groups, failures, shapes } }: { outline: ApiOutline }) {
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
        . For AI clients:{" "}
        <a href="#mcp" className="text-accent-strong underline">
          MCP server
        </a>
      </p>
      <ToolsForAi />
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
        <h2 className="text-2xl">Failures</h2>
        <p className="mt-4 max-w-text">
          Each holds a message, and where values are not valid, what is wrong with each field.
        </p>
        <dl className="mt-4 grid grid-cols-[3.5rem_minmax(0,1fr)] gap-y-1 font-sans text-[0.9375rem]">
          {failures.map(({ status, text }) => (
            <div key={status} className="contents">
              <dt className="font-mono">{status}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
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

/** What an AI client needs to connect. */
function ToolsForAi() {
  const address = absolute("/api/mcp");
  return (
    <section className="mt-12 border-t pt-8">
      <h2 id="mcp" className="text-2xl">
        For AI clients (MCP)
      </h2>
      <p className="mt-4 max-w-text">
        <code className="wrap-anywhere font-mono text-[0.9375rem]">{address}</code> speaks the Model
        Context Protocol over Streamable HTTP, without sessions or a key. All of its tools only
        read. Answers name their pages, sources and dates. Calls count against the limit of
        searches, and questions against the limit of the consultant.
      </p>
      <p className="mt-4 max-w-text">
        Any client that connects to a remote MCP server by its address can use it. Many read the
        entry below from a JSON file with an <code>mcpServers</code> object, such as{" "}
        <code>.cursor/mcp.json</code> in a project for Cursor. The name of the file and of the
        object differ between clients; where a client asks for an address instead, choose Streamable
        HTTP and no authentication.
      </p>
      <Code>
        {JSON.stringify({ mcpServers: { amide: { type: "http", url: address } } }, null, 2)}
      </Code>
      <dl className="mt-4 divide-y">
        {Object.entries(mcpTools).map(([name, { description, example }]) => (
          <div key={name} className="py-3">
            <dt className="wrap-anywhere font-mono text-[0.9375rem]">
              <strong>{name}</strong> {JSON.stringify(example)}
            </dt>
            <dd className="mt-0.5 max-w-text font-sans text-[0.9375rem] text-soft">
              {description}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-text">The same without a client, as one message:</p>
      <Code>{exampleCall(address)}</Code>
    </section>
  );
}

function exampleCall(address: string): string {
  const { example } = mcpTools.search;
  const message = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "search", arguments: example },
  };
  return [
    `curl ${address} \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${JSON.stringify(message)}'`,
  ].join("\n");
}

function Code({ children }: { children: string }) {
  return (
    <pre className="mt-4 whitespace-pre-wrap break-all border-l pl-4 font-mono text-sm">
      {children}
    </pre>
  );
}

function Operation({ operation }: { operation: OutlinedOperation }) {
  const { method, path, summary, isAdministrators, fields, answers, failures } = operation;
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
      <p className="mb-5 font-sans text-[0.9375rem]">
        Answers {answers.map(({ status, shape }) => `${status} ${shape}`).join(", ")}
        <span className="text-soft">; failures {failures.join(", ")}</span>
      </p>
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
