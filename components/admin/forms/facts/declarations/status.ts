import type { Facts } from "@/lib/facts/fact-references";
import { approvalStates, capitalise, phaseName } from "@/lib/facts/fact-words";
import { AGENCIES, type PHASES } from "@/lib/facts/vocabularies";
import { type FactSection, factBlock, sourced } from "../fact-declaration";
import { glanceLine, tableLine } from "../fact-line";

const PARTIAL_DATE = "A year, a month or a day: 2017, 2017-12 or 2017-12-05.";

export const phaseWords = (phase: string) =>
  capitalise(phaseName(phase as (typeof PHASES)[number]));

export const approvals: FactSection = {
  key: "approvals",
  note: "One for each authority and indication, also those that were refused or ended.",
  blocks: [
    factBlock<Facts["approvals"][number]>({
      path: ["approvals"],
      one: "approval",
      line: (approval) => tableLine({ approvals: [approval] }),
      fields: [
        { name: "agency", label: "Authority", words: (key) => AGENCIES[key as "FDA"] },
        {
          name: "state",
          label: "Status",
          words: (key) => capitalise(approvalStates[key as "current"]),
        },
        { name: "date", label: "Approved or refused on", help: PARTIAL_DATE },
        { name: "ended", label: "Withdrawn or discontinued on", help: PARTIAL_DATE },
        { name: "indication", label: "Indication", help: "In a few words of your own." },
        { name: "conditions", label: "Conditions", of: "conditions" },
        { name: "brand", label: "Brand" },
        { name: "form", label: "Form", placeholder: "solution for injection" },
        { name: "routes", label: "Routes" },
        { name: "population", label: "Population", placeholder: "adults" },
        ...sourced,
      ],
    }),
  ],
};

export const development: FactSection = {
  key: "development",
  note: "The highest phase reached for each condition, and whether it goes on.",
  blocks: [
    factBlock<Facts["development"][number]>({
      path: ["development"],
      one: "programme",
      line: (programme) => glanceLine({ development: [programme] }, "Development"),
      fields: [
        { name: "condition", label: "Condition", of: "conditions" },
        { name: "phase", label: "Phase", words: phaseWords },
        { name: "state", label: "State" },
        ...sourced,
      ],
    }),
  ],
};

export const sport: FactSection = {
  key: "sport",
  note: "Its standing in the Prohibited List of the World Anti-Doping Agency.",
  blocks: [
    factBlock<NonNullable<Facts["sport"]>>({
      path: ["sport"],
      one: "standing in sport",
      line: (standing) => glanceLine({ sport: standing }, "In sport"),
      fields: [
        { name: "status", label: "Status" },
        {
          name: "class",
          label: "Class",
          placeholder: "S2.2.3",
          help: "The section of the list.",
        },
        {
          name: "basis",
          label: "Basis",
          words: (basis) => sportBases[basis] ?? basis,
        },
        { name: "year", label: "Year of the list" },
        ...sourced,
      ],
    }),
  ],
};

const sportBases: Record<string, string> = {
  named: "Named in the list",
  class: "Covered by its class",
  S0: "Not approved anywhere (S0)",
  none: "None",
};

export const boxedWarnings: FactSection = {
  key: "boxed-warnings",
  note: "Of the label in force in the United States.",
  blocks: [
    factBlock<Facts["boxedWarnings"][number]>({
      path: ["boxedWarnings"],
      one: "boxed warning",
      line: (warning) => glanceLine({ boxedWarnings: [warning] }, "Boxed warning (US)"),
      fields: [
        { name: "agency", label: "Authority" },
        {
          name: "subject",
          label: "Subject",
          help: "Write none where the label has no boxed warning.",
        },
        ...sourced,
      ],
    }),
  ],
};
