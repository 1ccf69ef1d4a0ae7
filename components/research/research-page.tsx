import { withFailure } from "@/components/site/page-failure";
import { Static } from "@/components/site/static";
import { compareNames } from "@/lib/compare-names";
import { listPeptideNames as listAllNames } from "@/lib/content/peptides/peptide-queries";
import { abstractsFile } from "@/lib/content/research/abstracts-file";
import { listAbstracts, listArticleCards } from "@/lib/content/research/article-queries";
import {
  foldText,
  GENERAL,
  INITIAL_COUNT,
  type LibraryFilter,
  noFilter,
  type ResearchTab,
  researchHref,
  selectItems,
} from "@/lib/content/research/library";
import { papersFile } from "@/lib/content/research/papers-file";
import { listVideoCards } from "@/lib/content/videos/video-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { ArticleList } from "./article-list";
import { type PeptideNames, ResearchLibrary } from "./research-library";
import { ResearchSkeleton, SkeletonsOnArrival } from "./research-skeleton";

/** Results of a search are not indexed. */
export const researchMetadata = (path: string, isIndexed = true) =>
  pageMetadata({ ...pages.research, path, isIndexed });

interface Asked {
  tab: ResearchTab;
  filter?: LibraryFilter;
  /** Every match, not only the first ones. */
  isWhole?: boolean;
}

/** /research in one of its tabs, with the filter of its address. */
export const ResearchPage = withFailure(async (asked: Asked) => {
  const library = await drawLibrary(asked);
  return (
    <div className="py-10 sm:py-14">
      <h1 className="text-3xl sm:text-[2.75rem]">Research & Resources</h1>
      <p className="mt-3 max-w-text text-soft">
        The papers behind the library's entries, with videos and guides. A paper is listed for what
        it studied, not as a recommendation.
      </p>
      <SkeletonsOnArrival tab={asked.tab}>{library}</SkeletonsOnArrival>
    </div>
  );
});

async function drawLibrary({ tab, filter = noFilter, isWhole = false }: Asked) {
  // The filter belongs to the requested tab; the others start unfiltered.
  const shown = tab === "articles" ? filter : noFilter;
  const [total, found, videos, peptides, papersAddress, abstractsAddress] = await Promise.all([
    listArticleCards().then(({ length }) => length),
    findArticles(shown),
    listVideoCards(),
    listPeptideNames(),
    papersFile.getAddress(),
    abstractsFile.getAddress(),
  ]);
  const articles = {
    filter: shown,
    isWhole,
    total,
    found: found.length,
    papersAddress,
    abstractsAddress,
    list: (
      <Static
        id="papers"
        path={researchHref("articles", shown, isWhole)}
        fallback={<ResearchSkeleton kind="articles" />}
      >
        <ArticleList
          articles={isWhole ? found : found.slice(0, INITIAL_COUNT)}
          names={new Map([[GENERAL, "General"], ...peptides])}
        />
      </Static>
    ),
  };
  return (
    <ResearchLibrary
      articles={articles}
      videos={videos}
      peptides={peptides}
      asked={{ tab, filter, isWhole }}
    />
  );
}

/** By name, in alphabetical order. */
export async function listPeptideNames(): Promise<PeptideNames> {
  return (await listAllNames())
    .map(({ id, name }): PeptideNames[number] => [id, name])
    .sort(([, a], [, b]) => compareNames(a, b));
}

export async function findArticles(filter: LibraryFilter) {
  const [articles, abstracts] = await Promise.all([listArticleCards(), listAbstracts()]);
  return selectItems(articles, filter, ({ id, title, source, authors }) =>
    foldText(title, abstracts[id], source, authors),
  );
}
