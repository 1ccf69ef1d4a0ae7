import { figure } from "@/lib/facts/fact-words";
import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import { byFilter, type Criterion } from "./criteria";

/** Reads mass and number of residues from a folded text. */
export function readMeasures(text: string): { criteria: Criterion[]; rest: string } {
  let rest = text;
  const criteria: Criterion[] = [];
  for (const { pattern, toFilter, words } of measures) {
    rest = rest.replace(pattern, (...found) => {
      const groups = found.at(-1) as Record<string, string | undefined>;
      const filter = toFilter(groups);
      if (!filter) return found[0];
      criteria.push(byFilter(words(groups), filter));
      return " ";
    });
  }
  return { criteria, rest };
}

const UNIT = "(?<unit>kda|kilodaltons?|daltons?|da|g ?/ ?mol|grams per mole)";
const NUMBER = "(?<number>\\d[\\d,.]*)";
const BELOW =
  "under|below|less than|lighter than|smaller than|shorter than|fewer than|up to|at most|<";
const ABOVE = "over|above|more than|heavier than|larger than|bigger than|longer than|at least|>";
const NAMES: Record<string, number> = {
  di: 2,
  tri: 3,
  tetra: 4,
  penta: 5,
  hexa: 6,
  hepta: 7,
  octa: 8,
  nona: 9,
  deca: 10,
};
const WORDS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

interface Measure {
  pattern: RegExp;
  toFilter: (groups: Record<string, string | undefined>) => FactFilter | null;
  words: (groups: Record<string, string | undefined>) => string;
}

const measures: Measure[] = [
  {
    pattern: new RegExp(
      `(?:(?:a |with |has |have |having |whose )*(?:molecular )?(?:mass|weight)(?:es|s)?(?: is| are| of)? )?(?:weigh(?:s|ing)? )?(?<side>${BELOW}|${ABOVE}) ?${NUMBER}(?: ?${UNIT}\\b(?: in (?:mass|weight))?|(?<=(?:mass|weigh)[^\\d]{1,30}\\d[\\d,.]*))`,
    ),
    toFilter: ({ side = "", number = "", unit = "" }) => {
      const mass = toNumber(number) * (unit.startsWith("k") ? 1000 : 1);
      return new RegExp(BELOW).test(side) ? { massTo: mass } : { massFrom: mass };
    },
    words: ({ side, number, unit }) => `${side} ${number} ${unit}`,
  },
  {
    pattern: new RegExp(
      `(?:(?:of|with|having|has|have|are|is|only|just|exactly) )*(?:(?<side>${BELOW}|${ABOVE}) )?(?<number>\\d+|${Object.keys(WORDS).join("|")})[ -]?(?:residues?|amino[ -]?acids?|aa)\\b(?: long| in length)?(?: or (?<other>fewer|less|more))?`,
    ),
    toFilter: ({ side, number = "", other }) => {
      const length = WORDS[number] ?? toNumber(number);
      if (other) return other === "more" ? { lengthFrom: length } : { lengthTo: length };
      if (!side) return { lengthFrom: length, lengthTo: length };
      if (new RegExp(BELOW).test(side))
        return { lengthTo: isInclusive(side) ? length : length - 1 };
      return { lengthFrom: isInclusive(side) ? length : length + 1 };
    },
    words: ({ side, number, other }) =>
      `${side ? `${side} ` : ""}${number} residues${other ? ` or ${other}` : ""}`,
  },
  {
    pattern: new RegExp(`\\b(?<name>${Object.keys(NAMES).join("|")})peptides?\\b`),
    toFilter: ({ name = "" }) => {
      const length = NAMES[name];
      return length === undefined ? null : { lengthFrom: length, lengthTo: length };
    },
    words: ({ name = "" }) => `of ${figure(NAMES[name] ?? 0)} residues`,
  },
];

function isInclusive(side: string): boolean {
  return /up to|at most|at least/.test(side);
}

function toNumber(text: string): number {
  return Number(text.replaceAll(",", "").replace(/\.$/, ""));
}
