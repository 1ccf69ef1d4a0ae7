import {
  at,
  byFilter,
  type Criterion,
  type FactSubject,
  firstOf,
  type PlacedCriterion,
} from "./criteria";
import type { CueReader } from "./cue-reader";

/** What is asked of the rules of sport. */
export function readSport(reader: CueReader): PlacedCriterion[] {
  const ofMen = reader.take(ONLY_MEN).map((cue) => at({ ...cue, isNegated: false }, inMales));
  const classes = reader.take(CLASS).map((cue) => at(cue, ofClass(cue.groups.code ?? "")));
  const others = reader.takeAll(OTHERS).map(({ cue, value }) => at(cue, value));
  const standings = reader.takeAll(STANDINGS).map(({ cue, value }) => at(cue, value));
  if (standings.length + classes.length + others.length + ofMen.length === 0) return [];
  reader.take(SPORT_WORDS);
  // The rules of a year are those that are recorded; beside an approval the year may be that one's.
  if (!APPROVES.test(reader.text)) reader.take(YEAR_OF_RULES);
  // "Prohibited" says no more than the class or the special case that is named beside it.
  const isMore = classes.length + others.length + ofMen.length > 0;
  const found = [
    ...ofMen,
    ...classes,
    ...others,
    ...standings.filter(({ words }) => !isMore || words !== prohibited.words),
  ];
  return found.map((one) => ({ ...one, reason: firstOf("sport") }));
}

const APPROVES = /\b(?:approv|licen[cs]|authori[sz]|register)/;
const YEAR_OF_RULES = /\b(?:(?:in|for|of|as of|under|on|from) )?(?:the )?20\d\d\b/;

const inMales = byFilter("prohibited in males", { sport: "in-males" });
const ONLY_MEN =
  /\b(?:only (?:for |in )?(?:the )?(?:men|males?)\b(?: athletes| competitors)?|(?:men|males) only)\b(?<=\b(?:prohibited|ban(?:ned|s)?|forbidden|forbids?|wada|doping|s\d)\b.{0,300})/;

const CLASS =
  /\b(?:(?:in|under|of|by|named in|wada|prohibited list|the) ){0,5}(?:class(?:es)? |section |category )?(?<code>[sm]\d(?:\.\d){0,2}|p1)\b/;

function ofClass(code: string): Criterion {
  return {
    words: `in class ${code.toUpperCase()} of the Prohibited List`,
    holds: ({ facts }) => {
      const own = facts?.sport?.class?.toLowerCase() ?? "";
      return own === code || own.startsWith(`${code}.`);
    },
  };
}

const hasBasis =
  (basis: string) =>
  ({ facts }: FactSubject) =>
    facts?.sport?.basis === basis;

const OTHERS: readonly (readonly [RegExp, Criterion])[] = [
  [
    new RegExp(
      [
        String.raw`\b(?:explicitly |expressly |outright )?(?:named|mentioned|listed by name|written|spelt out) (?:\w+ )?(?:by (?:its |their )?(?:own )?names? )?(?:in|on|by) (?:the |wada'?s? ){0,5}(?:\d{4} )?(?:prohibited |banned |anti-?doping |doping )?(?:list|rules|wada)\b`,
        String.raw`\bnamed by wada\b`,
        String.raw`(?<=\b(?:list|wada)\b.{0,20})\bmentions? (?:\w+ )?by (?:its |their )?names?\b`,
      ].join("|"),
    ),
    { words: "named on the Prohibited List", holds: hasBasis("named") },
  ],
  [
    /\b(?:covered|caught|banned|prohibited|listed) (?:only )?(?:by|as part of|through|under|via) (?:a |the |their |its )?(?:\w{1,12} )?class\b(?! [smp]\d)/,
    { words: "prohibited as members of a class", holds: hasBasis("class") },
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:not|isn't|aren't) (?:even )?listed(?: (?:by wada|in sports?)){1,2}`,
        String.raw`(?<=\b(?:sports?|wada|doping)\b.{0,80})\bnot (?:even )?listed\b`,
        [
          String.raw`\b(?:not|n't|in none|under none)\b(?: \w+){0,3} (?:any|a|one) (?:class|section|part) of `,
          String.raw`(?:the )?(?:\d{4} )?(?:wada |anti-?doping |doping |prohibited |banned ){1,2}list\b`,
        ].join(""),
      ].join("|"),
    ),
    byFilter("not listed in sport", { sport: "not-listed" }),
  ],
  [/\b(?:as )?(?:a )?non-?approved substances?\b/, ofClass("s0")],
  [
    /\b(?:for |in |of )?(?:both sexes|either sex|men and women alike)\b(?<=\b(?:prohibited|ban(?:ned|s)?|forbidden|forbids?|wada|doping|s\d)\b.{0,120})/,
    {
      words: "prohibited in both sexes",
      holds: ({ facts }) => facts?.sport?.status.startsWith("prohibited at all") ?? false,
    },
  ],
];

