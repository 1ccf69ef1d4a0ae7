import "server-only";
import { cached } from "@/lib/cache";
import { evidenceTitle } from "@/lib/content/peptides/evidence";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import { listArticlesOfPeptide } from "@/lib/content/research/article-queries";
import { idInAddress } from "@/lib/content/wire";
import { listFactChanges } from "@/lib/facts/history/fact-change-queries";
import { changeEntry, paperEntry } from "./feed-entries";
import { writeFeed } from "./write-feed";

/** The Atom feed of a peptide: its papers, and changes of its facts and of its tier of evidence. */
export async function getPeptideFeed(key: string): Promise<string | null> {
  const id = idInAddress.safeParse(key);
  return id.success ? readPeptideFeed(id.data) : null;
}

const readPeptideFeed = cached(
  "peptide-feed",
  (id) => [`peptides:${id}`, `research:of-${id}`],
  async (id: number) => {
    const peptide = await getPeptide(id);
    if (!peptide) return null;
    const { name, evidenceTier, facts } = peptide;
    const [articles, changes] = await Promise.all([listArticlesOfPeptide(id), listFactChanges(id)]);
    const evidence = evidenceTier ? ` Evidence: ${evidenceTitle(evidenceTier, facts)}.` : "";
    return writeFeed({
      path: `/peptides/${id}`,
      feedPath: `/peptides/${id}/feed.xml`,
      title: name,
      description: `Papers on ${name}, and changes of its facts.${evidence}`,
      entries: [...articles.map(paperEntry), ...changes.map((change) => changeEntry(change, name))],
    });
  },
);
