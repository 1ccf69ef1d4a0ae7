import type { BulkEditDialog } from "@/components/admin/collection/declaration";
import { BulkPeptidesDialog } from "./bulk-peptides-dialog";
import { BulkYearDialog } from "./bulk-year-dialog";

export const publicationEdits: BulkEditDialog[] = [
  { label: "Change peptides", Dialog: BulkPeptidesDialog },
  { label: "Set year", Dialog: BulkYearDialog },
];
