import "server-only";
import { type Likelihoods, nameShares } from "./concerns";
import { limits } from "./limits";
import { weighMeaning } from "./meaning/encoder";
import { isLegible, toPieces } from "./meaning/word-pieces";
import { weightFiles } from "./weight-files";
import { openLinearModel, scoreNgrams } from "./words/linear-model";
import { hashNgrams } from "./words/ngrams";
import { tokenize } from "./words/tokens";
import { softmax } from "./words/vectors";

/**
 * How likely a text is each concern, from 0 to 1, together 1, by two models that err differently: one
 * knows words and spellings, the other the meaning. Their log odds are averaged, so that one of them
 * alone raises an alarm only if the other leaves it possible (decision 040). About three milliseconds
 * for twenty words.
 */
export async function weighConcerns(text: string): Promise<Likelihoods> {
  const ngrams = openLinearModel(weightFiles.ngrams);
  const byWords = softmax(scoreNgrams(ngrams, hashNgrams(tokenize(text))));
  const pieces = toPieces(text);
  const byMeaning = await weighMeaning(pieces);
  const words = isLegible(pieces) ? limits.words : limits.illegibleWords;
  return nameShares(averageLogOdds(byWords, byMeaning, words));
}

/** The weighted geometric mean of two distributions, from 0 to 1, together 1. */
export function averageLogOdds(
  first: ArrayLike<number>,
  second: ArrayLike<number>,
  weightOfFirst: number,
): Float64Array {
  const log = (share = 0) => Math.log(Math.max(share, MIN_SHARE));
  return softmax(
    Float64Array.from(
      first,
      (share, row) => weightOfFirst * log(share) + (1 - weightOfFirst) * log(second[row]),
    ),
  );
}

/** A share that rounds to nothing rules nothing out. */
const MIN_SHARE = 1e-6;

/** The same of each stretch of a long message, in which what is said in passing weighs more. */
export async function weighStretches(message: string): Promise<Likelihoods[]> {
  const stretches: Likelihoods[] = [];
  for (const stretch of cutStretches(message)) stretches.push(await weighConcerns(stretch));
  return stretches;
}

/** Above which likelihood a danger in a message is met; the encoder tells little of a script that it cannot read. */
export function urgentLimitOf(message: string): number {
  const isLong = (message.match(WORD) ?? []).length >= limits.long;
  return isLong && isLegible(toPieces(message)) ? limits.urgentOfLong : limits.urgent;
}

/** Stretches of so many words, each of which begins within the one before; none of a short message. */
function cutStretches(message: string): string[] {
  const words = message.match(WORD) ?? [];
  if (words.length <= STRETCH) return [];
  const count = Math.ceil((words.length - STRETCH) / STEP) + 1;
  return Array.from({ length: count }, (_, at) =>
    words.slice(at * STEP, at * STEP + STRETCH).join(""),
  );
}

const STRETCH = 60;
const STEP = 40;
/** Scripts that do not part words are cut all the same. */
const WORD = /\S{1,20}\s*/gu;
