import { fold } from "@/lib/search/fold";
import type { LibraryIndex } from "../corpus/library-index";
import type { Passage } from "../corpus/passage";
import { contentWords, stem } from "../text/content-words";
import { meaningsOf, tellingWords } from "../understand/question-words";
import type { AskedQuestion } from "../understand/read-question";
import { findGeneral } from "./find-general";

const MOST = 2;
/** Of the words that a question is about, a passage must hold this share. */
const ENOUGH = 0.6;

/** What the site says about itself that answers a question; nothing where the question is not about the site. */
export function findDocuments(
  library: LibraryIndex,
  message: string,
  asked: AskedQuestion,
): Passage[] {
  const text = fold(message);
  const titled = byTitle(library, message);
  if (titled) return [titled];
  const general = findGeneral(library, text, asked);
  if (general.length > 0) return general;
  if (!ABOUT_THE_SITE.test(text)) return [];
  const about = tellingWords(text).filter((word) => !TELLING.has(word) && !isOwnAge(word));
  const telling = contentWords(text).filter((word) => TELLING.has(word));
  const words = [...new Set([...about, ...telling])];
  if (words.length === 0 || asksForOtherPage(library, text, about)) return [];
  const query = [...words, ...telling]
    .flatMap((word) => [word, ...(SAME_HERE.get(word) ?? [])])
    .join(" ");
  const found = library.documentSearch.search(query, { fuzzy: false, prefix: false });
  const held = found
    .flatMap(({ id, score }) => {
      const passage = library.documents[id as number];
      return passage ? [{ passage, score }] : [];
    })
    .filter(({ passage }) => holds(passage, words) || holds(passage, about));
  return held
    .filter(({ score }) => score >= (held[0]?.score ?? 0) * NEARLY_AS_GOOD)
    .slice(0, MOST)
    .map(({ passage }) => passage);
}

/** "Do you have a page on 5-amino-1MQ?" asks for what the site does not speak of. */
function asksForOtherPage({ documents }: LibraryIndex, text: string, about: string[]): boolean {
  const isKnown = (word: string) => documents.some((passage) => holds(passage, [word]));
  return PAGE_ON.test(text) && !about.every(isKnown);
}

const PAGE_ON =
  /\b(?:do you|is there|are there|any)\b.*\b(?:pages?|entr(?:y|ies)|articles?|anything|something|info(?:rmation)?) (?:on|about|for)\b/;

const NEARLY_AS_GOOD = 0.7;

/** "I'm 15" tells of the reader. */
function isOwnAge(word: string): boolean {
  return word === "im" || /^\p{N}{1,2}$/u.test(word);
}

/** Whether a passage speaks of most of the words, in these or in others. */
function holds({ stems }: Passage, words: string[]): boolean {
  const met = words.filter((word) =>
    [...meaningsOf(word), ...(SAME_HERE.get(word) ?? [])].some((meaning) => stems.has(meaning)),
  );
  return words.length > 0 && met.length >= words.length * ENOUGH;
}

/** A frequent question, or a section, whose title is nearly what was asked. */
function byTitle({ documents }: LibraryIndex, message: string): Passage | undefined {
  const words = new Set(contentWords(message));
  return documents.find(({ title }) => {
    const stems = contentWords(title);
    return (
      stems.length >= 3 && stems.filter((word) => words.has(word)).length >= stems.length * 0.8
    );
  });
}

const ABOUT_THE_SITE =
  /\b(?:data|language.model|i (?:type|enter|write|ask)|visitors?|personal|site|website|web site|portal|amide|library|page|pages|you|your|yours|we|us|privacy|cookies?|policy|terms|disclaimer|contact|hours|opening|e-?mail|consultant|chat|conversations?|messages?|administrator|tier|tiers|listed|entry|entries|doping|liab\w+|evidence|team|whatsapp|telegram|local storage|browser|theme|dark mode|tracker|trackers|analytics|advertis\w+|gdpr|faq|summar(?:y|ies))\b/;

/** Words that say much about the site though nothing about a peptide. */
const TELLING = new Set(
  "look consultant site website page library team database label source evidence tier reply"
    .split(" ")
    .map(stem),
);

const SAME_HERE = new Map(
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
      ["website", "site amide looked team"],
      ["portal", "site amide"],
      ["look", "looked"],
      ["conversation", "days period consultant"],
      ["right", "wrong correct"],
      ["process", "data host"],
      ["visitor", "visitors personal"],
      ["rate", "tier"],
      ["grade", "tier"],
      ["level", "tier"],
      ["weekend", "saturday sunday"],
      ["day", "hour business"],
      ["human", "reviewed person"],
      ["person", "reviewed people"],
      ["error", "mistakes correction"],
      ["wrong", "mistakes correction"],
      ["mistake", "correction"],
      ["add", "added request specific"],
      ["suggest", "request specific"],
      ["report", "tell corrections"],
      ["copy", "print"],
      ["reuse", "rights"],
      ["allow", "print share"],
      ["teacher", "teaching"],
      ["school", "teaching"],
      ["lesson", "teaching"],
      ["ai", "consultant automated"],
      ["bot", "consultant automated"],
      ["chatbot", "consultant automated"],
      ["robot", "consultant automated"],
      ["doctor", "medical"],
      ["advice", "medical"],
      ["child", "children adult"],
      ["kid", "children"],
      ["whatsapp", "contact e mail"],
      ["telegram", "contact e mail"],
      ["phone", "contact e mail"],
      ["telephone", "contact e mail"],
      ["address", "contact e mail"],
    ] as [string, string][]
  ).map(([word, others]) => [stem(word), others.split(" ").map(stem)]),
);
