import type { EvidenceTier } from "@/lib/content/peptides/evidence";
import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import { fold } from "@/lib/search/fold";
import { byFilter, type Criterion, negate } from "./criteria";

export interface ReadStanding {
  /** What holds for one approval or one condition together. */
  approval: FactFilter;
  agencies: NonNullable<FactFilter["agency"]>[];
  /** Of the approval. */
  year: YearRange | null;
  /** A trial in people is asked for. */
  hasTrial: boolean;
  criteria: Criterion[];
  /** The text without what was understood. */
  rest: string;
}

/** Reads approval, authority, phase, route, sport, evidence and shape from a folded text. */
export function readStanding(text: string): ReadStanding {
  let rest = text;
  /** Takes what a pattern finds out of the rest. */
  const take = (pattern: RegExp): boolean => {
    const isThere = pattern.test(rest);
    rest = rest.replaceAll(new RegExp(pattern, "gu"), " ").replace(/ {2,}/g, " ");
    return isThere;
  };
  const first = <Value>(cues: readonly (readonly [RegExp, Value])[]): Value | undefined =>
    cues.find(([pattern]) => take(pattern))?.[1];

  const criteria: Criterion[] = [];
  const sportClass = /\bs\d(?:\.\d){0,2}\b/.exec(rest)?.[0];
  if (sportClass) {
    take(new RegExp(`\\b(?:class |section )?${sportClass.replaceAll(".", "\\.")}\\b`));
    criteria.push({
      words: `in class ${sportClass.toUpperCase()} of the Prohibited List`,
      holds: ({ facts }) =>
        facts?.sport?.class?.toLowerCase() === sportClass ||
        (facts?.sport?.class?.toLowerCase().startsWith(`${sportClass}.`) ?? false),
    });
  }
  const sport = first(SPORT);
  if (sport) criteria.push(sport);
  else if (sportClass) take(SPORT_WORDS);
  criteria.push(...readBoxedWarning(rest, take));
  const shape = first(SHAPES);
  if (shape) criteria.push(byFilter(shape, { shape }));
  const agencies = AGENCY_CUES.filter(([pattern]) => take(pattern)).map(([, agency]) => agency);
  const status = first(STATUSES);
  const year = readYear(rest, take);
  const phase = first(PHASES);
  const routes = ROUTE_CUES.filter(([pattern]) => take(pattern)).map(([, cue]) => cue);
  const hasTrial = !phase && take(TRIALS);
  const studied = phase || status || hasTrial ? undefined : first(STUDIED);
  criteria.push(...routeCriteria(routes, status, /\bor\b/.test(text)));
  const tier = first(TIERS);
  if (tier) criteria.push(byFilter(`with ${tier} evidence only`, { tier }));
  if (take(/\bcosmetics?(?: ingredients?)?\b/)) criteria.push(inCosmetics);
  return {
    agencies,
    year,
    hasTrial,
    approval: {
      ...(status && { status }),
      ...(phase && { phase }),
      ...(studied && { studied }),
    },
    criteria,
    rest,
  };
}

const BOXED =
  /\b(?:carry|carries|have|has|with|bear|bears)? ?(?:(no|without)? ?(?:an? )?(?:boxed|black box) warnings?)(?: (?:that (?:is|are) |which (?:is|are) )?(?:about|on|for|of|concerning) (something other than |other than )?(?:the |an? )?(.+?))?(?:\?|$)/;

function readBoxedWarning(text: string, take: (pattern: RegExp) => boolean): Criterion[] {
  const found = BOXED.exec(text);
  if (!found) return [];
  take(BOXED);
  const [, none, other, subject] = found;
  const stems = subject?.split(/[^\p{L}]+/u).filter((word) => word.length > 3) ?? [];
  const speaks = (said: string) => stems.some((stem) => fold(said).includes(stem.slice(0, 6)));
  const of = subject ? ` ${other ? "not " : ""}about ${subject.trim()}` : "";
  return [
    {
      words: `${none ? "without" : "with"} a boxed warning on the US label${of}`,
      holds: ({ facts }) => {
        const said = facts?.boxedWarnings.map((warning) => warning.subject) ?? [];
        if (none) return said.length > 0 && said.every((one) => one === "none");
        return said.some(
          (one) => one !== "none" && (!subject || (other ? !speaks(one) : speaks(one))),
        );
      },
    },
  ];
}

/** Years of approval, both ends included. */
export interface YearRange {
  words: string;
  from: number;
  to: number;
}

function readYear(text: string, take: (pattern: RegExp) => boolean): YearRange | null {
  const found = YEAR.exec(text);
  if (!found) return null;
  take(YEAR);
  const [, side = "in", year = ""] = found;
  const own = Number(year);
  const words = `${side} ${year}`;
  if (/after|later/.test(side)) return { words, from: own + 1, to: 9999 };
  if (/since/.test(side)) return { words, from: own, to: 9999 };
  if (/before|earlier|until/.test(side)) return { words, from: 0, to: own - 1 };
  return { words: `in ${year}`, from: own, to: own };
}

