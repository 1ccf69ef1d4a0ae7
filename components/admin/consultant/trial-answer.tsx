import { toBlocks } from "@/lib/conversations/chat/answer-blocks";
import type { PromptTrialAnswer } from "@/lib/conversations/review/review-schema";

/** The answer of a trial, as visitors would get it, and its cost. */
export function TrialAnswer({ answer }: { answer: PromptTrialAnswer | undefined }) {
  if (!answer) return null;
  const { message, citations, outcome, model, usage, withheld, seconds } = answer;
  return (
    <div className="border-l-2 pl-4">
      <div className="space-y-2">
        {toBlocks(message).map(({ at, kind, lines }) => (
          <div key={at} className={kind === "paragraph" ? undefined : "pl-4"}>
            {lines.map((line) => (
              <p key={line.at}>
                {kind === "list" && "– "}
                {line.pieces.map((piece) => ("text" in piece ? piece.text : `[${piece.marker}]`))}
              </p>
            ))}
          </div>
        ))}
      </div>
      {citations.length > 0 && (
        <ol className="mt-2 list-inside list-decimal text-sm">
          {citations.map(({ title, href }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="text-accent-strong underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-2 text-sm text-soft figures">
        {outcome} · {model} ·{" "}
        {usage ? `${usage.inputTokens} tokens read, ${usage.outputTokens} written` : "no tokens"} ·{" "}
        {withheld !== null && `${withheld} sentences withheld · `}
        {seconds} s
      </p>
    </div>
  );
}
