import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "@/tests/support/database";
import { buildConsultantLibrary } from "../corpus/consultant-library";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { plainQuestions } from "./plain-questions";
import { holdingAnswers, type WrittenAnswer } from "./written-answers";
import { readWrittenFile, type WrittenFile } from "./written-file";

setUpDatabase("sqlite");
let library: LibraryIndex;
let file: WrittenFile;
beforeAll(async () => {
  library = await buildConsultantLibrary();
  file = await readWrittenFile();
});

function findPeptide(name: string): LibraryPeptide {
  const found = library.peptides.find((peptide) => peptide.name === name);
  if (!found) throw new Error(`${name} is not seeded`);
  return found;
}

function allOf({ written }: LibraryPeptide): WrittenAnswer[] {
  return [
    ...written.plain.values(),
    ...written.versus.values(),
    ...(written.particular?.asked.map(({ key }) => key) ?? []),
  ];
}

/** Figures as they are compared: without thin spaces and thousands separators. */
function figuresOf(text: string): string[] {
  return text.replaceAll(/,(?=\d{3})/g, "").match(/\d+(?:\.\d+)?/g) ?? [];
}

describe("written answers", () => {
  it("all hold on the seeded pages", () => {
    for (const peptide of library.peptides) {
      const { plain = {}, versus = {}, particular = [] } = file.pages[peptide.id] ?? {};
      const written = Object.keys(plain).length + Object.keys(versus).length + particular.length;
      expect(allOf(peptide).length, peptide.name).toBe(written);
    }
  });

  it("answer questions that are known", () => {
    for (const { plain } of Object.values(file.pages)) {
      for (const key of Object.keys(plain)) expect(plainQuestions.has(key), key).toBe(true);
    }
  });

  it("hold no figure that the paragraphs they rest on lack", () => {
    const strange = library.peptides.flatMap((peptide) =>
      allOf(peptide).flatMap(({ key, sentences, sources }) => {
        const names = library.peptides.flatMap((one) => [
          one.name,
          ...one.synonyms,
          ...one.brandNames,
        ]);
        const known = new Set(
          figuresOf([...sources.flatMap((source) => source.sentences), ...names].join(" ")),
        );
        const told = figuresOf(sentences.map(({ text }) => text).join(" "));
        return told.filter((figure) => !known.has(figure)).map((figure) => `${key}: ${figure}`);
      }),
    );
    expect(strange).toEqual([]);
  });

  it("advise nobody", () => {
    const advice = library.peptides
      .flatMap(allOf)
      .filter(({ sentences }) =>
        sentences.some(({ text }) =>
          /\b(?:you (?:should|must|can|may)|ask your|consult|see a doctor)\b/i.test(text),
        ),
      );
    expect(advice.map(({ key }) => key)).toEqual([]);
  });

  it("are no longer given once a paragraph that they rest on has changed", () => {
    const page = findPeptide("PT-141 (Bremelanotide)");
    const overview = page.passages.get("overview");
    if (!overview) throw new Error("no overview");
    const changed = {
      ...page,
      passages: new Map([
        ...page.passages,
        [
          "overview" as const,
          { ...overview, paragraphs: [["Something else."], ...overview.paragraphs.slice(1)] },
        ],
      ]),
    };
    const find = (id: number) => library.peptides.find((one) => one.id === id);
    const held = holdingAnswers(file, changed, find);
    const before = holdingAnswers(file, page, find);
    expect(before.plain.has("pill")).toBe(true);
    expect(held.plain.has("pill")).toBe(false);
    expect(held.plain.has("side-effects")).toBe(true);
  });

  it("of a comparison are gone with either page", () => {
    const page = findPeptide("PT-141 (Bremelanotide)");
    expect(page.written.versus.size).toBeGreaterThan(0);
    expect(holdingAnswers(file, page, () => undefined).versus.size).toBe(0);
  });
});