const YEAR =
  /\b(?:first )?(?:(after|since|before|until|later than|earlier than|in|from|of|dated)(?: the)?(?: year)? )?((?:19|20)\d\d)\b/;

const TIERS: readonly (readonly [RegExp, EvidenceTier])[] = [
  [
    /\b(?:no further than|nothing beyond|only|just) (?:\w+ ){0,2}cells?(?: cultures?| studies)?\b|\bcells? (?:cultures?|studies) only\b/,
    "cell",
  ],
  [
    /\b(?:no further than|nothing beyond|only|just) (?:\w+ ){0,2}(?:animals?|rats?|mice)(?: studies)?\b|\banimals? (?:studies )?only\b/,
    "animal",
  ],
];

const inCosmetics: Criterion = {
  words: "used in cosmetics",
  holds: ({ facts }) =>
    facts?.administrations.some(({ setting }) => setting === "cosmetic") ?? false,
};

const TRIALS =
  /\b(?:(?:been|went|go|goes|in|into|with|have|has|had|a|recorded|clinical|human|registered|an?y) )*trials?\b(?: (?:in|on|with) (?:people|humans?|men|women|patients|adults|children))?/;

const SPORT_WORDS =
  /\b(?:wada|anti-?doping|doping|prohibited list|prohibited|banned|forbidden|in sports?|sports?|athletes?)\b/;

