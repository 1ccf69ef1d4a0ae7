import type { PeptideFile } from "../seed/data-files";
import type { Check, Problem } from "./content";
import { countSentences, LIST_FIELDS, listWords, PARAGRAPH_FIELDS } from "./texts";

type Range = readonly [min: number, max: number];

const WORDS: Record<(typeof PARAGRAPH_FIELDS)[number], Range> = {
  description: [120, 300],
  mechanismOfAction: [80, 200],
  research: [80, 250],
  sideEffects: [40, 160],
  dosage: [35, 140],
  warnings: [35, 160],
};

const ITEMS: Record<(typeof LIST_FIELDS)[number], { count: Range; characters: Range }> = {
  benefits: { count: [3, 8], characters: [3, 120] },
  commonUses: { count: [2, 6], characters: [3, 110] },
  conditions: { count: [1, 8], characters: [11, 60] },
};

/** Reports fields of peptides and abstracts that are too short or too long. */
export const checkLengths: Check = ({ peptides, articles }) => [
  ...peptides.flatMap((peptide) =>
    listLengthProblems(peptide).map((found) => ({ file: peptide.file, ...found })),
  ),
  ...articles.flatMap(({ key, abstract }) =>
    abstract
      ? outside(countSentences(abstract), [2, 4], "sentences").map((problem) => ({
          file: "articles.yaml",
          field: `${key}.abstract`,
          problem,
        }))
      : [],
  ),
];

function listLengthProblems(peptide: PeptideFile): Omit<Problem, "file">[] {
  const { shortDescription, evidence, avatar } = peptide;
  const measured: [field: string, problems: string[]][] = [
    ["shortDescription", outside(shortDescription.length, [80, 280], "characters")],
    ["shortDescription", outside(countSentences(shortDescription), [1, 2], "sentences")],
    ["evidence.reason", outside(evidence.reason.length, [40, 220], "characters")],
    ["avatar.text", outside([...avatar.text].length, [1, 4], "characters")],
    ...PARAGRAPH_FIELDS.map((field): [string, string[]] => [
      field,
      outside(listWords(peptide[field]).length, WORDS[field], "words"),
    ]),
    ...LIST_FIELDS.flatMap((field): [string, string[]][] => [
      [field, outside(peptide[field].length, ITEMS[field].count, "items")],
      ...peptide[field].map((item, index): [string, string[]] => [
        `${field}[${index}]`,
        outside(item.length, ITEMS[field].characters, "characters"),
      ]),
    ]),
  ];
  return measured.flatMap(([field, problems]) => problems.map((problem) => ({ field, problem })));
}

function outside(size: number, [least, most]: Range, unit: string): string[] {
  return size < least || size > most ? [`has ${size} ${unit}, wants ${least} to ${most}`] : [];
}
