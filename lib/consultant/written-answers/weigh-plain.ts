import "server-only";
import { readMeaning, toPieces, weightFiles } from "@amide/screen";
import { fold } from "@/lib/search/fold";
import { readPhrases } from "../understand/words/readers-phrases";
import { plainQuestions } from "./plain-questions";

/** The plain questions in the order of the model's labels, and what puts none of them. */
export const PLAIN_KEYS = [...plainQuestions.keys(), "none"].sort();

/** A plain question, and how likely a message puts it and nothing more, from 0 to 1. */
export interface WeighedPlain {
  key: string;
  likelihood: number;
}

/** What the encoder of plain questions makes of a text. */
export interface ReadQuestion {
  /** The likeliest plain question; null where it puts none. */
  plain: WeighedPlain | null;
  /** A unit vector, compared with those of the questions of a page; null of an empty text. */
  embedding: Float32Array | null;
}

/**
 * Reads a text with § for a peptide's name by what a sentence encoder learnt of texts that readers wrote: about
 * two milliseconds, in a thread of its own.
 */
export async function classifyQuestion(text: string): Promise<ReadQuestion> {
  if (!/\p{L}/u.test(text)) return { plain: null, embedding: null };
  const pieces = toPlainPieces(text);
  const { likelihoods, embedding } = await readMeaning(
    weightFiles.plain,
    pieces,
    PLAIN_KEYS.length,
  );
  const at = likelihoods.reduce(
    (best, share, row) => (share > (likelihoods[best] ?? 0) ? row : best),
    0,
  );
  const key = PLAIN_KEYS[at];
  const isPlain = key !== undefined && key !== "none";
  return { plain: isPlain ? { key, likelihood: likelihoods[at] ?? 0 } : null, embedding };
}

/** A text as the encoder reads it: a name tells it nothing. */
export function toPlainPieces(text: string): number[] {
  return toPieces(readPhrases(fold(text)).replaceAll("§", "the peptide"));
}
