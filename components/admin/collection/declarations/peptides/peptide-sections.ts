import type { TableDeclaration } from "@/components/admin/collection/declaration";
import { FACT_SECTIONS } from "@/components/admin/forms/facts/fact-section-list";
import { EVIDENCE_TIERS, evidenceLabels } from "@/lib/content/peptides/evidence";

export const peptideSections: TableDeclaration["sections"] = [
  {
    title: "Basic Information",
    fields: [
      { name: "name", label: "Name", kind: "text" },
      {
        name: "shortDescription",
        label: "Short Description",
        kind: "html",
        help: "Shown on cards and in lists.",
      },
      { name: "description", label: "Description", kind: "html" },
      { name: "synonyms", label: "Synonyms", kind: "chips", holds: "list" },
      {
        name: "brandNames",
        label: "Brand Names",
        kind: "chips",
        holds: "list",
        help: "Of an approved medicine.",
      },
    ],
  },
  {
    title: "Technical Details",
    fields: [
      { name: "peptideType", label: "Peptide Type", kind: "text" },
      {
        name: "molecularWeight",
        label: "Molecular Weight",
        kind: "text",
        help: "Left empty, it is computed from the formula or the sequence.",
      },
      { name: "molecularFormula", label: "Molecular Formula", kind: "text", isMono: true },
      {
        name: "sequence",
        label: "Sequence",
        kind: "textarea",
        isMono: true,
        help: "In one-letter or three-letter codes; the picture on the page is drawn from it.",
      },
      { name: "massNote", label: "Note on the Mass", kind: "text" },
      { name: "cas", label: "CAS Number", kind: "text", isMono: true, placeholder: "137525-51-0" },
      { name: "pubchemCid", label: "PubChem CID", kind: "number", isInteger: true },
    ],
  },
  {
    title: "Usage",
    fields: [
      { name: "commonUses", label: "Common Uses", kind: "chips", holds: "text" },
      { name: "benefits", label: "Benefits", kind: "chips", holds: "text" },
      { name: "conditions", label: "Related Conditions", kind: "chips", holds: "list" },
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
      { name: "evidenceReason", label: "Reason for the Strength", kind: "textarea" },
      { name: "regulatoryStatus", label: "Regulatory Status", kind: "textarea" },
      { name: "regulatoryStatusSource", label: "Source of the Regulatory Status", kind: "text" },
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
      { name: "wadaNote", label: "Note on WADA", kind: "text" },
      { name: "wadaSource", label: "Source on WADA", kind: "text" },
      { name: "notes", label: "Notes", kind: "textarea" },
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
