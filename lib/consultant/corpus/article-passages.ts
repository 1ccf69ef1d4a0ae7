import { peptideIdsOf } from "@/lib/content/linked-peptides";
import type { Article } from "@/lib/content/research/article-schema";
import { yearOf } from "@/lib/content/research/article-year";
import { retractionMark } from "@/lib/content/research/retraction";
import { makePassage, type Passage } from "./passage";
import { readParagraphs } from "./read-paragraphs";

/** What the page of a paper says: where it appeared, whether it was retracted, and our summary. */
export function toArticlePassage(article: Article): Passage {
  const { id, title } = article;
  return makePassage({
    id: `article-${id}`,
    section: "article",
    peptideId: peptideIdsOf(article).find((peptideId) => peptideId > 0) ?? 0,
    title: `Paper: ${title}`,
    href: `/research/${id}`,
    paragraphs: [
      [
        bibliographicSentence(article),
        ...retractionSentences(title),
        ...identifiers(article),
        ...(article.url ? [] : [NO_ADDRESS]),
      ],
      ...readParagraphs(article.abstract),
    ],
    names: [title],
  });
}

/** Said of a paper that no link leads to. */
export const NO_ADDRESS = "No web address is on record for it.";

/** “Title” by Authors, Journal, year. */
export function bibliographicSentence(article: Article): string {
  const { title, authors, source } = article;
  const by = authors ? ` by ${authors.replace(/\.$/, "")}` : "";
  const where = [source, yearOf(article)].filter(Boolean).join(", ");
  return `“${title.replace(/\.$/, "")}”${by}${where ? `, ${where}` : ""}.`;
}

function retractionSentences(title: string): string[] {
  const mark = retractionMark(title);
  if (!mark) return [];
  return [`${mark}.`, "A retracted paper is withdrawn by its journal and is not evidence."];
}

function identifiers({ pmid, doi }: Article): string[] {
  const known = [pmid && `PubMed ${pmid}`, doi && `DOI ${doi}`].filter(Boolean);
  return known.length > 0 ? [`Its record: ${known.join(", ")}.`] : [];
}
