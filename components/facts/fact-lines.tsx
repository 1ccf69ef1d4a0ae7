import { InOrder } from "@/components/ui/in-order";
import type { FactLine } from "@/lib/facts/fact-tables";
import { factAnchor, factReference } from "@/lib/facts/history/fact-reference";
import { ReportLink } from "./report-link";

/** The numbers of sources, by key. */
export type SourceNumbers = Map<string, number>;

/**
 * Lines of a cell or of a list, each with the numbers of its sources. Plain elements, for a `Static`
 * part, and hundreds on a page: they have no class names.
 */
export function FactLines({
  lines,
  numbers,
  peptideId,
}: {
  lines: FactLine[];
  numbers: SourceNumbers;
  /** Whose facts they are: on its page a line can be linked to and reported. */
  peptideId?: number | undefined;
}) {
  return (
    <InOrder items={lines}>
      {(line) => {
        const Line = line.isMinor ? "small" : "span";
        const fact = peptideId && line.fact ? { peptideId, id: line.fact } : null;
        return (
          <Line id={fact ? factAnchor(fact.id) : undefined}>
            {line.symbol && (
              <span aria-hidden className="fact-symbol">
                {line.symbol}
              </span>
            )}
            {line.href ? <a href={line.href}>{unbroken(line.text)}</a> : unbroken(line.text)}
            <SourceMarks keys={line.sources ?? []} numbers={numbers} />
            {fact && <ReportLink fact={factReference(fact.peptideId, fact.id)} />}
          </Line>
        );
      }}
    </InOrder>
  );
}

function SourceMarks({ keys, numbers }: { keys: string[]; numbers: SourceNumbers }) {
  const cited = [...new Set(keys.flatMap((key) => numbers.get(key) ?? []))].sort((a, b) => a - b);
  if (cited.length === 0) return null;
  return (
    <sup>
      {cited.map((number) => (
        <a key={number} href={`#source-${number}`} aria-label={`Source ${number}`}>
          {number}
        </a>
      ))}
    </sup>
  );
}

/** A figure and its percent sign stay on one line. */
function unbroken(text: string): string {
  return text.replaceAll(" %", "\u00a0%");
}
