import type { Facts } from "@/lib/facts/fact-references";
import { rangeText } from "@/lib/facts/fact-words";
import { type FactField, type FactSection, factBlock, sourced } from "../fact-declaration";
import { glanceLine, listLine } from "../fact-line";

const range: FactField[] = [
  { name: "low", label: "Value", help: "Or the lower end of a range." },
  { name: "high", label: "Upper end" },
];

const measuredIn: FactField[] = [
  { name: "comparison", label: "Precision" },
  { name: "species", label: "Measured in", placeholder: "people" },
  { name: "route", label: "Route" },
  ...sourced,
];

export const targets: FactSection = {
  key: "targets",
  blocks: [
    factBlock<Facts["targets"][number]>({
      path: ["targets"],
      one: "target",
      line: (target) => listLine({ targets: [target] }),
      fields: [
        { name: "target", label: "Target", of: "targets" },
        { name: "action", label: "Action" },
        ...sourced,
      ],
      inner: [
        factBlock<NonNullable<Facts["targets"][number]["potency"]>>({
          path: ["potency"],
          one: "potency",
          title: "Potency",
          line: ({ measure, value: low, high, unit, system }) =>
            `${measure} ${rangeText({ low, high })} ${unit} (${system})`,
          fields: [
            { name: "measure", label: "Measure", words: (measure) => measure },
            { name: "value", label: "Value", help: "Or the lower end of a range." },
            { name: "high", label: "Upper end" },
            { name: "unit", label: "Unit", words: (unit) => unit },
            { name: "system", label: "Measured in", placeholder: "cells with the human receptor" },
          ],
        }),
      ],
    }),
    factBlock<NonNullable<Facts["noDirectTarget"]>>({
      path: ["noDirectTarget"],
      one: "statement",
      title: "No target established",
      line: (noDirectTarget) => listLine({ noDirectTarget }),
      fields: [{ name: "text", label: "What the source says" }, ...sourced],
    }),
  ],
};

export const routes: FactSection = {
  key: "routes",
  blocks: [
    factBlock<Facts["administrations"][number]>({
      path: ["administrations"],
      one: "route",
      line: (administration) =>
        glanceLine({ administrations: [administration] }, "Routes") ||
        `No route (${administration.setting})`,
      fields: [
        { name: "route", label: "Route" },
        { name: "setting", label: "Setting", help: "As labelled, or in whom it was given." },
        { name: "form", label: "Form", placeholder: "solution for injection" },
        {
          name: "schedule",
          label: "Schedule",
          placeholder: "once weekly",
          help: "How often, never how much.",
        },
        ...sourced,
      ],
    }),
  ],
};

export const halfLife: FactSection = {
  key: "half-life",
  blocks: [
    factBlock<Exclude<Facts["halfLives"], string>[number]>({
      path: ["halfLives"],
      one: "half-life",
      line: (halfLife) => listLine({ halfLives: [halfLife] }),
      instead: { value: "not reported", label: "Not reported in the literature" },
      fields: [...range, { name: "unit", label: "Unit" }, ...measuredIn],
    }),
  ],
};

export const bioavailability: FactSection = {
  key: "bioavailability",
  note: "In percent.",
  blocks: [
    factBlock<Facts["bioavailabilities"][number]>({
      path: ["bioavailabilities"],
      one: "bioavailability",
      line: (share) => listLine({ bioavailabilities: [share] }),
      fields: [...range, ...measuredIn],
    }),
  ],
};
