import type { PeptideFile } from "../seed/data-files";
import type { Check, Problem } from "./content";
import { excerpt, type FieldText, listParagraphTexts, listPlainTexts, readableText } from "./texts";

const CITATION_BY_HAND = /\bet al\b|\bPMID\b|\bdoi\b|https?:|\b10\.\d{4,9}\/\S/gi;
const YEAR = /\b(?:19|20)\d\d\b/g;

/** `research` must cite exactly the papers that the peptide lists, and only as `[[key]]`. */
export const checkCitations: Check = ({ peptides }) =>
  peptides.flatMap((peptide) =>
    [
      ...listKeyProblems(peptide),
      ...[...listPlainTexts(peptide), ...listParagraphTexts(peptide)].flatMap(listHandProblems),
    ].map((found) => ({ file: peptide.file, ...found })),
  );

/** Every listed paper must exist, and every paper must be listed by a peptide. */
export const checkArticleLists: Check = ({ peptides, articles }) => {
  const keys = new Set(articles.map(({ key }) => key));
  const listed = new Set(peptides.flatMap((peptide) => peptide.articles));
  return [
    ...peptides.flatMap(({ file, articles: own }) =>
      own
        .filter((key) => !keys.has(key))
        .map((key) => ({ file, field: "articles", problem: `${key} is not in articles.yaml` })),
    ),
    ...articles
      .filter(({ key }) => !listed.has(key))
      .map(({ key }) => ({
        file: "articles.yaml",
        field: key,
        problem: "is listed by no peptide",
      })),
  ];
};

function listKeyProblems({ research, articles }: PeptideFile): Omit<Problem, "file">[] {
  const cited = new Set([...research.matchAll(/\[\[(.*?)\]\]/g)].map(([, key = ""]) => key));
  const repeated = articles.filter((key, index) => articles.indexOf(key) < index);
  return [
    ...[...cited]
      .filter((key) => !articles.includes(key))
      .map((key) => ({ field: "research", problem: `cites ${key}, which is not listed` })),
    ...[...new Set(articles)]
      .filter((key) => !cited.has(key))
      .map((key) => ({ field: "research", problem: `does not cite ${key}, which is listed` })),
    ...repeated.map((key) => ({ field: "articles", problem: `lists ${key} twice` })),
  ];
}

function listHandProblems({ field, text }: FieldText): Omit<Problem, "file">[] {
  if (field !== "research" && text.includes("[[")) {
    return [{ field, problem: "cites a paper; only research does" }];
  }
  const readable = readableText(text);
  if (/\[\[|\]\]/.test(readable)) return [{ field, problem: "has a [[key]] mark left open" }];
  const patterns = field === "research" ? [CITATION_BY_HAND, YEAR] : [CITATION_BY_HAND];
  return patterns.flatMap((pattern) =>
    [...readable.matchAll(pattern)].map(({ 0: found, index }) => ({
      field,
      problem: `citation by hand: "${excerpt(readable, index, found.length)}"`,
    })),
  );
}
