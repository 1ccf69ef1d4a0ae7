import { RESIDUES } from "@/lib/chemistry/residues";
import { parseSequence } from "@/lib/chemistry/sequence";
import type { EvidenceTier } from "@/lib/content/peptides/evidence";
import { fold } from "@/lib/search/fold";
import traits from "../../vocabulary/traits.json";
import {
  at,
  byFilter,
  type Criterion,
  type FactSubject,
  firstOf,
  type PlacedCriterion,
} from "./criteria";
import type { CueReader } from "./cue-reader";

/** Traits of the type, the description and the sequence. */
export function readTraits(reader: CueReader): PlacedCriterion[] {
  return [
    ...readBoxedWarning(reader),
    ...reader.takeAll(named).map(({ cue, value }) => at(cue, value)),
    ...reader.takeAll(SHAPES).map(({ cue, value }) => at(cue, byFilter(value, { shape: value }))),
    ...reader.take(ANIMALS_OR_CELLS).map((cue) => at(cue, inAnimalsOrCells)),
    ...reader
      .takeAll(TIERS)
      .map(({ cue, value }) => at(cue, byFilter(tierWords[value], { tier: value }))),
    ...readResidues(reader),
  ];
}

/** A text without its traits. */
export function withoutTraits(text: string): string {
  return named.reduce((left, [pattern]) => left.replace(new RegExp(pattern, "gu"), " "), text);
}

const named = traits.map(({ cue, words, in: place, has }): [RegExp, Criterion] => {
  const pattern = new RegExp(has);
  const holds = {
    lead: ({ lead }: FactSubject) => pattern.test(lead),
    sequence: ({ sequence }: FactSubject) => pattern.test(sequence),
    cosmetic: ({ facts, lead }: FactSubject) =>
      /cosmetic/.test(lead) &&
      (facts?.administrations.some(({ setting }) => setting === "cosmetic") ?? false),
    form: ({ facts }: FactSubject) =>
      facts?.approvals.some(({ state, form = "" }) => state === "current" && pattern.test(form)) ??
      false,
    pregnancy: ({ facts }: FactSubject) => pattern.test(facts?.safety.pregnancy?.text ?? ""),
  }[place as "lead" | "sequence" | "cosmetic" | "form" | "pregnancy"];
  return [new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})(?![\\p{L}\\p{N}])`), { words, holds }];
});

const SHAPES = [
  [
    /\b(?:are |is )?(?:cyclic|cyclised|cyclized|circular|ring-shaped|macrocyclic)\b|\b(?:form|contain|with) (?:a |an )?rings?\b/,
    "cyclic",
  ],
  [/\b(?:are |is )?(?:linear|straight-chain)\b/, "linear"],
] as const;

const tierWords: Record<EvidenceTier, string> = {
  approved: "with the evidence tier “approved medicine”",
  human_trials: "with the evidence tier “human trials”",
  limited_human: "with the evidence tier “small human studies”",
  animal: "with animal evidence only",
  cell: "with cell evidence only",
};

const ONLY =
  "(?:no further than|nothing (?:beyond|but|more than)|(?:evidence (?:is |rests on |from )?)?(?:only|just|solely))(?: ever)? (?:\\w+ ){0,3}?";
const TIERS: readonly (readonly [RegExp, EvidenceTier])[] = [
  [
    new RegExp(
      `\\b${ONLY}(?:cells?(?: cultures?| studies| work)?|test[- ]tubes?|cultures?|dish(?:es)?|laborator(?:y|ies))\\b|\\bcells? (?:cultures?|studies|evidence) (?:only|alone)\\b|\\btier (?:of )?["“]?cell studies`,
    ),
    "cell",
  ],
  [
    new RegExp(
      `\\b${ONLY}(?:animals?|rats?|mice|rodents?)(?: studies| work)?\\b(?: (?:or|and) (?:animals?|rats?|mice|rodents?)\\b){0,2}|\\banimals? (?:studies )?(?:only|alone)\\b|\\banimal (?:evidence|data|studies|tier)\\b`,
    ),
    "animal",
  ],
  [
    /\b(?:only |just )?(?:small|limited|weak) (?:human|people) (?:studies|evidence|data)(?: only)?\b/,
    "limited_human",
  ],
  [/\btier (?:of )?["“]?human trials["”]?/, "human_trials"],
];

const ANIMALS_OR_CELLS = new RegExp(
  `\\b${ONLY}(?:(?:animals?|mice|rats?|rodents?) (?:or|and) cells?|cells? (?:or|and) (?:animals?|mice|rats?|rodents?))\\b`,
);
const inAnimalsOrCells: Criterion = {
  words: "with evidence of animals or cells only",
  holds: ({ record: { tier } }) => tier === "animal" || tier === "cell",
};

