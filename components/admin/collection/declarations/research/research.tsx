import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { type ArticleRow, articleInput } from "@/lib/content/research/article-schema";
import { idColumn } from "../id-column";
import { publicationEdits } from "../publications/publication-edits";
import {
  linkedPeptidesColumn,
  linkedPeptidesFilter,
  linkedPeptidesSection,
  publicationSorts,
  sourceColumn,
  titleColumn,
} from "../publications/publication-parts";

export const research: TableDeclaration<ArticleRow> = {
  nameField: "title",
  columns: [
    idColumn,
    titleColumn("Abstract", ({ abstract, year, createdAt }) => ({
      text: abstract,
      note: publishedOrAdded(year, createdAt),
    })),
    sourceColumn("source", "Source"),
    linkedPeptidesColumn("Related Peptide"),
  ],
  sorts: publicationSorts("Date"),
  filter: linkedPeptidesFilter,
  publicHref: (id) => `/research/${id}`,
  sections: [
    {
      title: "Article",
      fields: [
        { name: "title", label: "Title", kind: "textarea", rows: 2 },
        { name: "source", label: "Source", kind: "text" },
        { name: "authors", label: "Authors", kind: "text" },
        { name: "year", label: "Year", kind: "number", isInteger: true },
        {
          name: "date",
          label: "Date",
          kind: "text",
          placeholder: "2024-05-31",
          help: "A year, a month or a day, as 2024, 2024-05 or 2024-05-31.",
        },
        { name: "url", label: "URL", kind: "url" },
        { name: "journal", label: "Journal", kind: "text" },
        { name: "publisher", label: "Publisher", kind: "text" },
        { name: "pmid", label: "PMID", kind: "text", isMono: true, maxLength: 9 },
        { name: "doi", label: "DOI", kind: "text", isMono: true },
      ],
    },
    {
      title: "Text",
      fields: [
        { name: "abstract", label: "Abstract", kind: "html" },
        { name: "content", label: "Content", kind: "html" },
      ],
    },
    linkedPeptidesSection,
  ],
  input: articleInput,
  // A paper without authors or address is saved without them; what is left out is cleared.
  omittedWhenBlank: ["authors", "url"],
  bulkEdits: publicationEdits,
};

function publishedOrAdded(year: number | null, createdAt: string): string {
  return year === null ? `Added ${createdAt.slice(0, 10)}` : `Published ${year}`;
}
