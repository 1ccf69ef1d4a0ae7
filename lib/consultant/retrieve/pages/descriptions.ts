import { stemsOf } from "../../text/stems-of";
import descriptions from "../../vocabulary/readers/descriptions.json";

const byName = new Map<string, string[]>(Object.entries(descriptions));

/** By the name of a peptide the stems of each way in which people speak of it who do not know its name. */
export function descriptionsOf({ name }: { name: string }): Set<string>[] {
  return (byName.get(name) ?? []).map(stemsOf);
}
