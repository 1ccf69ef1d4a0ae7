import type { Facts } from "@/lib/facts/fact-references";
import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import {
  at,
  byFilter,
  type Criterion,
  firstOf,
  OF_LENGTH,
  OF_MASS,
  type PlacedCriterion,
} from "./criteria";
import type { CueReader } from "./cue-reader";

/** Ranges of mass, number of residues, half-life and size of a trial. */
export function readMeasures(reader: CueReader): PlacedCriterion[] {
  return measures.flatMap(({ pattern, toCriterion }) =>
    reader.take(pattern).flatMap((cue) => {
      const criterion = toCriterion(toRange(cue.groups), cue);
      return criterion ? [at({ ...cue, isNegated: false }, criterion)] : [];
    }),
  );
}

interface Range {
  words: string;
  from: number;
  to: number;
  isInclusive: boolean;
}

const NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  "a hundred": 100,
  thousand: 1000,
  "a thousand": 1000,
  a: 1,
  an: 1,
};
const PREFIXES = [
  "",
  "mono",
  "di",
  "tri",
  "tetra",
  "penta",
  "hexa",
  "hepta",
  "octa",
  "nona",
  "deca",
  "undeca",
  "dodeca",
];

const BELOW =
  "under|below|less than|lighter than|smaller than|shorter than|fewer than|no more than|not more than|up to|at most|within|<";
const ABOVE =
  "over|above|beyond|more than|heavier than|larger than|bigger than|longer than|greater than|exceeding|exceeds?|at least|no less than|>";
const N = `\\d[\\d,]*(?:\\.\\d+)?|${Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join("|")}`;
const RANGE = `(?:(?:between|from) (?<low>${N}) (?:and|to) (?<high>${N})|(?<low2>\\d+) ?(?:-|to) ?(?<high2>\\d+)|(?:(?<side>${BELOW}|${ABOVE}) )?(?<number>${N}))`;
const UNIT = "(?<unit>kda|kilodaltons?|daltons?|da|g ?/ ?mol|grams per mole)";
const FORE =
  "(?:(?:that|which|whose|a|an|with|have|has|having|of|is|are|only|just|exactly|weigh(?:s|ing)?|(?:a )?(?:molecular |average )?(?:mass|weight)(?:es|s)?) ){0,5}";

function toRange({
  low,
  high,
  low2,
  high2,
  side,
  number,
}: Record<string, string | undefined>): Range {
  if ((low ?? low2) && (high ?? high2)) {
    return {
      words: `${low ?? low2} to ${high ?? high2}`,
      from: toNumber(low ?? low2),
      to: toNumber(high ?? high2),
      isInclusive: true,
    };
  }
  const own = toNumber(number);
  const isInclusive = !side || /up to|at most|at least|no more|no less|not more|within/.test(side);
  const words = `${side ? `${side.replace(/^exceed\w*/, "over")} ` : ""}${number}`;
  if (!side) return { words, from: own, to: own, isInclusive };
  return new RegExp(BELOW).test(side)
    ? { words, from: 0, to: own, isInclusive }
    : { words, from: own, to: Number.POSITIVE_INFINITY, isInclusive };
}

function toNumber(text = ""): number {
  return NUMBERS[text] ?? Number(text.replaceAll(",", ""));
}

/** The ends of a range of whole numbers as a filter has them. */
function lengths({ from, to, isInclusive }: Range): FactFilter {
  const step = isInclusive ? 0 : 1;
  return {
    ...(from > 0 && { lengthFrom: from + step }),
    ...(Number.isFinite(to) && { lengthTo: to - step }),
  };
}

const MINUTES: Record<string, number> = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10080,
};

/** How often a label or a study has something given. */
const SCHEDULES: Record<string, string> = {
  day: "\\b(?:once )?daily\\b",
  week: "\\bonce weekly\\b",
  month: "\\bmonthly\\b|\\bevery (?:4|four) weeks\\b",
};

interface Measure {
  pattern: RegExp;
  toCriterion: (
    range: Range,
    cue: { groups: Record<string, string | undefined> },
  ) => Criterion | null;
}

