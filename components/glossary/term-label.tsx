import { termAnchor } from "@/lib/glossary/term-address";
import { termLabels } from "@/lib/glossary/term-labels";

/**
 * A label of facts, as a link to its definition where the glossary has one. `TermDefinitions` opens
 * the definition beside it.
 */
export function TermLabel({ text }: { text: string }) {
  const key = Object.hasOwn(termLabels, text) && termLabels[text];
  return key ? <a href={termAnchor(key)}>{text}</a> : text;
}
