import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { getAbstractsAddress } from "@/lib/content/research/abstracts-file";
import { listAbstracts, listArticleCards } from "@/lib/content/research/article-queries";
import {
  foldText,
  type LibraryFilter,
  noFilter,
  type ResearchTab,
  selectItems,
} from "@/lib/content/research/library";
import { listVideoCards } from "@/lib/content/videos/video-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { type PeptideNames, ResearchLibrary } from "./research-library";
import { SkeletonsOnArrival } from "./research-skeleton";

export const researchMetadata = (path: string) =>
  pageMetadata({
    title: "Research & Resources",
    description:
      "Published papers and educational videos on the peptides of the library, searchable by words and by peptide.",
    path,
  });

/** /research in one of its tabs, with the filter of its address. */
export function ResearchPage({
  tab,
  filter = noFilter,
}: {
  tab: ResearchTab;
  filter?: LibraryFilter;
}) {
  return (
    <div className="py-10 sm:py-14">
      <h1 className="text-3xl sm:text-[2.75rem]">Research & Resources</h1>
      <p className="mt-3 max-w-text text-soft">
        The papers that the library rests on, and what else helps to understand them. A paper is
        listed for what it studied, not as a recommendation.
      </p>
      <SkeletonsOnArrival tab={tab}>
        <Library tab={tab} filter={filter} />
      </SkeletonsOnArrival>
    </div>
  );
}

async function Library({ tab, filter }: { tab: ResearchTab; filter: LibraryFilter }) {
  const [articles, videos, peptides, abstractsAddress, found] = await Promise.all([
    listArticleCards(),
    listVideoCards(),
    listPeptideNames(),
    getAbstractsAddress(),
    findArticles(tab, filter),
  ]);
  return (
    <ResearchLibrary
      articles={articles}
      videos={videos}
      peptides={peptides}
      abstractsAddress={abstractsAddress}
      asked={{ tab, filter }}
      found={found}
    />
  );
}

/** By name, as a reader would sort them. */
export async function listPeptideNames(): Promise<PeptideNames> {
  const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
  return (await listPeptideCards())
    .map(({ id, name }): PeptideNames[number] => [id, name])
    .sort(([, a], [, b]) => collator.compare(a, b));
}

/** The browser searches the abstracts too, but has not loaded them when it first renders the page. */
async function findArticles(tab: ResearchTab, { query }: LibraryFilter) {
  if (tab !== "articles" || query.trim() === "") return undefined;
  const [articles, abstracts] = await Promise.all([listArticleCards(), listAbstracts()]);
  return selectItems(articles, { ...noFilter, query }, ({ id, title, source, authors }) =>
    foldText(title, abstracts[id], source, authors),
  ).map(({ id }) => id);
}
