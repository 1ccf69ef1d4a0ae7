import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { findNamedPeptides } from "../../corpus/named-peptides";
import { sentencesOf } from "../../corpus/passage";
import { readTerms } from "../words/readers-terms";
import type { Earlier } from "./earlier";

/**
 * A follow-up with the name of the relative that it describes: after semaglutide "its older daily sister" is
 * liraglutide, of the peptides of which its page speaks the one whose page says most of it. Null where none
 * is described, or no page says any of it.
 */
export function nameRelative(
  library: LibraryIndex,
  message: string,
  earlier: Earlier[],
): string | null {
  const text = fold(message);
  // Places in the folded text are those in the message, unless a letter folds to several.
  const [phrase] = text.length === message.length ? (text.match(RELATIVE) ?? []) : [];
  const spokenOf = earlier.find(({ topics }) => topics.length > 0)?.topics ?? [];
  const [topic] = spokenOf;
  if (!phrase || !topic || spokenOf.length > 1) return null;
  if (findNamedPeptides(message, library.peptides).length > 0) return null;
  const terms = readTerms(phrase.replace(KINDS, " "));
  const scored = relativesOf(library, topic)
    .map((relative) => {
      const isHeld = (word: string) => relative.leadStems.has(word);
      const score = terms.filter(({ own, others }) => [...own, ...others].some(isHeld)).length;
      return { relative, score };
    })
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  const isAlone = scored.length === 1 && terms.length === 0;
  if (!best || !(isAlone || best.score > (next?.score ?? 0))) return null;
  const start = text.indexOf(phrase);
  return `${message.slice(0, start)}${best.relative.name}${message.slice(start + phrase.length)}`;
}

const KIN =
  "sister|brother|sibling|cousin|relative|rival|competitor|predecessor|successor|forerunner|ancestor|parent|offspring|descendant";
const KIND = `${KIN}|version|variant|one|injection|drug|medicine|peptide|hormone|spray|jab|tablet|pill`;
const KINDS = new RegExp(String.raw`\b(?:${KIND})\b`, "g");

/** "Its older daily sister from the same company", "the low-libido injection that grew out of it". */
const RELATIVE = new RegExp(
  [
    [
      String.raw`\b(?:its|their|the|that) (?:[\w-]+ ){0,4}(?:${KIN})\b`,
      "(?: of (?:it|this|that))?",
      String.raw`(?: (?:from|of|by) the same [\w-]+)?`,
      String.raw`(?: (?:(?:that|which) is )?(?:used )?(?:for|in) [\w-]{3,30})?`,
    ].join(""),
    [
      String.raw`\b(?:the|that|an?) (?:[\w-]+ ){0,5}(?:${KIND}) (?:that|which) `,
      "(?:grew|came|comes|was (?:made|derived|developed|born)|descends|derives)",
      String.raw` (?:out )?(?:of|from) (?:it|that|this)\b`,
    ].join(""),
  ].join("|"),
);

/** The other peptides of which a page speaks. */
function relativesOf(library: LibraryIndex, topic: LibraryPeptide): LibraryPeptide[] {
  const known = relatives.get(topic);
  if (known) return known;
  const page = [...topic.passages.values()].flatMap(sentencesOf).join(" ");
  const found = findNamedPeptides(page, library.peptides).filter((one) => one !== topic);
  relatives.set(topic, found);
  return found;
}

const relatives = new WeakMap<LibraryPeptide, LibraryPeptide[]>();
