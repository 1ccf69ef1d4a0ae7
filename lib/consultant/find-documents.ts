import { fold } from "@/lib/search/fold";
import { contentWords, stem } from "./content-words";
import type { LibraryIndex } from "./library-index";
import type { Passage } from "./passage";
import { focusOf, meaningsOf } from "./question-words";

const MOST = 2;
/** Of the words that a question is about, a passage must hold this share. */
const ENOUGH = 0.6;

/** What the site says about itself that answers a question; nothing where the question is not about the site. */
export function findDocuments(library: LibraryIndex, message: string): Passage[] {
  const text = fold(message);
  if (!ABOUT_THE_SITE.test(text)) return [];
  const words = [
    ...new Set([...focusOf(text), ...contentWords(text).filter((word) => TELLING.has(word))]),
  ];
  if (words.length === 0) return [];
  const query = words.flatMap((word) => [word, ...(SAME_HERE[word] ?? [])]).join(" ");
  const found = library.documentSearch.search(query, { fuzzy: false, prefix: false });
  return found
    .flatMap(({ id, score }) => {
      const passage = library.documents[id as number];
      return passage ? [{ passage, score }] : [];
    })
    .filter(({ passage, score }) => {
      const met = words.filter((word) =>
        [...meaningsOf(word), ...(SAME_HERE[word] ?? [])].some((meaning) =>
          passage.stems.has(meaning),
        ),
      );
      return met.length >= words.length * ENOUGH && score >= (found[0]?.score ?? 0) * 0.7;
    })
    .slice(0, MOST)
    .map(({ passage }) => passage);
}

const ABOUT_THE_SITE =
  /\b(?:site|website|web site|portal|amide|library|page|pages|you|your|yours|we|us|privacy|cookies?|policy|terms|disclaimer|contact|hours|opening|e-?mail|consultant|chat|conversations?|messages?|administrator|tier|tiers|listed|entry|entries|doping|liab\w+|evidence|local storage|tracker|trackers|analytics|advertis\w+|gdpr|faq)\b/;

/** Words that say much about the site though nothing about a peptide. */
const TELLING = new Set(
  "consultant site website page library team database label source evidence tier reply"
    .split(" ")
    .map(stem),
);

const SAME_HERE: Record<string, string[]> = Object.fromEntries(
  (
    [
      ["open", "hour business"],
      ["answer", "reply"],
      ["respond", "reply"],
      ["delete", "deleted kept"],
      ["save", "stored kept"],
      ["store", "stored kept"],
      ["keep", "stored kept"],
      ["retain", "kept"],
      ["track", "tracker cookie"],
      ["ad", "advertising"],
      ["ads", "advertising"],
      ["run", "operates looked"],
      ["own", "operates"],
      ["owner", "operates"],
      ["behind", "looked team"],
      ["rating", "tier"],
      ["rate", "tier"],
      ["grade", "tier"],
      ["level", "tier"],
      ["weekend", "saturday sunday"],
      ["error", "mistakes correction"],
      ["wrong", "mistakes correction"],
      ["mistake", "correction"],
      ["copy", "print"],
      ["reuse", "rights"],
      ["ai", "consultant automated"],
      ["bot", "consultant automated"],
      ["robot", "consultant automated"],
      ["doctor", "medical"],
      ["advice", "medical"],
      ["child", "children adult"],
      ["kid", "children"],
    ] as [string, string][]
  ).map(([word, others]) => [stem(word), others.split(" ").map(stem)]),
);