const measures: Measure[] = [
  {
    pattern: new RegExp(
      `\\b(?:with |whose |have |has |having |an? ){0,5}half-?li(?:fe|ves)(?: (?:of|is|are|in people|in humans|in the blood|that is)){0,5} ${RANGE} (?<unit>second|minute|hour|day|week)s?\\b|\\b(?:stay|remain|last|circulate)s? (?:in (?:the )?(?:body|blood) )?(?:for )?(?<side2>${ABOVE}|${BELOW}) (?<number2>${N}) (?<unit2>second|minute|hour|day|week)s?\\b`,
    ),
    toCriterion: (range, { groups }) => {
      const { unit, unit2, side2, number2 } = groups;
      const own = unit2 ? toRange({ side: side2, number: number2 }) : range;
      const minutes = MINUTES[unit ?? unit2 ?? ""] ?? 0;
      return {
        words: `with a half-life in people of ${own.words} ${unit ?? unit2}${/ 1$|^(?:an?|one)$| (?:an?|one)$/.test(own.words) ? "" : "s"}`,
        reason: firstOf("halfLife"),
        holds: ({ facts }) => {
          const [low, high] = halfLifeOf(facts) ?? [null, 0];
          if (low === null) return false;
          if (own.from > 0)
            return low > own.from * minutes || (own.isInclusive && low === own.from * minutes);
          return high < own.to * minutes || (own.isInclusive && high === own.to * minutes);
        },
      };
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:with |of )?${RANGE} (?:participants|patients|people|subjects|volunteers)\\b`,
    ),
    toCriterion: ({ words, from, to }) => ({
      words: `with a trial of ${words} participants`,
      holds: ({ facts }) =>
        facts?.trials.some(({ participants = 0 }) => participants > from && participants < to) ??
        false,
    }),
  },
  {
    pattern: new RegExp(
      `\\b${FORE}(?:${RANGE} ?${UNIT}\\b(?: in (?:mass|weight))?|(?<=(?:mass|weight|weigh|weighs|weighing)(?: \\w+){0,3} )${RANGE.replaceAll("(?<", "(?<m_")})`,
    ),
    toCriterion: (range, { groups }) => {
      const plain = Object.fromEntries(
        Object.entries(groups).flatMap(([key, value]) =>
          value === undefined ? [] : [[key.replace(/^m_/, ""), value]],
        ),
      );
      const { words, from, to } = groups.unit ? range : toRange(plain);
      const scale = groups.unit?.startsWith("k") ? 1000 : 1;
      if (Number.isNaN(from) || Number.isNaN(to)) return null;
      const unit = groups.unit ?? "Da";
      const filter = {
        ...(from > 0 && { massFrom: from * scale }),
        ...(Number.isFinite(to) && { massTo: to * scale }),
      };
      return byFilter(`of ${words} ${unit.startsWith("k") ? "kDa" : "Da"}`, filter, OF_MASS);
    },
  },
  {
    pattern: new RegExp(
      `\\b${FORE}(?:(?:a |the )?(?:chain|sequence)s? (?:of |with )?)?${RANGE}[ -]?(?:residues?|amino[ -]?acids?|aa)\\b(?: long| in length)?(?: or (?<other>fewer|less|more|longer|shorter))?`,
    ),
    toCriterion: (range, { groups: { other } }) => {
      if (Number.isNaN(range.from)) return null;
      const isMore = other && /more|longer/.test(other);
      const own = other
        ? { ...range, ...(isMore ? { to: Number.POSITIVE_INFINITY } : { from: 0 }) }
        : range;
      return byFilter(
        `of ${range.words} residues${other ? ` or ${other}` : ""}`,
        lengths(own),
        OF_LENGTH,
      );
    },
  },
  {
    pattern:
      /\b(?:(?:given|taken|injected|used|dosed|got) )?(?:(?:once|one|only once) (?:a|per|every|each) (?<each>day|week|month)|(?:once[- ])?(?<ly>dai|week|month)ly)\b(?! (?:life|living))/,
    toCriterion: (_, { groups: { each, ly } }) => {
      const unit = each ?? (ly === "dai" ? "day" : ly) ?? "";
      const isSo = new RegExp(SCHEDULES[unit] ?? "");
      const indexIn = ({ administrations }: Facts) =>
        administrations.findIndex(({ schedule = "" }) => isSo.test(schedule));
      return {
        words: `given once a ${unit}`,
        holds: ({ facts }) => facts !== null && indexIn(facts) >= 0,
        reason: { kind: "routes", indexIn, says: isSo },
      };
    },
  },
  {
    pattern: new RegExp(`\\b(?<prefix>${PREFIXES.slice(2).join("|")})-?peptides?\\b`),
    toCriterion: (_, { groups }) => {
      const length = PREFIXES.indexOf(groups.prefix ?? "");
      return byFilter(`of ${length} residues`, { lengthFrom: length, lengthTo: length }, OF_LENGTH);
    },
  },
];

/** The shortest and the longest half-life in people, in minutes; null where none is recorded. */
export function halfLifeOf(facts: Facts | null): [low: number, high: number] | null {
  if (!facts || typeof facts.halfLives === "string") return null;
  const own = facts.halfLives
    .filter(({ species }) => /people|human|men|women|adult|volunteer|patient|child/i.test(species))
    .flatMap(({ low, high = low, unit }) => {
      const minutes = MINUTES[unit.replace(/s$/, "")] ?? 0;
      return [low * minutes, high * minutes];
    });
  return own.length > 0 ? [Math.min(...own), Math.max(...own)] : null;
}