const BOXED = new RegExp(
  [
    String.raw`\b(?:(?:(?:us|fda|american) )+labels? (?:do not |does not |that |which ){0,5})?`,
    "(?:carr(?:y|ies|ying)|have|has|having|with|bears?|hold|holds)? ?",
    "(?:(?<none>no|without|lack) )?(?:an? |the |any )?(?:(?:fda(?:'s)?|us|own) ){0,5}",
    "(?:boxed|black[- ]box) warnings?(?: labels?)?",
    "(?: (?:on|in) (?:the |their |its |an? )?(?:(?:us|fda|american) ){0,5}labels?)?",
    "(?: in (?:the )?(?:us|usa|united states|america))?",
    "(?: (?:(?:that|which) (?:is|are) )?(?<not>not )?(?:about|on|for|of|concerning|over|because of) ",
    "(?<other>something other than |other than |anything but )?(?:the |an? )?",
    "(?<subject>[^?.,;]+?(?= [-–—] |[?.,;]|$)))?",
    String.raw`(?:[,;:]? (?:but |and )?(?<less>leav(?:e|ing) out|leave (?:\w+ ){1,2}out|except(?:ing)?(?: for)?|excluding|apart from|other than|not|minus) `,
    "(?:the |those |any )?(?:about |on |for )?(?<lessOf>[^?.,;:]+))?",
  ].join(""),
);

const SUBJECT_BOXED =
  /\b(?:the|an?) (?<subject>(?:(?!(?:boxed|any|no|us|fda|american|of|and|or)\b)[\w-]{2,} ){1,3})boxed warnings?\b(?! (?:about|on|for|of|over)\b)/;

/** "The thyroid C-cell warning": its subject stands before it. */
const WARNING =
  /\b(?:(?:fda|us) )?(?<subject>(?:(?!(?:boxed|box|black|any|no|the|such|this|a|an|with|without|have|has|carry|label|fda|us|of|and|or|peptides|drugs|medicines|ones) )[\w-]{2,} ){1,3})(?:boxed |black[- ]box )?warnings?\b|\bwarnings? (?:about|on|over|of) (?:the )?(?<about>[^?.,;]+)/;

function readBoxedWarning(reader: CueReader): PlacedCriterion[] {
  const subjectFirst = reader.take(SUBJECT_BOXED);
  const boxed = reader.take(BOXED);
  return [...subjectFirst, ...boxed, ...reader.take(WARNING)].map((cue) => {
    const {
      none,
      less,
      not = less,
      other = not,
      about,
      lessOf = about,
      subject = lessOf,
    } = cue.groups;
    const stems = subject?.split(/[^\p{L}]+/u).filter((word) => word.length > 3) ?? [];
    const speaks = (said: string) => stems.some((stem) => fold(said).includes(stem.slice(0, 6)));
    const isNone = none !== undefined || cue.isNegated;
    return {
      start: cue.start,
      end: cue.end,
      words: `${isNone ? "without" : "with"} a boxed warning on the US label${subject ? ` ${other ? "not " : ""}about ${subject.trim()}` : ""}`,
      reason: firstOf("boxedWarning"),
      holds: ({ facts }: FactSubject) => {
        const said = facts?.boxedWarnings.map((warning) => warning.subject) ?? [];
        if (isNone) return said.length > 0 && said.every((one) => one === "none");
        return said.some(
          (one) => one !== "none" && (!subject || speaks(one) !== (other !== undefined)),
        );
      },
    };
  });
}

const RESIDUE_NAMES = new Map(
  Object.entries(RESIDUES).map(([code, { name }]) => [fold(name), code]),
);
RESIDUE_NAMES.set("glutamate", "Glu")
  .set("aspartate", "Asp")
  .set("aib", "Aib")
  .set("hydroxyproline", "Hyp");

const NAMES = [...RESIDUE_NAMES.keys()].filter((name) => /^[a-z]+$/.test(name)).join("|");
const RESIDUE = new RegExp(
  [
    String.raw`\b(?:that |which )?(?:contain(?:s|ing)?|includ(?:e|es|ing)|with|have|has|having`,
    "|(?<first>(?:start|begin)s?(?:ning|ing)? with|(?:n-terminal|first residue is))",
    "|(?<last>end(?:s|ing)? (?:in|with))) ",
    "(?:an? |any |the |at least one )?(?:amino acid )?",
    String.raw`(?<name>${NAMES})s?(?: residues?)?\b`,
  ].join(""),
);

/** "That contain tryptophan", "ending in proline". */
function readResidues(reader: CueReader): PlacedCriterion[] {
  return reader.take(RESIDUE).map((cue) => {
    const { first, last, name = "" } = cue.groups;
    const code = RESIDUE_NAMES.get(name);
    return at(cue, {
      words: `${first ? "beginning with" : last ? "ending with" : "containing"} ${name}`,
      holds: ({ record, sequence }) => {
        if (record.length === null) return false;
        const codes: string[] = parseSequence(sequence).residues.map((residue) => residue.code);
        return first
          ? codes[0] === code
          : last
            ? codes.at(-1) === code
            : codes.includes(code ?? "");
      },
    });
  });
}
