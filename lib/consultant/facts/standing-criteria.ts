import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import { byFilter, type Criterion, negate } from "./criteria";

export interface ReadStanding {
  /** What holds for one approval or one condition together. */
  approval: FactFilter;
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
    rest = rest.replaceAll(new RegExp(pattern, "gu"), " ");
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
  const boxed = /\bboxed warnings?\b|\bblack box(?: warnings?)?\b/;
  if (take(boxed)) {
    const none = /\b(?:no|without(?: a)?|lacks?)\s*$/.test(text.slice(0, text.search(boxed)));
    take(/\b(?:no|without a?)\b/);
    criteria.push({
      words: none ? "without a boxed warning in the US" : "with a boxed warning in the US",
      holds: ({ facts }) =>
        facts?.boxedWarnings.some(({ subject }) => (subject === "none") === none) ?? false,
    });
  }
  const shape = first(SHAPES);
  if (shape) criteria.push(byFilter(shape, { shape }));
  const status = first(STATUSES);
  const agency = first(AGENCY_CUES);
  const phase = first(PHASES);
  const route = first(ROUTE_CUES);
  const studied = phase || status ? undefined : first(STUDIED);
  if (route) criteria.push(routeCriterion(route, status));
  return {
    approval: {
      ...(status && { status }),
      ...(agency && { agency }),
      ...(phase && { phase }),
      ...(studied && { studied }),
    },
    criteria,
    rest,
  };
}

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
    /\b(?:(?:are|is|be|get|gets|currently|which|on) )?(?:(?:the |wada'?s? )*(?:prohibited|banned) list|(?:prohibited|banned|forbidden)(?: (?:in|by|for|from|at all times|all the time|under) ?(?:the )?(?:sports?|wada|athletes?|anti-?doping(?: rules)?|competition)?)*|doping(?: agents?| substances?)?|(?:count|counts|counted) as doping|fail a drugs? test)\b(?: (?:in|by) (?:sports?|wada))?/,
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
    /\b(?:(?:hold|holds|have|has|with|got|get|been|currently|now|already|still|fully|is|are|valid) )*(?:an? |any )?(?:current |valid )*(?:approved|approvals?|licen[cs]ed?|authori[sz](?:ed|ations?)|on the market|marketed|registered)\b(?: (?:medicines?|drugs?|as (?:a )?(?:medicines?|drugs?)))?/,
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
  [/\b(?:by )?(?:the )?mhra\b|\bin (?:the )?(?:uk|britain|united kingdom|england)\b/, "MHRA"],
  [/\b(?:by )?(?:the )?pmda\b|\b(?:in|by) japan\b|\bjapanese\b/, "PMDA"],
  [/\b(?:by )?(?:the )?nmpa\b|\b(?:in|by) china\b|\bchinese\b/, "NMPA"],
  [/\b(?:by )?health canada\b|\b(?:in|by) canada\b/, "HC"],
  [/\b(?:by )?(?:the )?tga\b|\b(?:in|by) australia\b/, "TGA"],
  [/\b(?:in|by) russia\b|\brussian\b/, "RU"],
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
    /\b(?:(?:been|were|was|have|has|ever|actually) )*(?:tried|tested|studied|given|trialled|trialed|investigated|used) (?:in|on|to) (?:people|humans?|patients|volunteers|man)\b|\bhuman (?:trials?|studies|data|evidence)\b|\bclinical trials?\b/,
    "people",
  ],
  [/\b(?:tried|tested|studied) (?:in|on) animals\b/, "animals"],
];

type RouteCue = { words: string; routes: NonNullable<FactFilter["route"]>[] };
const ROUTE_CUES: readonly (readonly [RegExp, RouteCue])[] = [
  [
    /\b(?:taken |given |available |swallowed )?(?:as (?:an? )?)?(?:oral(?:ly)?(?: (?:tablets?|route|form))?|by mouth|swallowed|tablets?|pills?|capsules?)\b/,
    { words: "by mouth", routes: ["oral"] },
  ],
  [
    /\b(?:(?:taken|given|sprayed|used) )?(?:as (?:an? )?)?(?:intranasal(?:ly)?|nasal(?:ly)?(?: sprays?)?|nose sprays?|(?:through|into|up) the nose)\b/,
    { words: "through the nose", routes: ["intranasal"] },
  ],
  [
    /\b(?:given )?(?:subcutaneous(?:ly)?|under the skin)\b/,
    { words: "under the skin", routes: ["subcutaneous"] },
  ],
  [
    /\b(?:given )?(?:intramuscular(?:ly)?|into (?:a |the )?muscle)\b/,
    { words: "into a muscle", routes: ["intramuscular"] },
  ],
  [
    /\b(?:given )?(?:intravenous(?:ly)?|iv|into a vein|by (?:drip|infusion)|infused)\b/,
    { words: "into a vein", routes: ["intravenous"] },
  ],
  [
    /\b(?:topical(?:ly)?|on the skin|creams?|gels?)\b/,
    { words: "on the skin", routes: ["topical"] },
  ],
  [
    /\b(?:ophthalmic|eye ?drops?|in(?:to)? the eye)\b/,
    { words: "into the eye", routes: ["ophthalmic"] },
  ],
  [/\binhal(?:ed|ation)\b/, { words: "by inhalation", routes: ["inhaled"] }],
  [
    /\b(?:sublingual(?:ly)?|under the tongue)\b/,
    { words: "under the tongue", routes: ["sublingual"] },
  ],
  [
    /\b(?:intrathecal(?:ly)?|into the spin\w+(?: fluid| canal)?)\b/,
    { words: "into the spinal fluid", routes: ["intrathecal"] },
  ],
  [/\bimplants?\b/, { words: "as an implant", routes: ["implant"] }],
];

/** Of what is approved the route of that approval is meant. */
function routeCriterion({ words, routes }: RouteCue, status?: FactFilter["status"]): Criterion {
  const [route] = routes;
  const filter: FactFilter = {
    ...(route && { route }),
    ...(status === "approved" && { status }),
  };
  return byFilter(`given ${words}`, filter);
}
