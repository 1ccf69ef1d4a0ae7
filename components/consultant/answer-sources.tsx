import type { Citation } from "@/lib/consultant/types";

/** The sources of an answer, numbered like its citation markers. */
export function AnswerSources({ id, citations }: { id: string; citations: Citation[] }) {
  if (citations.length === 0) return null;
  return (
    <div className="chat-sources">
      <p id={`sources-${id}`}>{citations.length === 1 ? "Source" : "Sources"}</p>
      <ol aria-labelledby={`sources-${id}`}>
        {citations.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ol>
    </div>
  );
}
