import type { Intent } from "./question-intents";

/**
 * What a question asks that is answered by a whole section of a page, however it is put: "How does § work?".
 * `text` is folded, § stands for the name. Null where it asks for anything more particular.
 */
export function readPlainQuestion(text: string): Intent | null {
  // "And §?" leans on what was asked before.
  if (/^\s*§[\s?!.…]*$/.test(text)) return "overview";
  const readings = [text, lastClauseOf(text), toldAtLast(text)].map((said) =>
    said.replace(POLITE, "").replace(/[\s?!.…]+$/, ""),
  );
  return PLAIN.find(([pattern]) => readings.some((one) => pattern.test(one)))?.[1] ?? null;
}

/** The same of a question that says "it" for the name, with the name in its place: "So does it work?". */
export function plainWithName(
  text: string,
): { text: string; intents: Intent[]; focus: string[] } | null {
  if (text.includes("§")) return null;
  const named = text.replace(PRONOUN, "§");
  const intent = named === text ? null : readPlainQuestion(named);
  return intent && { text: named, intents: [intent], focus: [] };
}

const PRONOUN = /\b(?:it|they|this|that|these|those|them|both)\b/;

/** Of "my friend swears by § for his knee, does it work?" what asks, with the name in its place. */
function lastClauseOf(text: string): string {
  const [, clause = ""] = text.match(/§[^§]*[,;:–]\s+([^,;:–§]+)$/u) ?? [];
  return clause.replace(/\b(?:it|this|that)\b/, "§");
}

/** Of "my daughter is four, tell me about §" what asks. */
function toldAtLast(text: string): string {
  return text.match(TOLD_AT_LAST)?.[1] ?? "";
}

