import type { FactSection } from "../fact-declaration";
import type { FactSectionKey } from "../fact-section-list";
import { identity } from "./identity";
import { labelNotes } from "./label";
import { bioavailability, halfLife, routes, targets } from "./pharmacology";
import { sources } from "./sources";
import { approvals, boxedWarnings, development, sport } from "./status";
import { outcomes, trials } from "./studies";

export const factSections: Record<FactSectionKey, FactSection> = {
  sources,
  approvals,
  development,
  targets,
  routes,
  "half-life": halfLife,
  bioavailability,
  sport,
  "boxed-warnings": boxedWarnings,
  trials,
  outcomes,
  "label-notes": labelNotes,
  identity,
};