const prohibited = byFilter("prohibited in sport", { sport: "prohibited" });
const SPORT: readonly (readonly [RegExp, Criterion])[] = [
  [
    /\b(?:prohibited|banned|forbidden)\b.{0,20}\b(?:in|for) (?:males?|men)\b(?: only)?/,
    byFilter("prohibited in males", { sport: "in-males" }),
  ],
  [
    /\b(?:on )?(?:the |wada'?s? )*monitor(?:ed|ing)(?: (?:by wada|in sport|list|program(?:me)?))*\b/,
    byFilter("monitored in sport, not prohibited", { sport: "monitored" }),
  ],
  [
    /\b(?:not|never|isn'?t|aren'?t) (?:\w+ ){0,2}(?:prohibited|banned|forbidden|on (?:the |wada'?s? )*(?:prohibited |banned )?list)\b(?: (?:in|by|for|from) (?:the )?(?:sports?|wada|athletes?))*|\b(?:allowed|permitted|legal|ok|okay) (?:in|for) (?:sports?|athletes?)\b/,
    negate(prohibited),
  ],
  [
    /\b(?:prohibited|banned|forbidden)\b.{0,12}\bin competition\b/,
    byFilter("prohibited in competition", { sport: "in-competition" }),
  ],
  [
    /\b(?:(?:are|is|be|get|gets|currently|which|on) )?(?:(?:the |wada'?s? )*(?:prohibited|banned) list|(?:prohibited|banned|forbidden)(?: (?:in|by|for|from|at all times|all the time|under) ?(?:the )?(?:sports?|wada|athletes?|anti-?doping(?: rules)?|competition)?)*|doping(?: agents?| substances?)?|(?:count|counts|counted) as doping|fail a drugs? test|(?:athletes? )?(?:may|must|can) ?not (?:use|take|be used))\b(?: (?:in|by) (?:sports?|wada))?/,
    prohibited,
  ],
];

const STATUSES: readonly (readonly [RegExp, NonNullable<FactFilter["status"]>])[] = [
  [
    /\b(?:not|never|isn'?t|aren'?t|no|without(?: an?)?|lacks?|yet to be)(?: (?:been|yet|currently|got|a|an|any|hold|holds|have|has|single|medicine|medically|officially))* ?(?:approv\w*|licen[cs]\w*|authori[sz]\w*)\b(?: (?:as (?:a )?(?:medicines?|drugs?)|anywhere|by any(?:one|body)|by any (?:agency|authority|regulator)))*|\bunapproved\b|\bunlicen[cs]ed\b/,
    "never",
  ],
  [
    /\b(?:withdrawn|discontinued|pulled|taken off|off the market|no longer (?:sold|marketed|approved|available)|formerly approved|used to be approved)\b(?: from (?:the )?market)?|\bonce approved\b/,
    "former",
  ],
  [/\b(?:under|in|awaiting) (?:regulatory )?(?:review|approval|decision)\b/, "review"],
  [/\b(?:refused|rejected|turned down|negative opinion)\b/, "refused"],
  [
    /\b(?:(?:hold|holds|have|has|with|got|get|been|currently|now|already|still|fully|is|are|valid) )*(?:an? |any )?(?:current |valid )*(?:approved|approvals?|licen[cs]ed?|authori[sz](?:ed|ations?)|on the market|marketed|registered|authori[sz]e|approve|license)\b(?: (?:medicines?|drugs?|as (?:a )?(?:medicines?|drugs?)))?/,
    "approved",
  ],
];

const AGENCY_CUES: readonly (readonly [RegExp, NonNullable<FactFilter["agency"]>])[] = [
  [
    /\b(?:by |in |from )?(?:the )?(?:us |american )?fda\b|\b(?:in|by) (?:the )?(?:us|usa|u\.s\.|united states|america)\b/,
    "FDA",
  ],
  [
    /\b(?:by |in |from )?(?:the )?ema\b|\b(?:in|by) (?:the )?(?:eu|europe|european union|european medicines agency)\b/,
    "EMA",
  ],
  [
    /\b(?:by )?(?:the )?(?:uk'?s? )?mhra\b|\bin (?:the )?(?:uk|britain|united kingdom|england)\b/,
    "MHRA",
  ],
  [/\b(?:by )?(?:the )?pmda\b|\b(?:in|by) japan\b/, "PMDA"],
  [/\b(?:by )?(?:the )?nmpa\b|\b(?:in|by) china\b/, "NMPA"],
  [/\b(?:by )?health canada\b|\b(?:in|by) canada\b/, "HC"],
  [/\b(?:by )?(?:the )?tga\b|\b(?:in|by) australia\b/, "TGA"],
  [/\b(?:in|by) russia\b/, "RU"],
];

const PHASES: readonly (readonly [RegExp, NonNullable<FactFilter["phase"]>])[] = [
  [
    /\b(?:reached |got to |in |only |into |as far as )*phase (?:3|iii|three)\b(?: trials?| studies)?/,
    "3",
  ],
  [
    /\b(?:reached |got to |in |only |into |as far as )*phase (?:2|ii|two)\b(?: trials?| studies)?/,
    "2",
  ],
  [
    /\b(?:reached |got to |in |only |into |as far as )*phase (?:1|i|one)\b(?: trials?| studies)?/,
    "1",
  ],
  [/\b(?:only |still )?preclinical\b/, "preclinical"],
];

const SHAPES: readonly (readonly [RegExp, "cyclic" | "linear"])[] = [
  [/\b(?:are |is )?(?:cyclic|cyclised|cyclized|circular|ring-shaped)\b|\bform a ring\b/, "cyclic"],
  [/\b(?:are |is )?(?:linear|straight-chain)\b/, "linear"],
];

const STUDIED: readonly (readonly [RegExp, NonNullable<FactFilter["studied"]>])[] = [
  [
    /\b(?:(?:been|were|was|have|has|ever|actually) )*(?:tried|tested|studied|given|trialled|trialed|investigated|used) (?:in|on|to) (?:people|humans?|patients|volunteers|man)\b|\bhuman (?:studies|data|evidence)\b/,
    "people",
  ],
  [/\b(?:tried|tested|studied) (?:in|on) animals\b/, "animals"],
];

type RouteCue = { words: string; route: NonNullable<FactFilter["route"]> };
const ROUTE_CUES: readonly (readonly [RegExp, RouteCue])[] = [
  [
    /\b(?:taken |given |available |swallowed )?(?:as (?:an? )?)?(?:(?:something )?you swallow|oral(?:ly)?(?: (?:tablets?|route|form))?|by mouth|swallowed|tablets?|pills?|capsules?)\b/,
    { words: "by mouth", route: "oral" },
  ],
  [
    /\b(?:(?:taken|given|sprayed|used) )?(?:as (?:an? )?)?(?:intranasal(?:ly)?|nasal(?:ly)?(?: sprays?)?|nose sprays?|(?:through|into|up) the nose)\b/,
    { words: "through the nose", route: "intranasal" },
  ],
  [
    /\b(?:given )?(?:subcutaneous(?:ly)?|under the skin)\b/,
    { words: "under the skin", route: "subcutaneous" },
  ],
  [
    /\b(?:given )?(?:intramuscular(?:ly)?|into (?:a |the )?muscle)\b/,
    { words: "into a muscle", route: "intramuscular" },
  ],
  [
    /\b(?:given )?(?:intravenous(?:ly)?|iv|into a vein|by (?:drip|infusion)|infused)\b/,
    { words: "into a vein", route: "intravenous" },
  ],
  [/\b(?:topical(?:ly)?|on the skin|creams?|gels?)\b/, { words: "on the skin", route: "topical" }],
  [
    /\b(?:ophthalmic|eye ?drops?|in(?:to)? the eye)\b/,
    { words: "into the eye", route: "ophthalmic" },
  ],
  [/\binhal(?:ed|ation)\b/, { words: "by inhalation", route: "inhaled" }],
  [
    /\b(?:sublingual(?:ly)?|under the tongue)\b/,
    { words: "under the tongue", route: "sublingual" },
  ],
  [
    /\b(?:intrathecal(?:ly)?|into the spin\w+(?: fluid| canal)?)\b/,
    { words: "into the spinal fluid", route: "intrathecal" },
  ],
  [/\bimplants?\b/, { words: "as an implant", route: "implant" }],
];

/** Of what is approved the route of that approval is meant. */
function routeCriteria(
  cues: RouteCue[],
  status: FactFilter["status"],
  isEither: boolean,
): Criterion[] {
  const criteria = cues.map(({ words, route }) =>
    byFilter(`given ${words}`, { route, ...(status === "approved" && { status }) }),
  );
  if (!isEither || criteria.length < 2) return criteria;
  return [
    {
      words: criteria.map(({ words }) => words).join(" or "),
      holds: (subject) => criteria.some(({ holds }) => holds(subject)),
    },
  ];
}
