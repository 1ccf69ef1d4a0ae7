import { BulkPeptidesDialog } from "../bulk/bulk-peptides-dialog";
import { BulkYearDialog } from "../bulk/bulk-year-dialog";
import type { BulkEditDialog } from "../declaration";

export const publicationEdits: BulkEditDialog[] = [
  { label: "Change peptides", Dialog: BulkPeptidesDialog },
  { label: "Set year", Dialog: BulkYearDialog },
];
