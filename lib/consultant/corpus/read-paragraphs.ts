import { hasBlocks, toText } from "@/lib/html/sanitise";
import { splitSentences } from "../text/sentences";

/** The paragraphs of stored html, which has been sanitised, or the lines of a text, as sentences. */
export function readParagraphs(html: string): string[][] {
  return html
    .split(hasBlocks(html) ? /<\/(?:p|li|h3|h4|blockquote|tr)>/i : /\n+/)
    .map((part) => splitSentences(toText(part)))
    .filter((sentences) => sentences.length > 0);
}
