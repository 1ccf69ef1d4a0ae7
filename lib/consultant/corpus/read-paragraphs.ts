import { toHtml, toText } from "@/lib/html/sanitise";
import { splitSentences } from "../text/sentences";

/** The paragraphs of stored html as sentences. */
export function readParagraphs(html: string): string[][] {
  if (!html.trim()) return [];
  return toHtml(html)
    .split(/<\/(?:p|li|h3|h4|blockquote|tr)>/i)
    .map((part) => splitSentences(toText(part)))
    .filter((sentences) => sentences.length > 0);
}
