import { ORIGIN_NAMES } from "@/lib/facts/vocabularies";
import { uniprotAddress } from "./fact-addresses";
import type { Facts } from "./fact-references";
import type { FactLine } from "./fact-tables";
import {
  capitalise,
  halfLifeText,
  measuredIn,
  NO_DIRECT_TARGET,
  potencyText,
  rangeText,
  targetText,
} from "./fact-words";
import { identifyRows } from "./history/fact-ids";

export interface FactList {
  title: string;
  items: { term: string; lines: FactLine[] }[];
}

/** The facts that are read as short lists; those without an item are left out. */
export function factLists(facts: Facts): FactList[] {
  const ids = identifyRows(facts);
  return [pharmacology(facts, ids), label(facts, ids), identity(facts, ids)]
    .map(({ title, items }) => ({ title, items: items.filter(({ lines }) => lines.length > 0) }))
    .filter(({ items }) => items.length > 0);
}

function pharmacology(
  { targets, noDirectTarget, halfLives, bioavailabilities }: Facts,
  ids: Map<object, string>,
): FactList {
  return {
    title: "Pharmacology",
    items: [
      {
        term: "Targets",
        lines: [
          ...targets.map((target) => ({
            text: [targetText(target), potencyText(target), target.note].filter(Boolean).join(". "),
            sources: [target.source],
            fact: ids.get(target),
          })),
          ...(noDirectTarget
            ? [
                {
                  text: `${NO_DIRECT_TARGET}. ${noDirectTarget.text}`,
                  sources: [noDirectTarget.source],
                  fact: ids.get(noDirectTarget),
                },
              ]
            : []),
        ],
      },
      {
        term: "Half-life",
        lines:
          halfLives === "not reported"
            ? [{ text: "Not reported" }]
            : halfLives.map((halfLife) => ({
                text: measured(capitalise(halfLifeText(halfLife)), halfLife),
                sources: [halfLife.source],
                fact: ids.get(halfLife),
              })),
      },
      {
        term: "Bioavailability",
        lines: bioavailabilities.map((share) => ({
          text: measured(`${capitalise(rangeText(share))} %`, share),
          sources: [share.source],
          fact: ids.get(share),
        })),
      },
    ],
  };
}

function measured(
  text: string,
  where: { route: string; species: string; note?: string | undefined },
): string {
  return [`${text} (${measuredIn(where)})`, where.note].filter(Boolean).join(". ");
}

function label({ safety }: Facts, ids: Map<object, string>): FactList {
  const terms = {
    interactions: "Interactions",
    pregnancy: "Pregnancy",
    kidney: "Kidney",
    liver: "Liver",
    immunogenicity: "Immunogenicity",
    storage: "Storage",
  } as const;
  return {
    title: "What labels say",
    items: Object.entries(terms).map(([key, term]) => {
      const remark = safety[key as keyof typeof terms];
      if (!remark) return { term, lines: [] };
      const line = { text: remark.text, sources: [remark.source], fact: ids.get(remark) };
      return { term, lines: [line] };
    }),
  };
}

function identity(
  { identity: { origin, precursor, codeNames, saltForms, confusedWith } }: Facts,
  ids: Map<object, string>,
): FactList {
  return {
    title: "Names and origin",
    items: [
      {
        term: "Origin",
        lines: origin
          ? [
              {
                text: `${ORIGIN_NAMES[origin.kind]}: ${origin.text}`,
                sources: [origin.source],
                fact: ids.get(origin),
              },
            ]
          : [],
      },
      {
        term: "Precursor",
        lines: precursor
          ? [
              {
                text: `${precursor.name}, residues ${precursor.from} to ${precursor.to}`,
                href: uniprotAddress(precursor.uniprot),
                sources: [precursor.source],
                fact: ids.get(precursor),
              },
            ]
          : [],
      },
      { term: "Code names", lines: namesLine(codeNames, ids) },
      { term: "Salt forms", lines: namesLine(saltForms, ids) },
      {
        term: "Not to be confused with",
        lines: confusedWith.map((confused) => ({
          text: `${confused.name}: ${confused.reason}`,
          ...(confused.peptide && { href: `/peptides/${confused.peptide}` }),
          fact: ids.get(confused),
        })),
      },
    ],
  };
}

function namesLine(names: string[], ids: Map<object, string>): FactLine[] {
  return names.length > 0 ? [{ text: names.join(", "), fact: ids.get(names) }] : [];
}
