import type { PeptideFacts } from "@/lib/facts/facts-schema";
import type { ArticleFile } from "../seed/data-files";
import type { Check, Located, Problem } from "./content";
import { listRepeated } from "./records";

const MIN_SHARED_WORDS = 0.25;
const MAX_YEARS_APART = 1;
const ARTICLES = "articles.yaml";
const PUBMED_NUMBER =
  /^https:\/\/(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/(\d+)/;

/**
 * A paper with a PMID has it as its key. Where facts name the same PMID, their title and year must
 * not contradict the paper's: a mistyped PMID mostly belongs to some other paper.
 */
export const checkPapers: Check = ({ articles, facts }) => {
  const papers = new Map(articles.map((article) => [article.pmid, article]));
  papers.delete(undefined);
  return [
    ...articles.flatMap(listKeyProblems),
    ...listRepeatedDois(articles),
    ...facts.flatMap((file) => [
      ...listSourceProblems(file, papers),
      ...listTrialProblems(file, papers),
      ...listOutcomeProblems(file, papers),
    ]),
  ];
};

type Papers = Map<string | undefined, ArticleFile>;

function listKeyProblems({ key, pmid }: ArticleFile): Problem[] {
  if (pmid === undefined || !/^\d+$/.test(pmid) || key === pmid) return [];
  return [{ file: ARTICLES, field: `${key}.key`, problem: `is not its PMID ${pmid}` }];
}

function listRepeatedDois(articles: ArticleFile[]): Problem[] {
  const known = articles.filter(({ doi }) => doi !== undefined);
  return listRepeated(known, ({ doi }) => doi?.toLowerCase()).map(({ key }) => ({
    file: ARTICLES,
    field: `${key}.doi`,
    problem: "is another paper's too",
  }));
}

function listSourceProblems({ file, sources }: Located<PeptideFacts>, papers: Papers): Problem[] {
  return Object.entries(sources).flatMap(([key, { title, year, pmid, url }]) => {
    const report = (field: string, problem: string) => [
      { file, field: `sources.${key}.${field}`, problem },
    ];
    const linked = PUBMED_NUMBER.exec(url ?? "")?.[1];
    const paper = papers.get(pmid);
    return [
      ...(pmid && linked && linked !== pmid ? report("url", `is not that of PMID ${pmid}`) : []),
      ...(paper && !isLikeTitle(title, paper.title)
        ? report("title", `is not that of PMID ${pmid}: "${paper.title}"`)
        : []),
      ...(paper && areApart(year, paper.year)
        ? report("year", `is ${year}, but that of PMID ${pmid} is ${paper.year}`)
        : []),
    ];
  });
}

function listTrialProblems({ file, trials }: Located<PeptideFacts>, papers: Papers): Problem[] {
  return trials.flatMap(({ pmid, year }, at) => {
    const paper = papers.get(pmid);
    if (!areApart(year, paper?.year)) return [];
    const problem = `is ${year}, but that of PMID ${pmid} is ${paper?.year}`;
    return [{ file, field: `trials[${at}].year`, problem }];
  });
}

/** An outcome says nothing of its papers, so their PMIDs must be known from elsewhere. */
function listOutcomeProblems(
  { file, sources, trials, outcomes }: Located<PeptideFacts>,
  papers: Papers,
): Problem[] {
  const own = new Set([...Object.values(sources), ...trials].map(({ pmid }) => pmid));
  return outcomes.flatMap(({ pmids }, at) =>
    pmids.flatMap((pmid, place) =>
      own.has(pmid) || papers.has(pmid)
        ? []
        : [
            {
              file,
              field: `outcomes[${at}].pmids[${place}]`,
              problem: `${pmid} is that of no source, trial or paper`,
            },
          ],
    ),
  );
}

function areApart(year: number | undefined, other: number | undefined): boolean {
  if (year === undefined || other === undefined) return false;
  return Math.abs(year - other) > MAX_YEARS_APART;
}

/** Sources may shorten a title or name a summary of the paper. */
function isLikeTitle(title: string, other: string): boolean {
  const words = wordsOf(title);
  const others = wordsOf(other);
  const shared = [...words].filter((word) => others.has(word));
  return shared.length >= MIN_SHARED_WORDS * Math.min(words.size, others.size);
}

function wordsOf(title: string): Set<string> {
  return new Set(title.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));
}
