import { plainQuestions } from "@/lib/consultant/written-answers/plain-questions";
import { fingerprintOf } from "../fingerprint";
import { readData } from "../read-data";
import { readPageQuestions } from "./page-questions";

/** A message, with § for a peptide's name, and the key of the plain question that it puts, or "none". */
export interface PlainText {
  text: string;
  key: string;
}

/**
 * The texts of `data/plain.jsonl` and the phrasings of `plain-questions.json`; and what puts no plain question:
 * every fourteenth phrasing of what only the readers of a page ask, and every tenth danger or request in English.
 */
export function readPlainTexts(): PlainText[] {
  return [
    ...readData("plain").map(({ text, label }) => ({ text, key: label })),
    ...[...plainQuestions].flatMap(([key, { phrasings }]) =>
      phrasings.map((text) => ({ text, key })),
    ),
    ...readPageQuestions()
      .flatMap(({ questions }) => questions.flat())
      .filter((_, at) => at % EVERY_ASKED === 0)
      .map((text) => ({ text, key: "none" })),
    ...readData("concerns")
      .filter(({ label, language }) => OF_HARM.has(label) && language === "en")
      .filter((_, at) => at % 10 === 0)
      .map(({ text }) => ({ text, key: "none" })),
  ];
}

const OF_HARM = new Set<string>(["emergency", "selfHarm", "dose", "source", "evasion", "orders"]);

/** One of so many teaches what puts no plain question. */
const EVERY_ASKED = 14;

/** Says whether weights were trained on these texts. */
export function fingerprint(texts: PlainText[]): string {
  return fingerprintOf(texts.map(({ text, key }) => `${key} ${text}`));
}
