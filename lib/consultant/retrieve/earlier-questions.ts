import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { findNamedPeptides } from "../corpus/named-peptides";
import { withNames } from "../understand/follow-ups/ask-again";
import type { Earlier } from "../understand/follow-ups/earlier";
import type { AskedQuestion } from "../understand/read-question";
import type { Retrieved } from "./retrieved";

/** Of a longer conversation the last question that named a peptide, which the later ones may lean on. */
export function lastNamed(library: LibraryIndex, asked: string[]): Earlier[] {
  for (const message of asked.toReversed()) {
    const topics = findNamedPeptides(message, library.peptides);
    if (topics.length > 0) return [{ message, topics, listed: [], isList: false, focus: [] }];
  }
  return [];
}

/** A question that was asked before, with what was found for it. */
export function toEarlier(library: LibraryIndex, message: string, found: Retrieved): Earlier {
  const listed =
    found.kind === "facts"
      ? found.list.found
      : found.kind === "list"
        ? found.listed.map(({ peptide }) => peptide)
        : found.kind === "general"
          ? found.listed
          : [];
  const topics = topicsOf(found, listed);
  // "I have a bad knee. My physio swears by BPC-157."
  const ofNames = found.kind === "nothing" && topics.length === 0;
  const spokenOf = ofNames ? findNamedPeptides(message, library.peptides) : topics;
  return {
    message: withNames(library, "said" in found ? found.said : message, spokenOf),
    topics: spokenOf,
    listed,
    isList: found.kind === "facts",
    focus: "focus" in found ? found.focus : [],
    written: "written" in found ? found.written : undefined,
  };
}

function topicsOf(found: Retrieved, listed: LibraryPeptide[]): LibraryPeptide[] {
  if (found.kind === "articles" && found.topic) return [found.topic];
  if ("topics" in found) return found.topics;
  return listed.length === 1 ? listed : [];
}

/** "What about the heart?", where no other is named or looked for. */
export function isSpokenOfOnly({ topics, spokenOf, text }: AskedQuestion): boolean {
  return topics.length === 0 && spokenOf.length > 0 && !OF_OTHERS.test(text);
}

const OF_OTHERS = /\bpeptides?\b|\bwhich\b/;

/** "Is that a lot?" asks for nothing that could be asked of another peptide. */
export function asksOwn({ message }: Earlier): boolean {
  return !JUDGES.test(message);
}

const JUDGES = /^\W*(?:and |but |so )?(?:is|was|are|were) (?:that|this|those|these)\b/i;
