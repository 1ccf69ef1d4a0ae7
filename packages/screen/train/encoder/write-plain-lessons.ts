// npm run lessons:plain -- FILE: what the encoder of plain questions learns from; also writes the words of these.
import { writeFileSync } from "node:fs";
import { contentWords } from "@/lib/consultant/text/content-words";
import { PLAIN_KEYS, toPlainPieces } from "@/lib/consultant/written-answers/weigh-plain";
import { fold } from "@/lib/search/fold";
import { misspell } from "../linear/misspell";
import { seededRandom, shuffle } from "../linear/random";
import { readPageQuestions } from "../questions/page-questions";
import { fingerprint, readPlainTexts } from "../questions/plain-texts";
import { readToldBefore } from "../questions/told-before";
import { writeLessons } from "./lessons";

const EPOCHS = 4;
const MISSPELT = 0.15;

const texts = readPlainTexts();
const random = seededRandom(3);
const epochs = Array.from({ length: EPOCHS }, () =>
  shuffle(texts, random).map(({ text, key }) => ({
    pieces: toPlainPieces(random() < MISSPELT ? misspell(text, random) : text),
    label: PLAIN_KEYS.indexOf(key),
  })),
);
const told = readToldBefore();
const afterTold = (text: string) => `${told[Math.floor(random() * told.length)]} ${text}`;
const pages = readPageQuestions().map(({ questions }) =>
  questions.map((phrasings) => [
    ...phrasings.map(toPlainPieces),
    ...phrasings.slice(0, 2).map((text) => toPlainPieces(misspell(text, random))),
    ...phrasings.slice(-2).map((text) => toPlainPieces(afterTold(text))),
  ]),
);
writeLessons({ examples: fingerprint(texts), labels: PLAIN_KEYS.length, epochs, pages });

// What stands in hardly any question that is put plainly makes one particular: "ever sold as a perfume ingredient".
const LEAST_TEXTS = 3;
const counts = new Map<string, number>();
for (const { text, key } of texts) {
  if (key === "none") continue;
  for (const word of new Set(contentWords(fold(text)))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
}
const words = [...counts].filter(([, count]) => count >= LEAST_TEXTS).map(([word]) => word);
const target = new URL(
  "../../../../lib/consultant/written-answers/plain-words.json",
  import.meta.url,
);
writeFileSync(target, `${JSON.stringify(words.sort(), null, 2)}\n`);
