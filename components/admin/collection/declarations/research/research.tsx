import { DescribedTitle } from "@/components/admin/collection/cells/described-title";
import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { type ArticleRow, articleInput } from "@/lib/content/research/article-schema";
import { idColumn } from "../id-column";
import {
  linkedPeptidesColumn,
  linkedPeptidesFilter,
  linkedPeptidesSection,
} from "../publications/linked-peptides";
import { publicationEdits } from "../publications/publication-edits";

export const research: TableDeclaration<ArticleRow> = {
  nameField: "title",
  columns: [
    idColumn,
    {
      key: "title",
      label: "Title",
      sorts: ["title-az", "title-za"],
      defaultSort: "newest",
      cellClass: "max-md:py-1",
      cell: ({ title, abstract, year, createdAt }, link) => (
        <DescribedTitle
          title={title}
          link={link}
          text={abstract}
          textName="Abstract"
          note={publishedOrAdded(year, createdAt)}
        />
      ),
    },
    {
      key: "source",
      label: "Source",
      headClass: "md:w-1/5",
      cellClass: "max-md:py-0 max-md:text-sm",
      cell: ({ source }) => source,
    },
    linkedPeptidesColumn("Related Peptide"),
  ],
  sorts: [
    { key: "newest", label: "Date: newest" },
    { key: "oldest", label: "Date: oldest" },
    { key: "title-az", label: "Title A-Z" },
    { key: "title-za", label: "Title Z-A" },
  ],
  filter: linkedPeptidesFilter,
  publicHref: (id) => `/research/${id}`,
  defaults: {
    title: "",
    abstract: "",
    content: "",
    source: "",
    publisher: "",
    authors: null,
    year: null,
    date: null,
    url: null,
    journal: null,
    pmid: null,
    doi: null,
    peptideIds: "",
  },
  sections: [
    {
      title: "Article",
      fields: [
        {
          name: "title",
          label: "Title",
          kind: "textarea",
          rows: 2,
          required: true,
          maxLength: 500,
        },
        { name: "source", label: "Source", kind: "text", required: true, maxLength: 300 },
        { name: "authors", label: "Authors", kind: "text", isNullable: true, maxLength: 1000 },
        { name: "year", label: "Year", kind: "number", min: 1800, max: 2200, isInteger: true },
        {
          name: "date",
          label: "Date",
          kind: "text",
          isNullable: true,
          placeholder: "2024-05-31",
          help: "A year, a month or a day, as 2024, 2024-05 or 2024-05-31.",
        },
        { name: "url", label: "URL", kind: "url", isNullable: true, maxLength: 2000 },
        { name: "journal", label: "Journal", kind: "text", isNullable: true, maxLength: 300 },
        { name: "publisher", label: "Publisher", kind: "text", maxLength: 300 },
        { name: "pmid", label: "PMID", kind: "text", isMono: true, isNullable: true, maxLength: 9 },
        { name: "doi", label: "DOI", kind: "text", isMono: true, isNullable: true, maxLength: 300 },
      ],
    },
    {
      title: "Text",
      fields: [
        { name: "abstract", label: "Abstract", kind: "html", maxLength: 20_000 },
        { name: "content", label: "Content", kind: "html" },
      ],
    },
    linkedPeptidesSection,
  ],
  input: articleInput,
  // A paper without authors or address is saved without them; what is left out is cleared.
  omittedWhenBlank: ["authors", "url"],
  bulkEdits: publicationEdits,
  notices: {
    loadFailed: "Failed to load research articles. Please try again.",
    createFailed: "Failed to create research article.",
    updateFailed: "Failed to update research article.",
    deleteFailed: "Failed to delete research article.",
    created: "Research article created successfully!",
    updated: "Research article updated successfully!",
    deleted: "Research article deleted successfully!",
  },
};

function publishedOrAdded(year: number | null, createdAt: string): string {
  return year === null ? `Added ${createdAt.slice(0, 10)}` : `Published ${year}`;
}
