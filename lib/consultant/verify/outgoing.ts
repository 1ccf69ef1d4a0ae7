import { splitWords } from "@/lib/search/words";

/** Whether a sentence tells the reader what to take, inject, mix or buy. */
export function isGuidance(sentence: string): boolean {
  return TELLS.test(sentence.toLowerCase());
}

const DEED =
  "(?:take|inject|use|dose|swallow|mix|reconstitute|draw|pin|start|increase|buy|order|purchase|stop)";
const TELLS = new RegExp(
  `\\b(?:you|your)\\b.{0,40}\\b${DEED}|^${DEED}\\b|\\b(?:i|we) (?:recommend|suggest|advise)`,
);

const RUN = 6;

/** A text that is never shown: whoever repeats so many of its words in a row has given it away. */
export class Secret {
  readonly #runs: Set<string>;

  constructor(text: string) {
    this.#runs = new Set(runsOf(text));
  }

  isIn(sentence: string): boolean {
    return runsOf(sentence).some((run) => this.#runs.has(run));
  }
}

function runsOf(text: string): string[] {
  const words = splitWords(text);
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, at) => words.slice(at, at + RUN).join(" "));
}
