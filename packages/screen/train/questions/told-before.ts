import { swapNames } from "../linear/swap-names";
import { readData } from "../read-data";

/**
 * What people tell of themselves before they ask, a sentence each: the first of the calm messages that tell a story.
 * None names a peptide or asks.
 */
export function readToldBefore(): string[] {
  return readData("concerns")
    .filter(({ label, origin }) => label === "ordinary" && TELL.has(origin))
    .flatMap(({ text }) => {
      const [, sentence = "", rest = ""] = FIRST.exec(text) ?? [];
      const words = sentence.split(" ").length;
      const isTold = rest !== "" && words >= LEAST_WORDS && words <= MOST_WORDS;
      return isTold && !swapNames(sentence, () => 0) ? [sentence] : [];
    });
}

const TELL = new Set(["calm-stories", "stories", "two-questions", "prescribed", "at-home"]);
const FIRST = /^([^.?!]{10,90}\.) (.{10,})/s;
const LEAST_WORDS = 4;
const MOST_WORDS = 14;
