import type { ScholarlyArticle } from "schema-dts";
import { peptideIdsOf } from "@/lib/content/linked-peptides";
import type { Article } from "@/lib/content/research/article-schema";
import { yearOf } from "@/lib/content/research/article-year";
import { GENERAL } from "@/lib/content/research/library";
import { retractionMark } from "@/lib/content/research/retraction";
import { pages } from "@/lib/seo/pages";
import { absolute, type Nodes, pageNodes, substanceId } from "./page-data";

/**
 * The page of an article and its paper. Our summary is never declared as the paper's abstract.
 */
export function articleNodes(article: Article): Nodes {
  const path = `/research/${article.id}`;
  const named = peptideIdsOf(article).filter((id) => id !== GENERAL);
  const page = pageNodes(
    { path, title: article.title },
    "WebPage",
    {
      datePublished: article.createdAt,
      dateModified: article.updatedAt,
      mainEntity: { "@id": paperId(article) },
      ...(named.length > 0 && { mentions: named.map((id) => ({ "@id": substanceId(id) })) }),
    },
    [pages.research],
  );
  const journal = article.journal || article.source;
  const authors = authorsOf(article);
  return [
    ...page,
    {
      ...paperNode(article),
      ...(authors.length > 0 && {
        author: authors.map((name) => ({ "@type": "Person" as const, name })),
      }),
      ...(journal && { isPartOf: { "@type": "Periodical", name: journal } }),
      ...(article.publisher && {
        publisher: { "@type": "Organization", name: article.publisher },
      }),
      ...(article.url && { url: article.url }),
    } satisfies ScholarlyArticle,
  ];
}

/** A paper as a bibliographic reference. */
export function paperNode(article: Article) {
  const { title, pmid, doi } = article;
  const year = yearOf(article);
  const addresses = [
    ...(doi ? [`https://doi.org/${encodeURI(doi)}`] : []),
    ...(pmid ? [`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`] : []),
  ];
  return {
    "@type": "ScholarlyArticle",
    "@id": paperId(article),
    headline: title,
    ...(year && { datePublished: String(year) }),
    ...(addresses.length > 0 && { sameAs: addresses }),
    ...(retractionMark(title) === "Retracted paper" && { creativeWorkStatus: "Retracted" }),
  } satisfies ScholarlyArticle;
}

function paperId({ id }: Article): string {
  return absolute(`/research/${id}#paper`);
}

// As PubMed prints them: "Chang CH, Tsai WC et al."
function authorsOf({ authors }: Article): string[] {
  const names = (authors ?? "").replace(/,?\s*et al\.?$/i, "").split(",");
  return names.map((name) => name.trim()).filter(Boolean);
}
