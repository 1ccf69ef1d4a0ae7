import type { FactFilter } from "@/lib/facts/filter/fact-filter";

/** What a clause asks of a peptide: that it was approved, refused, tried or studied. */
export type Head =
  | { kind: "status"; status: "approved" | "former" | "withdrawn" | "discontinued" }
  | { kind: "status"; status: "review" | "refused" }
  | { kind: "trial"; phase?: string; state?: "terminated" | "ongoing" }
  | { kind: "study"; filter: Pick<FactFilter, "phase" | "studied"> }
  | { kind: "programme"; state: "ongoing" | "stopped"; phase?: string }
  /** The furthest that its development came. */
  | { kind: "highest"; phase: "preclinical" | "1" | "2" | "3" }
  | { kind: "any" };

const phaseCue = (number: number, roman: string, word: string) =>
  `(?:${number}|${roman}|${word})\\b`;
const PHASES = [
  ["1", phaseCue(1, "i", "one")],
  ["2", phaseCue(2, "ii", "two")],
  ["3", phaseCue(3, "iii", "three")],
] as const;

const BE =
  "(?:(?:hold|holds|have|has|had|with|got|get|been|being|currently|now|already|still|fully|is|are|was|were|valid|ever|actually) ){0,5}(?:an? |any )?(?:current |valid |full ){0,5}";

/** What may stand before "trials". */
const OF_TRIALS = [
  "been",
  "being",
  "went",
  "go",
  "goes",
  "in",
  "into",
  "through",
  "with",
  "have",
  "has",
  "had",
  "an?",
  "recorded",
  "on record",
  "clinical",
  "human",
  "registered",
  "any",
  "tested",
  "tried",
  "studied",
  "published",
  "randomi[sz]ed",
  "controlled",
  "placebo-controlled",
].join("|");

const FORMERLY = [
  "no longer",
  "formerly",
  "once",
  "used to be",
  "used to have",
  "had",
  "previously",
  "at one time",
].join("|");

const ON_SALE = [
  "sold",
  "approval",
  "marketed",
  "approved",
  "available",
  "licen[cs]ed",
  "authori[sz]ed",
  "medicines?",
  "on the market",
].join("|");

const APPROVED = [
  "approved",
  "approvals?",
  "approves?",
  "label(?:l)?ed",
  "prescribable",
  "prescribed",
  String.raw`(?<=\b(?:can|may|could|might) (?:be )?)prescribe`,
  String.raw`(?<=\b(?:doctors?|gps?|physicians?) )(?:can |may )?prescribe`,
  "licen[cs]ed?",
  "licen[cs]es",
  "authori[sz](?:ed|ations?|es?)",
  "on the market",
  "marketed",
  "marketing authori[sz]ations?",
  "registered",
  "registrations?",
  "green light",
  "cleared",
  "clears?",
  "officially allowed",
  "said yes",
  "says yes",
  "gave (?:it |them |their |its )?(?:the )?(?:nod|ok|okay|blessing)",
  "ok(?:ay)?'?e?d",
  "green-?lit",
  "waved through",
  "pass(?:ed|es)?(?! (?:out|away|on|through|down))",
  "let (?:them |it |any )?through",
  "bec(?:a|o)mes? (?:an? )?(?:proper |real |licen[cs]ed )?(?:medicines?|drugs?)",
  "made? it (?:on)?to (?:the )?(?:market|pharmac(?:y|ies)|clinic)",
  "(?:on|in) (?:its|their|the) (?:registers?|books|market)",
  String.raw`(?<=\b(?:fda|ema|mhra|pmda|europe|us|japan|china|russia|canada|regulators?) )allow(?:s|ed)?`,
  "on prescription",
  "prescription-only",
  "prescribable",
].join("|");