const TOLD_AT_LAST =
  /[,;:–]\s+(?:(?:so|and|but|please)\s+)?(tell me (?:more )?about §|what(?:'s| is) §)[\s?!.…]*$/;

const POLITE =
  /^[^\w§]*(?:(?:hi|hello|hey|so|ok(?:ay)?|and|but|please|thanks)\b[^\w§]*)*(?:(?:can|could|would) (?:you|someone) (?:please )?(?:explain|tell me|say|describe)|please (?:explain|tell me)|explain(?: to me)?|tell me|describe|i(?:'d| would)? (?:want|like) to know|do you know)?[^\w§]*/;

const IN_BODY =
  "(?: (?:exactly|actually|in (?:the|your|our|a) (?:human )?body|in (?:people|humans)|then))*";
const PEOPLE =
  "(?:people|anyone|anybody|someone|patients|doctors|athletes|bodybuilders|women|men|they|you|folks|everyone)";

const OF_WEIGHT = "(?:(?:lose|losing|drop|shed) (?:\\w+ )?(?:weight|fat)|(?:weight|fat) loss)";

const PLAIN: [RegExp, Intent][] = [
  [
    new RegExp(
      `^(?:${[
        "(?:what|who)(?:'s|s| is| are| was| exactly is)(?: exactly| actually)?",
        String.raw`(?:an? |the )?(?:\w+ )?(?:overview|summary|introduction|info|information|facts)(?: (?:of|to|on|about))?`,
        "about|more about|summari[sz]e",
        "what (?:do you|can you|does (?:the|this|your) (?:library|site|page)) (?:know|tell|say)(?: me| us)? (?:about|of|on)",
      ].join("|")}) §(?: exactly| actually)?$`,
    ),
    "overview",
  ],
  [
    new RegExp(
      `^how (?:exactly |actually )?(?:does|do|did|is|are|might|would|can) § (?:actually |really |thought |believed |supposed |said |meant |to )*(?:works?|acts?|functions?|operates?|do (?:its job|that|what it does))${IN_BODY}$`,
    ),
    "mechanism",
  ],
  [new RegExp(`^how § (?:works?|acts?|functions?)${IN_BODY}$`), "mechanism"],
  // What a medicine for weight is asked for most; nearly every paragraph of its page has these words.
  [
    new RegExp(
      `^(?:how|why) (?:does|do|did|can|will|would) § (?:actually |really )?(?:work for|(?:make|help|let|get|cause|lead|produce|induce)\\w*(?: (?:${PEOPLE}|the body))?(?: to)?)? ?${OF_WEIGHT}$`,
    ),
    "mechanism",
  ],
  [
    new RegExp(
      `^(?:how|why) (?:does|do|did|can) (?:the )?${PEOPLE} ${OF_WEIGHT} (?:on|with|from|by taking) §$`,
    ),
    "mechanism",
  ],
  [
    /^(?:what(?:'s| is) )?(?:the )?(?:mechanism|mode)s?(?: of action)?(?: (?:of|for|behind) §)?$|^§ (?:mechanism|moa|mode)(?: of action)?$/,
    "mechanism",
  ],
  [
    /^what (?:does|do|did) § (?:actually |really |exactly )*do(?: exactly| (?:in|to|inside) (?:the|your|our|a) (?:human )?body)?$/,
    "mechanism",
  ],
  [
    /^(?:does|do|did|will) §(?: (?:and|or) §)? (?:really |actually |even |truly )*(?:works?|do anything|help)(?: at all| or not| in (?:people|humans|reality|practice))*$/,
    "evidence",
  ],
  [
    /^how (?:well|good|effective(?:ly)?) (?:does|do|did|is|are|was) §(?: (?:really|actually))?(?: works?)?(?: in (?:people|humans))?$/,
    "evidence",
  ],
  [
    /^(?:is|was|are|were) (?:that|this|those|these) (?:really |actually )?(?:a lot|many|much|enough|few|reliable|convincing|strong|solid|an? (?:big|large|small|good) \w+)$/,
    "evidence",
  ],
  [
    /^(?:was|is|were|has|have) § (?:ever |actually |really |even |been )*(?:studied|tested|tried|examined)(?: out)?(?: (?:in|on) (?:real |actual |living )?(?:people|humans?|patients|volunteers|animals|anyone|anybody))?(?: (?:yet|so far|at all|before))?$/,
    "evidence",
  ],
  [
    /^(?:in |on )?(?:whom?|what)(?: or (?:whom?|what))? (?:was|is|were|has) § (?:actually |really |been )*(?:studied|tested|tried|examined)(?: (?:in|on|with))?$/,
    "evidence",
  ],
  [
    /^is § (?:just |all |only |really |actually )*(?:(?:a )?(?:hype|scam|snake oil|nonsense|bunk|placebo)|legit|worth (?:it|trying)|proven|any good|useless|overhyped)$/,
    "evidence",
  ],
  [
    new RegExp(
      `^why (?:do|does|did|would|should|is|are) (?:(?:so many |some |most )?${PEOPLE} )?(?:take|takes|taking|use|uses|using|want|inject|prescribe|prescribed|try|buy) §$|^why is § (?:taken|used|prescribed|given|popular)$`,
    ),
    "uses",
  ],
  [
    /^when (?:will|does|is|can|would) § (?:likely |finally |be |going to |become |get |come |expected to )*(?:available|approved|released|launched|out|on the market|marketed|coming out|sold)(?: in .{2,30})?$/,
    "status",
  ],
  [
    /^is § (?:(?:already|now|yet|still) )?(?:available|out|on the market)(?: (?:yet|now|already))?$/,
    "status",
  ],
  [
    /^what(?:'s| is| was) § (?:mainly |usually |mostly |normally |actually )?(?:used|taken|prescribed|given|good|meant)(?: for| to treat)$|^what (?:does|can|do) § (?:treat|help with|help)$/,
    "uses",
  ],
  [
    /^(?:what(?:'s| is| are) )?(?:the |any )?(?:\w+ )?(?:benefits?|advantages?) (?:of|with) §$/,
    "benefits",
  ],
  [
    /^(?:what(?:'s| is| are) )?(?:the |any )?(?:(?:most )?(?:common|main|possible|known|usual|serious) )?(?:side|adverse) effects? (?:of|with|from) §$/,
    "sideEffects",
  ],
  [
    /^(?:what(?:'s| is| are)? )?(?:the |any )?(?:known )?long[- ]?term (?:side )?(?:effects?|risks?|safety|harms?|dangers?)(?: (?:of|with|from) §)?$$/,
    "warnings",
  ],
  [
    /^is § (?:really |actually |technically |even |considered )*(?:an? )(?:\w+ )?(?:peptides?|proteins?|steroids?|sarms?|hormones?|amino acids?|small molecule)$/,
    "identity",
  ],
];
