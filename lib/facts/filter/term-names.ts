import { conditionName, findTarget } from "../vocabulary";
import type { TermNames } from "./fact-filter";
import type { FactRecord } from "./fact-record";

/** The conditions and targets that occur in facts, by name. */
export function listTermNames(records: readonly FactRecord[]): TermNames {
  return {
    condition: byName(
      records.flatMap(({ conditions }) => Object.keys(conditions)),
      conditionName,
    ),
    target: byName(
      records.flatMap(({ targets }) => targets),
      (key) => findTarget(key).name,
    ),
  };
}

function byName(keys: string[], nameOf: (key: string) => string): Record<string, string> {
  const named = [...new Set(keys)].map((key): [string, string] => [key, nameOf(key)]);
  return Object.fromEntries(named.sort(([, a], [, b]) => a.localeCompare(b, "en")));
}