/** Of cues that overlap the first counts. */
export const HEADS: readonly (readonly [RegExp, Head])[] = [
  [
    /\bhighest (?:the )?pre-?clinical\b(?: (?:stage|phase|development)){0,2}/,
    { kind: "highest", phase: "preclinical" },
  ],
  ...PHASES.flatMap(([phase, cue]) => [
    [new RegExp(`\\bhighest phase ${cue}`), { kind: "highest", phase }] as const,
    [
      new RegExp(
        `\\b(?:ongoing|current) (?:in )?phase ${cue}(?: (?:programmes?|programs?|development))?`,
      ),
      { kind: "programme", state: "ongoing", phase },
    ] as const,
    [
      new RegExp(
        `\\b(?:recorded|have|has|had|with|an?) (?:an? |recorded ){0,5}phase ${cue} (?:trials?|stud(?:y|ies))`,
      ),
      { kind: "trial", phase },
    ] as const,
    [
      new RegExp(
        `\\b(?:(?:reached|reach|got to|in|only|into|as far as|being tested|tested|been through|investigated) ){0,5}phase ${cue}(?: (?:clinical )?(?:trials?|studies|development))?`,
      ),
      { kind: "study", filter: { phase } },
    ] as const,
  ]),
  [
    /\b(?:only |still |in |at ){0,5}(?:the )?pre-?clinical\b(?: (?:stage|development|only)){0,5}/,
    { kind: "study", filter: { phase: "preclinical" } },
  ],
  [
    /\b(?:terminated|stopped early|halted|aborted) trials?\b|\btrials? (?:\w+ ){0,3}(?:terminated|stopped early|halted|aborted)\b/,
    { kind: "trial", state: "terminated" },
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:${OF_TRIALS}) ){0,5}trials?\b(?: on record)?(?: (?:in|on|with) (?:people|humans?|men|women|patients|adults|children))?`,
    ),
    { kind: "trial" },
  ],
  [
    /\b(?:development|programme|program|project)s? (?:\w+ ){0,3}(?:stopped|abandoned|discontinued|ended|given up|dropped)\b|\b(?:stopped|abandoned|discontinued|dropped) (?:in |from )?development\b|\bdropped by (?:its|their|the) (?:company|companies|makers?|developers?)\b/,
    { kind: "programme", state: "stopped" },
  ],
  [
    /\b(?:still |currently |now ){0,5}(?:in|under) (?:clinical |active )?development\b|\bbeing developed\b|\bin the pipeline\b|\bongoing (?:programmes?|development|research programmes?)\b/,
    { kind: "programme", state: "ongoing" },
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:${FORMERLY}) (?:(?:an? |the )?(?:fda|ema|mhra|us|eu|european|american)(?: or (?:fda|ema|us|eu|european))? )?(?:${ON_SALE})\b(?: and (?:is|are) not any ?more)?`,
        String.raw`\boff the market\b`,
        String.raw`\bwithdrawn or discontinued\b`,
        String.raw`\bdiscontinued or withdrawn\b`,
        String.raw`\bnot approved (?:there |here )?(?:any ?more|any longer)\b`,
        String.raw`\bno (?:other )?(?:\w+ )?approvals? (?:there )?(?:left|remaining|still in force|in force)\b(?: there)?`,
        String.raw`\b(?:lost|losing) (?:its|their) (?:approval|licen[cs]e|authori[sz]ation)\b`,
      ].join("|"),
    ),
    { kind: "status", status: "former" },
  ],
  [
    new RegExp(
      `\\b${BE}(?:recorded as )?(?:merely )?withdrawn\\b(?: from (?:the )?(?:market|sale))?|\\b(?:pulled|taken off)\\b(?: (?:from )?the market)?`,
    ),
    { kind: "status", status: "withdrawn" },
  ],
  [new RegExp(`\\b${BE}(?:merely )?discontinued\\b`), { kind: "status", status: "discontinued" }],
  [
    /\b(?:under|in|await(?:s|ing)?|pending) (?=(?:an? |the )?(?:fda|ema|mhra|pmda|nmpa|us|european|japanese|chinese) (?:review|approval|decision|assessment)\b)/,
    { kind: "status", status: "review" },
  ],
  [
    new RegExp(
      [
        String.raw`\b(?:(?:is|are|currently|still) ){0,5}(?:under|in|await(?:s|ing)?|waiting for|waits? for|pending) (?:an? |the |its |their )?(?:regulat\w+ |agency |authority |fda |ema ){0,5}(?:review|approval|decision|assessment|verdict|to (?:decide|rule))\b`,
        String.raw`\bapplication (?:is |was |has been )?(?:filed|submitted|pending)\b`,
        String.raw`\b(?:filed|submitted) for approval\b`,
      ].join("|"),
    ),
    { kind: "status", status: "review" },
  ],
  [
    /\b(?:(?:is|are|was|were|been|has|have|had) ){0,5}(?:refused|refuses?|rejects?|rejected|turn(?:ed|s)? (?:down|away)|knock(?:ed|s)? back|negative opinion|sa(?:id|ys?) no|denied)\b(?: (?:approval|authori[sz]ation|at first|at some point)){0,5}/,
    { kind: "status", status: "refused" },
  ],
  [
    new RegExp(
      String.raw`\b${BE}(?:${APPROVED})\b(?: (?:as (?:an? )?)?(?:medicines?|drugs?|treatments?))?`,
    ),
    { kind: "status", status: "approved" },
  ],
  [
    /\b(?:(?:been|were|was|have|has|ever|actually|are|being) ){0,5}(?:tried|tested|studied|given|trialled|trialed|investigated|used|examined|researched)(?: (?:ever|at all|only))? (?:in|on|to) (?:live )?(?:people|humans?|patients|volunteers|man|men|women)\b|\bhuman (?:studies|data|evidence)\b/,
    { kind: "study", filter: { studied: "people" } },
  ],
  [
    /\b(?:(?:been|only) ){0,5}(?:tried|tested|studied|investigated) (?:only )?(?:in|on) (?:animals|mice|rats|rodents)\b/,
    { kind: "study", filter: { studied: "animals" } },
  ],
  [
    /\b(?:(?:been|were|was|have|has|are|being|is|sometimes|mainly) ){0,5}(?:tried|tested|studied|investigated|examined|researched|used|treat|treats|treating|help|helps|work|works|good|given|taken|meant|intended|indicated)(?: (?:for|against|in|with))?\b/,
    { kind: "any" },
  ],
];

/** Whom an approval is for, as its population and indication say. */
export const POPULATIONS: readonly (readonly [RegExp, { words: string; pattern: RegExp }])[] = [
  [
    /\b(?:(?:for|in|with|to|do|can) )?(?:(?:small|young|older) )?(?:children|kids|adolescents|teenagers|minors|infants)\b|\bp(?:a)?ediatric\b/,
    {
      words: "for children",
      pattern:
        /child|adolescen|p(?:a)?ediatric|infant|(?:aged|from) (?:\w+ ){0,2}(?:one|two|four|six|seven|ten|twelve|\d+)|^\d+ to \d+/i,
    },
  ],
  [
    /\b(?:for|in|to) (?:\w+ )?women\b(?: (?:after|past|beyond) (?:the )?menopause)?/,
    { words: "for women", pattern: /women|woman|birth|menopaus/i },
  ],
  [/\b(?:for|in|to) (?:adult )?men\b/, { words: "for men", pattern: /(?<!wo)\bmen\b/i }],
];
