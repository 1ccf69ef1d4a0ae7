import { CONCERNS } from "../../src/concerns";
import { tokenize } from "../../src/words/tokens";
import { fingerprintOf } from "../fingerprint";
import { readData } from "../read-data";

export interface Example {
  message: string;
  tokens: string[];
  /** The row of its concern in `CONCERNS`. */
  concern: number;
  /** Whose way of writing it is: the origin. */
  voice: string;
}

/** All texts of `data/concerns.jsonl`, in their order. */
export function readExamples(): Example[] {
  return readData("concerns").map(({ text, label, origin }) =>
    toExample(text, { concern: CONCERNS.indexOf(label), voice: origin }),
  );
}

export function toExample(
  message: string,
  { concern, voice }: Omit<Example, "message" | "tokens">,
): Example {
  return { message, tokens: tokenize(message), concern, voice };
}

/** Says whether a model was made from these examples. */
export function fingerprint(examples: Example[]): string {
  return fingerprintOf(examples.map(({ message, concern }) => `${concern} ${message}`));
}
