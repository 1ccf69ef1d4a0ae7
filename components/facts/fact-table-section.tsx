import { TermLabel } from "@/components/glossary/term-label";
import { InOrder } from "@/components/ui/in-order";
import type { FactTable } from "@/lib/facts/fact-tables";
import { FactLines, type SourceNumbers } from "./fact-lines";

/** In a narrow window its rows are cards, and each cell is preceded by its heading (app/globals.css). */
export function FactTableSection({
  table,
  numbers,
  peptideId,
  heading: Heading = "h3",
}: {
  table: FactTable;
  numbers: SourceNumbers;
  peptideId?: number;
  heading?: "h2" | "h3";
}) {
  const { id, layout = id, title, note, head, rows } = table;
  return (
    <section className="fact-section">
      <Heading id={id}>{title}</Heading>
      {note && <p className="fact-note">{note}</p>}
      <table aria-labelledby={id} className={`fact-table fact-table-${layout}`}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                <TermLabel text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <InOrder items={rows}>
            {([name = [], ...cells]) => (
              <tr>
                <th scope="row">
                  <FactLines lines={name} numbers={numbers} peptideId={peptideId} />
                </th>
                {cells.map((lines, column) => (
                  <td key={head[column + 1]} data-head={head[column + 1]}>
                    <FactLines lines={lines} numbers={numbers} peptideId={peptideId} />
                  </td>
                ))}
              </tr>
            )}
          </InOrder>
        </tbody>
      </table>
    </section>
  );
}
