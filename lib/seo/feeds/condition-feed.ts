import "server-only";
import { cached } from "@/lib/cache";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { listArticlesOfPeptide } from "@/lib/content/research/article-queries";
import type { Article } from "@/lib/content/research/article-schema";
import type { CollectedCondition } from "@/lib/facts/collections/conditions";
import { readFactChanges } from "@/lib/facts/history/fact-change-store";
import { synonymsOfCondition } from "@/lib/facts/vocabulary";
import { toText } from "@/lib/html/sanitise";
import { fold } from "@/lib/search/fold";
import { changeEntry, paperEntry } from "./feed-entries";
import { writeFeed } from "./write-feed";

/** The Atom feed of a condition: what is new on it among the peptides of its page. */
export async function getConditionFeed(key: string): Promise<string | null> {
  const { conditions } = await getCollectedFacts();
  return conditions.some((condition) => condition.key === key) ? readConditionFeed(key) : null;
}

const readConditionFeed = cached(
  "condition-feed",
  ["peptides", "research", "categories"],
  async (key: string) => {
    const { conditions } = await getCollectedFacts();
    const condition = conditions.find((candidate) => candidate.key === key);
    if (!condition) return null;
    const { name, entries } = condition;
    const names = new Map(entries.map(({ peptide }) => [peptide.id, peptide.name]));
    const [changes, papers] = await Promise.all([
      readFactChanges([...names.keys()]),
      listPapers(condition),
    ]);
    return writeFeed({
      path: `/conditions/${key}`,
      feedPath: `/conditions/${key}/feed.xml`,
      title: name,
      description: `Papers on peptides for ${name}, and changes of facts about it.`,
      entries: [
        ...papers.map(paperEntry),
        ...changes
          .filter((change) => change.conditions.includes(key) || change.kind === "evidenceTier")
          .map((change) => changeEntry(change, names.get(change.peptideId) ?? "")),
      ],
    });
  },
);

/** Papers of its peptides that a fact about it cites, or whose title or abstract names it. */
async function listPapers({ key, name, entries }: CollectedCondition): Promise<Article[]> {
  const cited = new Set(
    entries.flatMap(({ facts: { trials, outcomes } }) => [
      ...trials.map(({ pmid }) => pmid),
      ...outcomes.flatMap(({ pmids }) => pmids),
    ]),
  );
  const words = [name, ...synonymsOfCondition(key)].map(foldWords);
  const lists = await Promise.all(entries.map(({ peptide }) => listArticlesOfPeptide(peptide.id)));
  const papers = new Map(lists.flat().map((paper) => [paper.id, paper]));
  return [...papers.values()].filter(({ pmid, title, abstract }) => {
    if (pmid && cited.has(pmid)) return true;
    const text = foldWords(`${title} ${toText(abstract)}`);
    return words.some((word) => text.includes(word));
  });
}

/** Words between spaces, so that one is found as a whole. */
function foldWords(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}
