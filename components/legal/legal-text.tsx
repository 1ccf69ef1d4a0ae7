import { InOrder } from "@/components/ui/in-order";
import { isNumberedHeading, splitAtLines } from "@/lib/content/documents/paragraphs";

const MIN_LISTED = 3;

/** A legal document: each line is a paragraph, or a heading if it is numbered. */
export function LegalText({ title, text }: { title: string; text: string | null }) {
  const lines = splitAtLines(text ?? "").map((line, index) => ({
    line,
    // Only headings have an id, made of the number of their line.
    id: isNumberedHeading(line) ? `line-${index + 1}` : undefined,
  }));
  const headings = lines.filter(({ id }) => id);
  return (
    <div className="gap-x-16 py-10 sm:py-14 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <h1 className="break-words text-3xl sm:text-[2.75rem] lg:col-span-2">{title}</h1>
      {headings.length >= MIN_LISTED && <Contents headings={headings} />}
      <div className="mt-6 break-words">
        {lines.length === 0 && (
          <p className="text-lg text-soft">
            This document is being updated. Please check back soon.
          </p>
        )}
        <InOrder items={lines}>
          {({ line, id }) =>
            id ? (
              <h2 id={id} className="mt-10 text-xl">
                {line}
              </h2>
            ) : (
              <p className="mt-3 text-pretty">{line}</p>
            )
          }
        </InOrder>
      </div>
    </div>
  );
}

/** Beside the text in a wide window. */
function Contents({ headings }: { headings: { line: string; id: string | undefined }[] }) {
  return (
    <nav
      aria-label="Contents"
      className="no-print sticky top-24 col-start-2 row-start-2 mt-8 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto border-l pl-5 font-sans text-[0.9375rem] lg:block"
    >
      <ol>
        {headings.map(({ line, id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center leading-snug text-soft hover:text-accent-strong hover:underline"
            >
              {line}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
