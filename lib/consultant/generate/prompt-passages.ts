import { composeFactList } from "../compose/facts/compose-fact-list";
import { frame } from "../compose/parts/frames";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { makePassage, type Passage } from "../corpus/passage";
import type { FactList } from "../retrieve/find-fact-list";
import { shareHeld } from "../retrieve/pages/word-weights";
import type { Retrieved } from "../retrieve/retrieved";
import { cutAtTokens } from "./context-tokens";

/**
 * What a provider is sent on a question, the most telling first, cut at a budget of tokens: of the
 * peptides meant their whole pages and facts, and the papers that the question touches; of a list that
 * was queried all its members, each with the fact that makes it one.
 */
export function promptPassages(
  library: LibraryIndex,
  retrieved: Retrieved,
  maxTokens: number,
): Passage[] {
  return cutAtTokens(collect(library, retrieved), maxTokens);
}

function collect(library: LibraryIndex, retrieved: Retrieved): Passage[] {
  switch (retrieved.kind) {
    case "topics":
    case "comparison": {
      const { topics, focus, passages } = retrieved;
      return interleave(topics.map((topic) => pageOf(library, topic, focus, passages)));
    }
    case "facts":
      return listPassages(retrieved.list);
    default:
      return retrieved.passages;
  }
}

/** All that the library says on a peptide: what was found for the question, then what holds its words. */
function pageOf(
  library: LibraryIndex,
  topic: LibraryPeptide,
  focus: string[],
  found: Passage[],
): Passage[] {
  const isFound = (passage: Passage) => found.includes(passage);
  const held = ({ stems }: Passage) => (focus.length > 0 ? shareHeld(library, focus, stems) : 0);
  const papers = topic.articles.filter(
    (paper) => isFound(paper) || held(paper) >= MIN_SHARE_OF_PAPER,
  );
  const scored = [...topic.factPassages.values(), ...topic.passages.values(), ...papers].map(
    (passage) => ({ passage, score: FOCUS_COUNTS * held(passage) + priorOf(passage) }),
  );
  const rest = scored
    .filter(({ passage }) => !isFound(passage))
    .sort((a, b) => b.score - a.score)
    .map(({ passage }) => passage);
  return [...found.filter(({ peptideId }) => peptideId === topic.id), ...rest];
}

/** A paper that holds less of the question's weight is about something else. */
const MIN_SHARE_OF_PAPER = 0.3;
const FOCUS_COUNTS = 5;

/** What most answers need comes first, whatever the question's words. */
function priorOf({ section }: Passage): number {
  if (section === "overview") return 2;
  if (section === "facts" || section === "evidence") return 1;
  return section === "papers" ? 0 : 0.5;
}

/** In turn one of each, so that a budget cuts all sides alike. */
function interleave(lists: Passage[][]): Passage[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
  return [...new Set(inTurn.flat())];
}

/** The count and the names, then a passage of each member. Nothing of an empty list: the library says so itself. */
function listPassages(list: FactList): Passage[] {
  const { found, criteria, href } = list;
  if (found.length === 0) return [];
  const summary = frame("allByFacts", {
    count: found.length === 1 ? "1 peptide" : `${found.length} peptides`,
    criteria: criteria.map(({ words }) => words).join("; "),
  });
  return [
    makePassage({
      id: "facts-list",
      section: "facts",
      peptideId: 0,
      title: "Peptide Database",
      href: href ?? "/database",
      paragraphs: [[`${summary} They are: ${found.map(({ name }) => name).join(", ")}.`]],
    }),
    ...found.flatMap((peptide) => memberPassages(list, peptide)),
  ];
}

/** The facts for which a peptide is in a list, under their own address. */
function memberPassages(list: FactList, peptide: LibraryPeptide): Passage[] {
  return composeFactList({ ...list, found: [peptide] })
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ text, passage }) =>
      passage?.peptideId === peptide.id ? [{ ...passage, paragraphs: [[text]] }] : [],
    );
}
