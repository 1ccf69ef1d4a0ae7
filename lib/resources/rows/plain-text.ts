import "server-only";
import { clip } from "@/lib/clip";
import { toText } from "@/lib/html/sanitise";

const MAX_LENGTH = 600;

/** Stored HTML as the plain text of a table cell. */
export function plainText(html: string): string {
  return clip(toText(html), MAX_LENGTH);
}
