import type { Facts } from "../fact-references";
import type { Statement } from "./statement";
import { listStatements } from "./statements";

/**
 * The facts of a peptide in words, each with an id. It is the fact's own within the peptide and stays
 * while what tells it apart stays: the authority and the indication of an approval, the name of a trial.
 * The second of two facts that share this is told apart by more of its fields.
 */
export function listIdentified(facts: Facts): (Statement & { id: string })[] {
  const taken = new Set<string>();
  return listStatements(facts).map((statement) => {
    const { part, key, more = [] } = statement;
    let id = hash([part, ...key]);
    for (let count = 1; taken.has(id); count += 1) id = hash([part, ...key, ...more, count]);
    taken.add(id);
    return { ...statement, id };
  });
}

/** The ids by the rows of the facts. */
export function identifyRows(facts: Facts): Map<object, string> {
  return new Map(
    listIdentified(facts).flatMap(({ row, id }) => (row ? [[row, id] as [object, string]] : [])),
  );
}

/** FNV-1a of 32 bits as eight hexadecimal digits: the dashboard needs it too, synchronously. */
function hash(key: unknown[]): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(key).toLowerCase())) {
    sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  }
  return sum.toString(16).padStart(8, "0");
}
