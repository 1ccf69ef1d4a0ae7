import type { Facts } from "@/lib/facts/fact-references";
import { directions, estimateText } from "@/lib/facts/fact-words";
import { outcomeName } from "@/lib/facts/vocabulary";
import { type FactSection, factBlock, sourced } from "../fact-declaration";
import { tableLine } from "../fact-line";
import { phaseWords } from "./status";

type Trial = Facts["trials"][number];

export const trials: FactSection = {
  key: "trials",
  note: "Trials in people.",
  blocks: [
    factBlock<Trial>({
      path: ["trials"],
      one: "trial",
      line: (trial) => tableLine({ trials: [trial] }),
      fields: [
        { name: "name", label: "Name", placeholder: "STEP 1" },
        { name: "registry", label: "Registry numbers", help: "Such as NCT03548935." },
        { name: "phase", label: "Phase", words: phaseWords },
        { name: "state", label: "State" },
        { name: "design", label: "Design", placeholder: "randomised, double-blind" },
        { name: "participants", label: "Participants" },
        { name: "population", label: "Population" },
        { name: "comparator", label: "Comparator", placeholder: "placebo" },
        { name: "conditions", label: "Conditions", of: "conditions" },
        { name: "year", label: "Year of publication" },
        { name: "outcome", label: "What was measured" },
        { name: "result", label: "Result", help: "With its figures. Empty while there is none." },
        { name: "pmid", label: "PMID", placeholder: "33567185" },
        ...sourced,
      ],
      inner: [
        factBlock<Trial["estimates"][number]>({
          path: ["estimates"],
          one: "estimate",
          title: "Estimates",
          line: estimateText,
          fields: [
            { name: "measure", label: "Measure" },
            {
              name: "of",
              label: "Whose figure",
              placeholder: "semaglutide against placebo",
            },
            { name: "value", label: "Value" },
            {
              name: "unit",
              label: "Unit",
              help: "Such as %, percentage points or kg. Empty for ratios.",
            },
            { name: "low", label: "Interval from" },
            { name: "high", label: "Interval to" },
          ],
        }),
      ],
    }),
  ],
};

export const outcomes: FactSection = {
  key: "outcomes",
  note: "What was found, and in whom.",
  blocks: [
    factBlock<Facts["outcomes"][number]>({
      path: ["outcomes"],
      one: "outcome",
      line: ({ outcome, inWhom, direction, size }) =>
        [`${outcomeName(outcome)} (${inWhom})`, directions[direction].word, size]
          .filter(Boolean)
          .join(" · "),
      fields: [
        { name: "outcome", label: "Outcome", of: "outcomes" },
        { name: "conditions", label: "Conditions", of: "conditions" },
        { name: "inWhom", label: "In whom" },
        { name: "direction", label: "Direction" },
        { name: "size", label: "Size", help: "In words with figures." },
        { name: "pmids", label: "PMIDs" },
        ...sourced,
      ],
    }),
  ],
};
