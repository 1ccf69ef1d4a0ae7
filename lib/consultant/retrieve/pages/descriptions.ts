import { stemsOf } from "../../text/stems-of";
import descriptions from "../../vocabulary/readers/descriptions.json";

const byName = new Map<string, string[]>(Object.entries(descriptions));
const read = new Map<string, Set<string>>();

/** By the name of a peptide the stems by which people speak of it who do not know its name; read once. */
export function describingStems({ name }: { name: string }): Set<string> {
  const known = read.get(name);
  if (known) return known;
  const stems = new Set((byName.get(name) ?? []).flatMap((text) => [...stemsOf(text)]));
  if (byName.has(name)) read.set(name, stems);
  return stems;
}
