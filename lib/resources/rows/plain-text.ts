import "server-only";
import { clip } from "@/lib/clip";
import { toText } from "@/lib/html/sanitise";

const SHOWN = 600;

/** Stored html as a table shows it. */
export function plainText(html: string): string {
  return clip(toText(html), SHOWN);
}