const prohibited = byFilter("prohibited in sport", { sport: "prohibited" });
const STANDINGS: readonly (readonly [RegExp, Criterion])[] = [
  [
    /\b(?:prohibit(?:ed|s)?|ban(?:ned|s)?|forbidden|forbids?|off limits)\b.{0,20}?\b(?:(?:in|for) (?:males?|men|male athletes)|men)\b(?: (?:only|athletes))?|\b(?:only )?(?:men|males|male athletes) (?:may|can) ?not (?:use|take)\b/,
    inMales,
  ],
  [
    /\b(?:on )?(?:the |wada'?s? ){0,5}(?:only )?(?:monitor(?:ed|ing|s)?|watch(?:ed|es)?|observ(?:ed|es))\b(?: (?:by wada|in (?:the )?sports?|lists?|program(?:me)?s?)){0,5}/,
    byFilter("monitored in sport, not prohibited", { sport: "monitored" }),
  ],
  [
    /\b(?:prohibited|banned|forbidden)\b.{0,12}\bin competition\b(?: only)?/,
    byFilter("prohibited in competition", { sport: "in-competition" }),
  ],
  [
    /\b(?:prohibited|banned|forbidden|not allowed)\b(?: (?:in|to|for|from|by) (?:all |the )?(?:\w+ )?(?:sports?|athletes?|wada|competitors?)){0,2} (?:at all times|all the time|all (?:the )?year(?: round)?|always)\b|\b(?:always|at all times|all year(?: round)?) (?:prohibited|banned|forbidden)\b/,
    byFilter("prohibited in sport at all times", { sport: "at-all-times" }),
  ],
  [
    /\b(?:allowed|permitted|legal|ok|okay|fine|free to use) (?:in|for|by) (?:the )?(?:sports?|athletes?|wada|anti-?doping(?: rules)?)\b|\b(?:athletes?|sports(?:men|people|women)) (?:may|can|are (?:allowed|free) to) (?:use|take)\b|\b(?:may|can) (?:an? )?athletes? (?:use|take)\b/,
    {
      words: "not prohibited in sport",
      holds: ({ facts, record }) =>
        facts?.sport !== undefined && !/^prohibited/.test(record.sport ?? ""),
    },
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:on )?(?:the |wada'?s? ){0,5}(?:prohibited|banned|doping|anti-?doping) list\b`,
        [
          String.raw`\b(?:prohibit(?:ed|s)?|banned|bans?|forbidden|forbids?|barred)\b`,
          "(?: (?:in|by|for|from|at all times|all the time|under|at|use) ?(?:the )?",
          "(?:all times|elite |competitive )?",
          "(?:sports?|wada|athletes?|anti-?doping(?: (?:rules|law|code))?|competition)?){0,5}",
        ].join(""),
        String.raw`(?<!anti-?)\bdoping(?: (?:agents?|substances?))?\b`,
        String.raw`\b(?:count|counts|counted) as doping\b|\bfail a (?:drugs?|doping) test\b`,
        String.raw`\b(?:that )?athletes? (?:may|must|can) ?not (?:use|take|be used)\b`,
        String.raw`\b(?:may|must|can) ?not be used (?:in sports?|by athletes?)\b`,
      ].join("|"),
    ),
    prohibited,
  ],
];

const SPORT_WORDS = new RegExp(
  [
    String.raw`\b(?:the )?20\d\d (?:wada )?(?:list|code|rules|edition)\b`,
    `\\b(?:in|by|under|for|from|of|on)?\\b ?(?:the )?(?:${[
      "wada(?:'s)?",
      "(?:world )?anti-?doping(?: rules?| law| agency| code| body| organi[sz]ation| authorit(?:y|ies))?",
      "prohibited list|prohibited|banned|sports?|athletes?",
      "growth factors?|hormone and metabolic modulators?|peptide hormones?",
    ].join("|")})\\b`,
  ].join("|"),
);
