import { factLists } from "@/lib/facts/fact-lists";
import type { Facts } from "@/lib/facts/fact-references";
import { type FactTable, factTables } from "@/lib/facts/fact-tables";
import { numberSources } from "@/lib/facts/source-numbers";
import { FactLines, type SourceNumbers } from "./fact-lines";

/** Approvals, trials, the evidence matrix and the rest. Plain elements, for a `Static` part. */
export function FactReport({ facts }: { facts: Facts }) {
  const numbers = new Map(numberSources(facts).map(({ key, number }) => [key, number]));
  return (
    <>
      {factTables(facts).map((table) => (
        <Table key={table.id} table={table} numbers={numbers} />
      ))}
      {factLists(facts).map(({ title, items }) => (
        <section key={title} className="fact-section">
          <h3>{title}</h3>
          <dl className="fact-list">
            {items.map(({ term, lines }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <FactLines lines={lines} numbers={numbers} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

/** In a narrow window its rows are cards, and each cell is preceded by its heading (app/globals.css). */
function Table({ table, numbers }: { table: FactTable; numbers: SourceNumbers }) {
  const { id, title, note, head, rows } = table;
  return (
    <section className="fact-section">
      <h3 id={id}>{title}</h3>
      {note && <p className="fact-note">{note}</p>}
      <table aria-labelledby={id} className={`fact-table fact-table-${id}`}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and nothing moves
            <tr key={at}>
              <th scope="row">
                <FactLines lines={name} numbers={numbers} />
              </th>
              {cells.map((lines, column) => (
                <td key={head[column + 1]} data-head={head[column + 1]}>
                  <FactLines lines={lines} numbers={numbers} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
