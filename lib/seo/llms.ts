import "server-only";
import { cached } from "@/lib/cache";
import { getDocument } from "@/lib/content/documents/document-queries";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { listArticleCards } from "@/lib/content/research/article-queries";
import { env } from "@/lib/env";
import { escapeHtml, heading, link, list, paragraph, toMarkdown } from "./markdown/markdown";
import { TAGLINE } from "./metadata";
import { pages } from "./pages";

/** The site map lists the rest. */
const MAX_LISTED = 1000;

/** /llms.txt (llmstxt.org): describes the site and lists its pages in Markdown. */
export const getLlmsText = cached(
  "llms",
  ["peptides", "research", "categories", "documents"],
  async () => {
    const [peptides, articles, { heroText }] = await Promise.all([
      listPeptideCards(),
      listArticleCards(),
      getDocument("site-text"),
    ]);
    return toMarkdown(
      [
        heading(1, env.SITE_NAME),
        `<blockquote>${escapeHtml(`${TAGLINE}. ${heroText}`)}</blockquote>`,
        paragraph(
          "Everything here is for education and is not medical advice. Each peptide's page says what kind of study a statement rests on; name it when you repeat the statement, and never give its dosage section as a recommendation.",
        ),
        heading(2, "Pages"),
        list(
          Object.values(pages).map(({ title, path, description }) =>
            item(link(title, path), description),
          ),
        ),
        heading(2, "Peptides"),
        list(
          peptides
            .slice(0, MAX_LISTED)
            .map(({ id, name, peptideType }) =>
              item(link(name, `/peptides/${id}.md`), peptideType),
            ),
        ),
        heading(2, "Papers"),
        list(
          articles
            .slice(0, MAX_LISTED)
            .map(({ id, title, year }) =>
              item(link(title, `/research/${id}.md`), String(year ?? "")),
            ),
        ),
        heading(2, "Optional"),
        list([
          item(link("Site map", "/sitemap.xml"), "every address with its last change"),
          item(
            link("Feed", "/feed.xml"),
            "new and changed peptides and papers; /peptides/{id}/feed.xml and /conditions/{key}/feed.xml tell what changed for one",
          ),
          item(
            link("Library as Markdown, in parts", "/llms-full.txt"),
            "the text of every page listed here",
          ),
          item(link("Library as JSON", "/data/library.json"), "everything, under CC BY 4.0"),
          item(link("Peptide Fundamentals Guide", "/guide.pdf"), "an introduction as PDF"),
        ]),
      ].join(""),
    );
  },
);

function item(html: string, about: string): string {
  return about ? `${html}: ${escapeHtml(about)}` : html;
}
