import { uniprotAddress } from "./fact-addresses";
import type { Facts } from "./fact-references";
import type { FactLine } from "./fact-tables";
import { capitalise, halfLifeText, NO_DIRECT_TARGET, rangeText, targetText } from "./fact-words";

export interface FactList {
  title: string;
  items: { term: string; lines: FactLine[] }[];
}

/** The facts that are read as short lists; those without an item are left out. */
export function factLists(facts: Facts): FactList[] {
  return [pharmacology(facts), label(facts), identity(facts)]
    .map(({ title, items }) => ({ title, items: items.filter(({ lines }) => lines.length > 0) }))
    .filter(({ items }) => items.length > 0);
}

function pharmacology({ targets, noDirectTarget, halfLives, bioavailabilities }: Facts): FactList {
  return {
    title: "Pharmacology",
    items: [
      {
        term: "Targets",
        lines: [
          ...targets.map((target) => ({
            text: [targetText(target), potencyText(target), target.note].filter(Boolean).join(". "),
            sources: [target.source],
          })),
          ...(noDirectTarget
            ? [
                {
                  text: `${NO_DIRECT_TARGET}. ${noDirectTarget.text}`,
                  sources: [noDirectTarget.source],
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
              })),
      },
      {
        term: "Bioavailability",
        lines: bioavailabilities.map((share) => ({
          text: measured(`${capitalise(rangeText(share))} %`, share),
          sources: [share.source],
        })),
      },
    ],
  };
}

export function potencyText({ potency }: Facts["targets"][number]): string {
  if (!potency) return "";
  const { measure, value: low, high, unit, system } = potency;
  return `${measure} ${rangeText({ low, high })} ${unit} (${system})`;
}

function measured(
  text: string,
  { route, species, note }: { route: string; species: string; note?: string | undefined },
): string {
  return [`${text} (${route}, ${species})`, note].filter(Boolean).join(". ");
}

function label({ safety }: Facts): FactList {
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
      return { term, lines: remark ? [{ text: remark.text, sources: [remark.source] }] : [] };
    }),
  };
}

function identity({
  identity: { precursor, codeNames, saltForms, confusedWith },
}: Facts): FactList {
  return {
    title: "Names and origin",
    items: [
      {
        term: "Precursor",
        lines: precursor
          ? [
              {
                text: `${precursor.name}, residues ${precursor.from} to ${precursor.to}`,
                href: uniprotAddress(precursor.uniprot),
                sources: [precursor.source],
              },
            ]
          : [],
      },
      { term: "Code names", lines: codeNames.length > 0 ? [{ text: codeNames.join(", ") }] : [] },
      { term: "Salt forms", lines: saltForms.length > 0 ? [{ text: saltForms.join(", ") }] : [] },
      {
        term: "Not to be confused with",
        lines: confusedWith.map(({ peptide, name, reason }) => ({
          text: `${name}: ${reason}`,
          ...(peptide && { href: `/peptides/${peptide}` }),
        })),
      },
    ],
  };
}
