import { toText } from "./sanitise";

/**
 * The items of a list field: HTML list items, else separated by pipes, else by commas (decision 7).
 * Returns plain text without empty items.
 */
export function parseList(value: string): string[] {
  return splitList(value).map(toText).filter(Boolean);
}

/** The same as HTML, with empty items. */
export function splitList(value: string): string[] {
  const items = [...value.matchAll(/<li\b[^>]*>([\s\S]*?)(?=<\/li>|<li\b|<\/[uo]l>|$)/gi)];
  if (items.length > 0) return items.map((item) => item[1] ?? "");
  return value.split(value.includes("|") ? "|" : ",");
}
