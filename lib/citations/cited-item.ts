import type { Article } from "@/lib/content/research/article-schema";
import { yearOf } from "@/lib/content/research/article-year";
import { env } from "@/lib/env";
import { comparisonPage } from "@/lib/seo/pages";
import { absolute } from "@/lib/seo/structured-data/page-data";

export interface CitedName {
  family: string;
  /** Initials without full stops: "JPH", "VKh". Empty for an organisation or a name in another form. */
  initials: string;
}

/** What a citation says of a paper or of a page of this site. */
export interface CitedItem {
  /** Stable, and unique on this site. */
  id: string;
  kind: "article" | "page";
  title: string;
  authors: CitedName[];
  /** Whether there are more authors than are recorded. */
  hasMoreAuthors: boolean;
  /** The journal, or this site; empty where it is not known. */
  container: string;
  year: number | null;
  /** Of a page: the day of its last change, ISO 8601. */
  day?: string;
  doi?: string;
  pmid?: string;
  url?: string;
  /** Of a page: the version of the library's data. */
  version?: string;
}

/** What the seed says as the source of a paper whose journal is not recorded. */
const NO_JOURNAL = ["PubMed", "Journal not recorded"];

export function citedPaper(article: Article): CitedItem {
  const { id, title, authors, journal, source, doi, pmid, url } = article;
  return {
    id: `amide-paper-${id}`,
    kind: "article",
    title,
    ...readAuthors(authors ?? ""),
    container: journal || (NO_JOURNAL.includes(source) ? "" : source),
    year: yearOf(article),
    ...(doi && { doi }),
    ...(pmid && { pmid }),
    ...(url && { url }),
  };
}

export function citedPeptide({ id, name, updatedAt }: Dated, version: string): CitedItem {
  return citedPage(`amide-peptide-${id}`, name, `/peptides/${id}`, [updatedAt], version);
}

/** A comparison was last changed when the last of its peptides was. */
export function citedComparison(peptides: Dated[], version: string): CitedItem {
  const { path, title } = comparisonPage(peptides);
  const days = peptides.map(({ updatedAt }) => updatedAt);
  return citedPage(`amide${path.replaceAll("/", "-")}`, title, path, days, version);
}

type Dated = { id: number; name: string; updatedAt: string };

function citedPage(
  id: string,
  title: string,
  path: string,
  changes: string[],
  version: string,
): CitedItem {
  const day = changes.toSorted().at(-1)?.slice(0, 10) ?? "";
  return {
    id,
    kind: "page",
    title,
    authors: [{ family: env.SITE_NAME, initials: "" }],
    hasMoreAuthors: false,
    container: env.SITE_NAME,
    year: Number(day.slice(0, 4)),
    day,
    url: absolute(path),
    version,
  };
}

/** "Frías JP", "Khavinson VKh": a family name and initials, of which one may have two letters. */
const NAME = /^(.+?)\s+(\p{Lu}|(?:\p{Lu}\p{Ll}?){2,4})$/u;

/** "Frías JP, Davies MJ et al." as PubMed writes authors. */
function readAuthors(text: string): Pick<CitedItem, "authors" | "hasMoreAuthors"> {
  const names = text.replace(/[,;]?\s*et al\.?\s*$/i, "");
  return {
    hasMoreAuthors: names !== text,
    authors: names
      .split(/[,;]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const [, family = name, initials = ""] = NAME.exec(name) ?? [];
        return { family, initials };
      }),
  };
}
