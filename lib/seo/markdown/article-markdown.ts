import "server-only";
import { cached } from "@/lib/cache";
import { peptideIdsOf } from "@/lib/content/linked-peptides";
import { listPeptideNames } from "@/lib/content/peptides/peptide-queries";
import { getArticle } from "@/lib/content/research/article-queries";
import { yearOf } from "@/lib/content/research/article-year";
import { abstractNote, fullCitation, NO_ADDRESS_NOTE } from "@/lib/content/research/citation";
import { retractionMark } from "@/lib/content/research/retraction";
import { toHtml } from "@/lib/html/sanitise";
import { facts, heading, link, list, opening, paragraph, toMarkdown } from "./markdown";

/** The page of an article as Markdown; null if it does not exist. */
export const getArticleMarkdown = cached(
  "article-markdown",
  (id) => [`research:${id}`, "peptides:names"],
  async (id: number) => {
    const article = await getArticle(id);
    if (!article) return null;
    const ids = peptideIdsOf(article);
    const peptides = (await listPeptideNames()).filter((peptide) => ids.includes(peptide.id));
    const mark = retractionMark(article.title);
    return toMarkdown(
      [
        opening(article.title, `/research/${id}`),
        mark &&
          paragraph(`${mark}. A retracted paper is withdrawn by its journal and is not evidence.`),
        facts([
          ["Authors", article.authors],
          ["Source", article.source],
          ["Year", yearOf(article)],
          ["PubMed", article.pmid],
          ["DOI", article.doi],
          ["Full paper", article.url],
        ]),
        heading(2, "Abstract"),
        toHtml(article.abstract),
        paragraph(abstractNote(article)),
        toHtml(article.content),
        !article.url &&
          heading(2, "Citation") + paragraph(fullCitation(article)) + paragraph(NO_ADDRESS_NOTE),
        peptides.length > 0 && heading(2, "Peptides"),
        list(peptides.map((peptide) => link(peptide.name, `/peptides/${peptide.id}`))),
      ]
        .filter(Boolean)
        .join(""),
    );
  },
);
