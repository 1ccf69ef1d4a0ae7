import { conditionName, findTarget } from "../vocabulary";
import type { FactFilter, TermNames } from "./fact-filter";
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

/** As much of `terms` as a page needs until it has loaded them all. */
export function pickTermNames(
  terms: TermNames,
  { condition, target }: FactFilter,
  params: URLSearchParams,
): TermNames {
  const pick = (name: "condition" | "target", key: string | undefined) =>
    key === undefined ? {} : { [key]: terms[name][key] ?? key };
  return {
    condition: pick("condition", condition),
    target: pick("target", target),
    missing: [
      ...(condition === undefined ? [params.get("condition")?.trim()] : []),
      ...(target === undefined ? [params.get("target")?.trim()] : []),
    ].flatMap((key) => key || []),
  };
}
