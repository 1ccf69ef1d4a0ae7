import { fingerprintOf } from "../fingerprint";
import { readData } from "../read-data";

/** Questions that describe a peptide without its name, and the pages that are meant; or no page. */
export interface DescribedQuestion {
  ask: string;
  pages: string[];
}

export function readDescribedQuestions(): DescribedQuestion[] {
  return readData("described").map(({ text, pages }) => ({ ask: text, pages }));
}

/** Says whether weights were fitted to these questions. */
export function fingerprint(questions: DescribedQuestion[]): string {
  return fingerprintOf(questions.map(({ ask, pages }) => `${pages.join(" ")} ${ask}`));
}
