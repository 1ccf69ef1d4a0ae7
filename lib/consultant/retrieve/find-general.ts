import type { LibraryIndex } from "../corpus/library-index";
import type { Passage } from "../corpus/passage";
import { stem } from "../text/content-words";
import type { Intent } from "../understand/question-intents";
import { focusOf } from "../understand/question-words";
import type { AskedQuestion } from "../understand/read-question";

/** What the site says of peptides in general, to a folded question that is about none of them. */
export function findGeneral(library: LibraryIndex, text: string, asked: AskedQuestion): Passage[] {
  const defined = asksForPeptides(text, asked) ? definition(library) : undefined;
  return defined ? [defined] : disclaimed(library, text, asked);
}

/** "What are peptides?", "how do they differ from proteins?": answered by no page of one peptide. */
function asksForPeptides(text: string, { intents }: AskedQuestion): boolean {
  return (
    ASKS_WHAT.test(text) &&
    focusOf(text).every((word) => DEFINES.has(word)) &&
    intents.every((intent) => ["overview", "identity", "mechanism", "uses"].includes(intent))
  );
}

const ASKS_WHAT =
  /^(?:(?:hi|hello|so|ok|and|please)\W+)*(?:(?:what(?:s|'s)?|define|defin\w+|explain|meaning|tell me|how|are|is|why|differences?)\b.*)?\b(?:peptides?|polypeptides?)\b/;
const DEFINES = new Set(
  "define definition meaning amino acid chain bond protein polypeptide oligopeptide versus vs differ difference biology chemistry beginner natural"
    .split(" ")
    .map(stem),
);

function definition({ documents }: LibraryIndex): Passage | undefined {
  const words = ["amino", "chain", "bond"].map(stem);
  return documents.find(({ stems }) => words.every((word) => stems.has(word)));
}

/** What the disclaimer says of all peptides where a question is about none of them: "are peptides safe?". */
function disclaimed(
  library: LibraryIndex,
  text: string,
  { topics, focus, intents }: AskedQuestion,
): Passage[] {
  if (!/\bpeptides\b/.test(text) || topics.length > 0 || focus.length > 0) return [];
  const words = intents.flatMap((intent) => OF_ALL[intent]?.split(" ") ?? []).map(stem);
  const found = library.documentSearch.search(words.join(" "), { fuzzy: false, prefix: false });
  return found
    .flatMap(({ id }) => library.documents[id as number] ?? [])
    .filter(({ id }) => /^document-(?:about-)?disclaimer/.test(id))
    .slice(0, MOST);
}

const MOST = 2;

/** The words in which a disclaimer speaks of what is asked. */
const OF_ALL: Partial<Record<Intent, string>> = {
  sideEffects: "safety unknown approved",
  warnings: "safety unknown approved",
  status: "approved medicines regulator",
  benefits: "evidence tier people animals",
  evidence: "evidence tier people animals",
  mechanism: "evidence tier people animals",
  sport: "sport doping law",
};
