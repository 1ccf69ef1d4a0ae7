import { InOrder } from "@/components/ui/in-order";
import type { FactLine } from "@/lib/facts/fact-tables";

/** The numbers of sources, by key. */
export type SourceNumbers = Map<string, number>;

/**
 * Lines of a cell or of a list, each with the numbers of its sources. Plain elements, for a `Static`
 * part, and hundreds on a page: they have no class names.
 */
export function FactLines({ lines, numbers }: { lines: FactLine[]; numbers: SourceNumbers }) {
  return (
    <InOrder items={lines}>
      {(line) => {
        const Line = line.isMinor ? "small" : "span";
        return (
          <Line>
            {line.symbol && (
              <span aria-hidden className="fact-symbol">
                {line.symbol}
              </span>
            )}
            {line.href ? <a href={line.href}>{unbroken(line.text)}</a> : unbroken(line.text)}
            <SourceMarks keys={line.sources ?? []} numbers={numbers} />
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
