import { toText } from "./sanitise";

/**
 * The items of a list field as editors store it: html list items, else parts between pipes,
 * else parts between commas (decision 7). Answers plain text, without empty items.
 */
export function parseList(value: string): string[] {
  return splitList(value).map(toText).filter(Boolean);
}

/** The same as html, blank ones too. */
export function splitList(value: string): string[] {
  const items = [...value.matchAll(/<li\b[^>]*>([\s\S]*?)(?=<\/li>|<li\b|<\/[uo]l>|$)/gi)];
  if (items.length > 0) return items.map((item) => item[1] ?? "");
  return value.split(value.includes("|") ? "|" : ",");
}
