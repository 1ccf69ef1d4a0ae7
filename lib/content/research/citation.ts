import { toText } from "@/lib/html/sanitise";
import type { Article } from "./article-schema";
import { yearOf } from "./article-year";

type Cited = Pick<
  Article,
  "title" | "authors" | "journal" | "source" | "publisher" | "year" | "date" | "pmid" | "doi"
>;

/** Authors, title, journal, publisher, year and identifiers, as a list of references has them. */
export function fullCitation(article: Cited): string {
  const { title, authors, journal, source, publisher, pmid, doi } = article;
  const parts = [
    authors,
    title,
    journal || source,
    publisher,
    yearOf(article)?.toString(),
    pmid && `PMID ${pmid}`,
    doi && `DOI ${doi}`,
  ];
  return parts
    .map((part) => part?.trim())
    .filter((part) => part)
    .map((part) => (/[.?!]$/.test(part ?? "") ? part : `${part}.`))
    .join(" ");
}

/** Shown with the citation of a paper without an address. */
export const NO_ADDRESS_NOTE =
  "No web address is on record for this paper. A library or a literature search can find it by its citation.";

/** The text below the abstract, or instead of it. */
export function abstractNote({ abstract, url }: Pick<Article, "abstract" | "url">): string {
  if (abstract) {
    const ours = "This is our own short summary.";
    return url ? `${ours} The authors' abstract is at the source.` : ours;
  }
  const none = "We have no summary of this paper.";
  return url ? `${none} Its abstract can be read at the source.` : none;
}

/** Whether there is nothing to read: neither an address nor a text of the paper is on record. */
export function isCitationOnly({
  url,
  abstract,
  content,
}: Pick<Article, "url" | "abstract" | "content">): boolean {
  return !url && toText(abstract) === "" && toText(content) === "";
}
