import { matchTerm } from "../match-term";
import type { FilterOptions } from "./fact-filter";

/**
 * The parameters of an address in which other words for a condition or a target, such as "overweight",
 * are replaced by the key of the option that they mean. What means none, or several, stays.
 */
export function resolveTerms(params: URLSearchParams, { of }: FilterOptions): URLSearchParams {
  const resolved = new URLSearchParams(params);
  for (const [name, kind] of TERMS) {
    const keys = new Set(of[name]?.map(([key]) => key));
    const asked = params.get(name)?.trim() ?? "";
    if (asked === "" || asked.length > MAX_LENGTH || keys.has(asked)) continue;
    const meant = matchTerm(kind, asked, (key) => keys.has(key));
    if (meant) resolved.set(name, meant);
  }
  return resolved;
}

const TERMS = [
  ["condition", "conditions"],
  ["target", "targets"],
] as const;
const MAX_LENGTH = 80;
