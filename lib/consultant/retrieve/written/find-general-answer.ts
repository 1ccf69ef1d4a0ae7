import type { LibraryIndex } from "../../corpus/library-index";
import { stemsOf } from "../../text/stems-of";
import { ASKS_MANY } from "../../understand/read-question";
import type { GeneralAnswer } from "../../written-answers/general-answers";
import { likenesses, matchPhrasing } from "../../written-answers/phrasings";
import type { PlainReading } from "../../written-answers/plain-reader";
import { GENERAL, similaritiesOf } from "../../written-answers/question-embeddings";
import { shareHeld } from "../pages/word-weights";
import type { Asked, Retrieved } from "../retrieved";

/** The written answer to a message that asks nothing of a peptide and nothing beside. */
export function findGeneral(
  library: LibraryIndex,
  { topics, text, whole, spokenOf }: Asked,
): Retrieved | null {
  if (topics.length > 0 || (whole && whole.focus.length > 0) || POINTS.test(text)) return null;
  if (spokenOf.length > 0 && !OF_PEPTIDES.test(text)) return null;
  // Of two that are near one is as good as the other.
  const answer = IS_ONE.test(text) ? null : matchPhrasing(library.general, text, { ahead: 0 });
  // What is approved for something is listed from the facts, and whole.
  if (!answer || isElse(text, answer)) return null;
  return toGeneral(library, answer);
}

/**
 * The written list whose question a message comes nearest to by its embedding, where the facts have no list of
 * it. Null where two come near, and where the message has a word that the list has not.
 */
export function findGeneralByMeaning(
  library: LibraryIndex,
  { topics, text, focus, spokenOf }: Asked,
  reading: PlainReading | undefined,
): Retrieved | null {
  const embedding = reading?.whole.embedding;
  const goesOn = spokenOf.length > 0 || POINTS.test(text);
  if (topics.length > 0 || !embedding || (goesOn && !ASKS_MANY.test(text))) return null;
  const similarities = similaritiesOf(GENERAL, embedding);
  const alike = likenesses(library.general, text);
  const [best, next] = library.general.asked
    .map(({ key: answer, vocabulary }, row) => {
      const similarity = similarities[answer.at] ?? 0;
      return { answer, vocabulary, similarity, score: similarity + (alike[row] ?? 0) / 2 };
    })
    .sort((one, other) => other.score - one.score);
  if (!best || best.similarity < LEAST_SIMILAR || best.score < LEAST_SCORE) return null;
  if (next && best.score - next.score < LEAST_AHEAD) return null;
  if (isElse(text, best.answer)) return null;
  const told = best.answer.parts.flatMap(({ sentences }) => sentences.map((one) => one.text));
  const held = shareHeld(library, focus, best.vocabulary, stemsOf(told.join(" ")));
  return held < LEAST_HELD ? null : toGeneral(library, best.answer);
}

// Chosen on the lists of the tuning cases.
const LEAST_SIMILAR = 0.7;
const LEAST_SCORE = 1;
const LEAST_AHEAD = 0.08;
const LEAST_HELD = 0.85;

function toGeneral(library: LibraryIndex, answer: GeneralAnswer): Retrieved {
  const listed = answer.listed.flatMap((id) => library.peptides.find((one) => one.id === id) ?? []);
  const passages = answer.parts.flatMap(({ sentences }) => sentences.map(({ passage }) => passage));
  return { kind: "general", answer, listed, passages: [...new Set(passages)] };
}

/**
 * What leaves something out, or lists what is approved, has words that the written list does not heed; what asks of
 * one thing by name asks for no list.
 */
function isElse(text: string, { key }: GeneralAnswer): boolean {
  return (
    OF_ONE_THING.test(text) ||
    (APPROVED.test(text) && !OF_APPROVALS.has(key)) ||
    (EXCEPTS.test(text) && key !== OF_EXCEPTIONS)
  );
}

/** "How does warfarin work?" */
const OF_ONE_THING =
  /^\W*(?:how (?:does|do)|what(?:'?s| is| are)|explain) (?:the mechanism of |an? |the )?(?!peptides?\b)[\w-]+(?: (?:work|act))?\W*$|\btranslate\b/;
const EXCEPTS = /\b(?:other than|apart from|except\w*|excluding|anything but|not about)\b/;
const OF_EXCEPTIONS = "salts-other-than-acetate";
const APPROVED = /\b(?:approv|licen[cs]|authori[sz])/;
const OF_APPROVALS = new Set(["fda", "newest", "are-legal"]);
const OF_PEPTIDES = /\bpeptides?\b|\b(?:anything|something|which (?:one|ones|drugs?|medicines?))\b/;
/** "Is collagen a peptide?" */
const IS_ONE = /^\W*(?:is|are) [\w-]+ (?:an? )?(?:\w+ )?peptides?\W*$/;
/** It asks of what was named before. */
const POINTS =
  /\b(?:it|its|they|them|those|these|this one|that one|the (?:first|second|third|last|other|latter|former))\b/;
