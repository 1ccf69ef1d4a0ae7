import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { FACT_SECTIONS } from "@/components/admin/forms/facts/fact-section-list";
import { EVIDENCE_TIERS, evidenceLabels } from "@/lib/content/peptides/evidence";

export const peptideSections: TableDeclaration["sections"] = [
  {
    title: "Basic Information",
    fields: [
      { name: "name", label: "Name", kind: "text", required: true, maxLength: 200 },
      {
        name: "shortDescription",
        label: "Short Description",
        kind: "html",
        maxLength: 5000,
        help: "Shown on cards and in lists.",
      },
      { name: "description", label: "Description", kind: "html" },
      { name: "synonyms", label: "Synonyms", kind: "chips", holds: "list", maxLength: 120 },
      {
        name: "brandNames",
        label: "Brand Names",
        kind: "chips",
        holds: "list",
        maxLength: 120,
        help: "Of an approved medicine.",
      },
    ],
  },
  {
    title: "Technical Details",
    fields: [
      { name: "peptideType", label: "Peptide Type", kind: "text", maxLength: 200 },
      {
        name: "molecularWeight",
        label: "Molecular Weight",
        kind: "text",
        maxLength: 60,
        help: "Left empty, it is computed from the formula or the sequence.",
      },
      {
        name: "molecularFormula",
        label: "Molecular Formula",
        kind: "text",
        isMono: true,
        maxLength: 200,
      },
      {
        name: "sequence",
        label: "Sequence",
        kind: "textarea",
        isMono: true,
        isNullable: true,
        maxLength: 2000,
        help: "In one-letter or three-letter codes; the picture on the page is drawn from it.",
      },
      {
        name: "massNote",
        label: "Note on the Mass",
        kind: "text",
        isNullable: true,
        maxLength: 500,
      },
      {
        name: "cas",
        label: "CAS Number",
        kind: "text",
        isMono: true,
        isNullable: true,
        placeholder: "137525-51-0",
      },
      { name: "pubchemCid", label: "PubChem CID", kind: "number", min: 1, isInteger: true },
    ],
  },
  {
    title: "Usage",
    fields: [
      {
        name: "commonUses",
        label: "Common Uses",
        kind: "chips",
        holds: "text",
        maxLength: 20_000,
      },
      { name: "benefits", label: "Benefits", kind: "chips", holds: "text", maxLength: 20_000 },
      {
        name: "conditions",
        label: "Related Conditions",
        kind: "chips",
        holds: "list",
        maxLength: 200,
      },
      { name: "dosage", label: "Dosage", kind: "html" },
    ],
  },
  {
    title: "Clinical Information",
    fields: [
      { name: "mechanismOfAction", label: "Mechanism of Action", kind: "html" },
      { name: "research", label: "Research", kind: "html" },
      { name: "sideEffects", label: "Side Effects", kind: "html" },
      { name: "warnings", label: "Warnings", kind: "html" },
      {
        name: "evidenceTier",
        label: "Strength of Evidence",
        kind: "select",
        options: [
          { value: null, label: "Not set" },
          ...EVIDENCE_TIERS.map((tier) => ({ value: tier, label: evidenceLabels[tier].name })),
        ],
      },
      {
        name: "evidenceReason",
        label: "Reason for the Strength",
        kind: "textarea",
        isNullable: true,
        maxLength: 500,
      },
      {
        name: "regulatoryStatus",
        label: "Regulatory Status",
        kind: "textarea",
        isNullable: true,
        maxLength: 300,
      },
      {
        name: "regulatoryStatusSource",
        label: "Source of the Regulatory Status",
        kind: "text",
        isNullable: true,
        maxLength: 500,
      },
      {
        name: "wadaProhibited",
        label: "Prohibited in Sport (WADA)",
        kind: "select",
        options: [
          { value: null, label: "Not known" },
          { value: true, label: "Prohibited" },
          { value: false, label: "Not prohibited" },
        ],
      },
      { name: "wadaNote", label: "Note on WADA", kind: "text", isNullable: true, maxLength: 300 },
      {
        name: "wadaSource",
        label: "Source on WADA",
        kind: "text",
        isNullable: true,
        maxLength: 300,
      },
      { name: "notes", label: "Notes", kind: "textarea", isNullable: true, maxLength: 2000 },
    ],
  },
  ...FACT_SECTIONS.map(({ key, title }) => ({ title, fields: [], facts: key })),
  {
    title: "Facts as JSON",
    fields: [{ name: "facts", label: "Facts", kind: "facts" }],
    facts: "json",
  },
  {
    title: "Appearance",
    fields: [
      { name: "avatarColor", label: "Avatar Colour", kind: "color" },
      {
        name: "avatarText",
        label: "Avatar Text",
        kind: "textarea",
        rows: 2,
        maxLength: 60,
        help: "May have line breaks; the first two letters of the name where it is empty.",
      },
    ],
  },
  {
    title: "Categories",
    fields: [
      {
        name: "categoryIds",
        label: "Categories",
        kind: "multiselect",
        of: "categories",
        hasGeneral: true,
        help: "The first is the primary one.",
      },
    ],
  },
];
