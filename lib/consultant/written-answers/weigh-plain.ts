import "server-only";
import { readMeaning, toPieces, weightFiles } from "@amide/screen";
import { fold } from "@/lib/search/fold";
import { readPhrases } from "../understand/words/readers-phrases";
import { plainQuestions } from "./plain-questions";

/** What puts no plain question. */
const NONE = "none";
/** The plain questions in the order of the model's labels, and what puts none of them. */
export const PLAIN_KEYS = [...plainQuestions.keys(), NONE].sort();

/** A plain question, and how likely a message puts it and nothing more, from 0 to 1. */
export interface WeighedPlain {
  key: string;
  likelihood: number;
}

/** What the encoder of plain questions makes of a text. */
export interface ReadQuestion {
  /** The likeliest plain question; null where it puts none. */
  plain: WeighedPlain | null;
  /** The two plain questions that are likeliest, whether or not it puts one. */
  likeliest: WeighedPlain[];
  /** A unit vector, compared with those of the questions of a page; null of an empty text. */
  embedding: Float32Array | null;
}

/**
 * Reads a text with § for a peptide's name by what a sentence encoder learnt of texts that readers wrote: about
 * two milliseconds, in a thread of its own.
 */
export async function classifyQuestion(text: string): Promise<ReadQuestion> {
  if (!/\p{L}/u.test(text)) return { plain: null, likeliest: [], embedding: null };
  const pieces = toPlainPieces(text);
  const { likelihoods, embedding } = await readMeaning(
    weightFiles.plain,
    pieces,
    PLAIN_KEYS.length,
  );
  const weighed = PLAIN_KEYS.map((key, at) => ({ key, likelihood: likelihoods[at] ?? 0 })).sort(
    (one, other) => other.likelihood - one.likelihood,
  );
  const [first] = weighed;
  const likeliest = weighed.filter(({ key }) => key !== NONE).slice(0, 2);
  return { plain: first && first.key !== NONE ? first : null, likeliest, embedding };
}

/** A text as the encoder reads it: a name tells it nothing. */
export function toPlainPieces(text: string): number[] {
  return toPieces(readPhrases(fold(text)).replaceAll("§", "the peptide"));
}
