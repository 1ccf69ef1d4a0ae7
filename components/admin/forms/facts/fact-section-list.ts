import { toWords } from "@/components/admin/activity/field-words";

/**
 * The sections of a peptide's facts, in the order of the form, each with the parts of the facts that it
 * edits. The dialog shows their titles before the editor itself has loaded.
 */
export const FACT_SECTIONS = [
  { key: "sources", title: "Sources", parts: ["sources"] },
  { key: "approvals", title: "Approvals", parts: ["approvals"] },
  { key: "development", title: "Development", parts: ["development"] },
  { key: "targets", title: "Targets", parts: ["targets", "noDirectTarget"] },
  { key: "routes", title: "Routes", parts: ["administrations"] },
  { key: "half-life", title: "Half-life", parts: ["halfLives"] },
  { key: "bioavailability", title: "Bioavailability", parts: ["bioavailabilities"] },
  { key: "sport", title: "Sport", parts: ["sport"] },
  { key: "boxed-warnings", title: "Boxed warnings", parts: ["boxedWarnings"] },
  { key: "trials", title: "Trials", parts: ["trials"] },
  { key: "outcomes", title: "Outcomes", parts: ["outcomes"] },
  { key: "label-notes", title: "Label notes", parts: ["safety"] },
  { key: "identity", title: "Names and origin", parts: ["identity"] },
] as const;

export type FactSectionKey = (typeof FACT_SECTIONS)[number]["key"];

/** The section that edits a part of the facts. */
export function sectionOfPart(part: string): (typeof FACT_SECTIONS)[number] | undefined {
  return FACT_SECTIONS.find(({ parts }) => (parts as readonly string[]).includes(part));
}

/** "halfLives" is "Half-life". */
export function titleOfPart(part: string): string {
  return sectionOfPart(part)?.title ?? part;
}

/** "facts.sources.step-1.title" is "Sources: step-1, title". */
export function labelOfFacts(path: string): string {
  const [, part, ...rest] = path.split(".");
  if (!part) return "Facts";
  const title = titleOfPart(part);
  const names = rest.map((name) => toWords(name).toLowerCase());
  return names.length > 0 ? `${title}: ${names.join(", ")}` : title;
}
