import type { TableDeclaration } from "@/components/admin/collection/declaration";
import {
  DEFAULT_AVATAR_COLOR,
  type PeptideRow,
  peptideInput,
} from "@/lib/content/peptides/peptide-schema";
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
  defaults: {
    name: "",
    shortDescription: "",
    description: "",
    peptideType: "",
    molecularWeight: "",
    molecularFormula: "",
    commonUses: "",
    warnings: "",
    benefits: "",
    sideEffects: "",
    dosage: "",
    mechanismOfAction: "",
    research: "",
    avatarColor: DEFAULT_AVATAR_COLOR,
    avatarText: "",
    categoryIds: "",
    conditions: [],
    synonyms: [],
    brandNames: [],
    sequence: null,
    massNote: null,
    cas: null,
    pubchemCid: null,
    regulatoryStatus: null,
    regulatoryStatusSource: null,
    wadaProhibited: null,
    wadaNote: null,
    wadaSource: null,
    notes: null,
    evidenceTier: null,
    evidenceReason: null,
    facts: null,
  },
  sections: peptideSections,
  input: peptideInput,
  bulkEdits: [
    { label: "Change categories", Dialog: BulkCategoryDialog },
    { label: "Set evidence", Dialog: BulkEvidenceDialog },
  ],
  notices: {
    loadFailed: "Failed to load peptides. Please try again.",
    createFailed: "Failed to create peptide.",
    updateFailed: "Failed to update peptide.",
    deleteFailed: "Failed to delete peptide.",
    created: "Peptide created successfully!",
    updated: "Peptide updated successfully!",
    deleted: "Peptide deleted successfully!",
  },
};
