import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { readNarrowing } from "../../facts/fact-topics";
import { conditionNames } from "../../understand/criteria/clauses/clause-words";
import type { Criterion } from "../../understand/criteria/criteria";
import type { Earlier } from "../../understand/follow-ups/earlier";
import type { AskedQuestion } from "../../understand/read-question";
import { type FactList, findFactList } from "../find-fact-list";
import type { Retrieved } from "../retrieved";
import { narrowed } from "./narrowed";

/**
 * What is approved for a condition beside the peptides that were spoken of: "what else is approved for
 * acromegaly?", "are there alternatives?". The condition is the question's own, else that of the
 * questions before. Null where the question asks for no others, or no condition is known.
 */
export function findOthers(
  library: LibraryIndex,
  message: string,
  { text, focus, topics, spokenOf }: AskedQuestion,
  earlier: Earlier[],
): Retrieved | null {
  const known = topics.length > 0 ? topics : spokenOf;
  if (known.length === 0 || !ASKS_FOR_OTHERS.test(text)) return null;
  const own = readNarrowing(message).conditions;
  const [before = []] = earlier
    .map((asked) => readNarrowing(asked.message).conditions)
    .filter(({ length }) => length > 0);
  const meant = own.length > 0 ? own : focus.length === 0 ? before : [];
  if (meant.length === 0) return null;
  const said = `Which peptides are approved for ${conditionNames(meant).join(" or ")}?`;
  const list = findFactList(library, said);
  if (!list || list === "unknown") return null;
  return { kind: "facts", list: besides(list, known), said, passages: [] };
}

/** A list without some peptides. */
function besides(list: FactList, known: LibraryPeptide[]): FactList {
  const others: Criterion = {
    words: `other than ${known.map(({ name }) => name).join(" and ")}`,
    holds: (subject) => known.every(({ record }) => record !== subject.record),
  };
  return narrowed(list, others);
}

/** "Which other mitochondrial peptides are there?" asks for none that were spoken of. */
export function withoutSpokenOf(list: FactList, { text, spokenOf }: AskedQuestion): FactList {
  const isListed = list.found.some((one) => spokenOf.includes(one));
  return isListed && OTHER.test(text) ? besides(list, spokenOf) : list;
}

const OTHER = /\b(?:(?:which|what|any|the) others?|else)\b/;

const ASKS_FOR_OTHERS =
  /\b(?:what|anything|something|which) else (?:is|are|was|that|helps?|treats?|works?|exists?|there|can|for|do doctors)\b(?!.*\b(?:it|its|they|them|§)\b)|\b(?:alternative|substitute)s?\b|\bother (?:peptides|medicines|drugs|treatments|options|ones)\b/;
