import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { type PeptideRow, peptideInput } from "@/lib/content/peptides/peptide-schema";
import { BulkCategoryDialog } from "./bulk-category-dialog";
import { BulkEvidenceDialog } from "./bulk-evidence-dialog";
import { peptideColumns } from "./peptide-columns";
import { peptideSections } from "./peptide-sections";

export const peptides: TableDeclaration<PeptideRow> = {
  nameField: "name",
  columns: peptideColumns,
  sorts: [
    { key: "name-az", label: "Name A-Z" },
    { key: "name-za", label: "Name Z-A" },
  ],
  filter: { label: "Category", all: "All categories" },
  publicHref: (id) => `/peptides/${id}`,
  sections: peptideSections,
  input: peptideInput,
  bulkEdits: [
    { label: "Change categories", Dialog: BulkCategoryDialog },
    { label: "Set evidence", Dialog: BulkEvidenceDialog },
  ],
};
