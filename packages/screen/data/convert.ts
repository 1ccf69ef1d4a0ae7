// Writes the texts of scripts/screen and scripts/retrieval as JSONL, in the order in which they were read.
import { writeFileSync } from "node:fs";
import eld from "eld/large";
import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import { LANGUAGES } from "@/lib/consultant/safety/message-language";
import { readDescribedQuestions } from "@/scripts/retrieval/described-questions";
import { readNamedQuestions } from "@/scripts/retrieval/named-questions";
import { readExamples } from "@/scripts/screen/examples";

const folderLanguages: Record<string, string> = {
  arabic: "ar",
  chinese: "zh",
  dutch: "nl",
  french: "fr",
  german: "de",
  hindi: "hi",
  italian: "it",
  japanese: "ja",
  korean: "ko",
  polish: "pl",
  portuguese: "pt",
  russian: "ru",
  spanish: "es",
  swedish: "sv",
  turkish: "tr",
  ukrainian: "uk",
};
eld.setLanguageSubset([...LANGUAGES]);

/** What the detector is sure of, where that is the language of the origin. */
function languageOf(text: string, origin: string): string {
  const found = eld.detect(text);
  const expected = folderLanguages[origin.replace(/-short$/, "")] ?? "en";
  return found.isReliable() && found.language === expected ? expected : "und";
}

const write = (name: string, lines: object[]) =>
  writeFileSync(
    new URL(`${name}.jsonl`, import.meta.url),
    lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
  );

write(
  "concerns",
  readExamples().map(({ message, concern, voice }) => ({
    text: message,
    label: CONCERNS[concern],
    language: languageOf(message, voice),
    origin: voice,
    split: "train",
  })),
);
write(
  "described",
  readDescribedQuestions().map(({ ask, pages }) => {
    const origin = pages.length > 0 ? "described" : "undescribed";
    return {
      text: ask,
      label: origin,
      language: languageOf(ask, origin),
      origin,
      split: "train",
      pages,
    };
  }),
);
write(
  "told",
  readNamedQuestions().map(({ id, ask, isTold }) => {
    const origin = isTold ? "told" : "untold";
    return {
      text: ask,
      label: origin,
      language: languageOf(ask, origin),
      origin,
      split: "train",
      peptide: id,
    };
  }),
);
