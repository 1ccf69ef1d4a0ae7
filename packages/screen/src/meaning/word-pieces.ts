import { readFileSync } from "node:fs";
import { Tokenizer } from "@huggingface/tokenizers";
import { weightFiles } from "../weight-files";
import { clean } from "../words/tokens";

/** The numbers of the pieces of words (SentencePiece) that the encoder reads, at most `MOST_PIECES`. */
export function toPieces(message: string): number[] {
  tokenizer ??= new Tokenizer(JSON.parse(readFileSync(weightFiles.pieces, "utf8")), {});
  const { ids } = tokenizer.encode(clean(message), { add_special_tokens: false });
  return ids.length > 0 ? ids.slice(0, MOST_PIECES) : [UNKNOWN];
}

/** Whether the encoder, which knows English, has a vector for nearly all of it. */
export function isLegible(pieces: number[]): boolean {
  return pieces.filter((piece) => piece === UNKNOWN).length <= pieces.length * MOST_UNKNOWN;
}

const MOST_UNKNOWN = 0.15;

let tokenizer: Tokenizer | undefined;

/** Stands for what is no piece, and for nothing at all. */
const UNKNOWN = 0;
/** The encoder learnt from no longer messages; it has places for 128. */
const MOST_PIECES = 96;
