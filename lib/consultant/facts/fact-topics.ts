import type { AGENCIES } from "@/lib/facts/vocabularies";
import { fold } from "@/lib/search/fold";
import type { FactKind } from "./fact-sentences";
import { findTerms } from "./term-index";

/** Which kinds of facts a question about named peptides asks for, the most particular first. */
export function readFactKinds(message: string): FactKind[] {
  const text = fold(message);
  // A reason or a mechanism is told in paragraphs.
  if (asksWhy(text)) return [];
  return cues.filter(([, cue]) => cue.test(text)).map(([kind]) => kind);
}

/** A folded question without the words by which it asks for facts of a kind. */
export function withoutCue(text: string, kind: FactKind): string {
  const cue = cues.find(([one]) => one === kind)?.[1];
  return cue ? text.replaceAll(new RegExp(cue, "g"), " ") : text;
}

/** Whether a folded question names the very thing that is recorded: nothing else that it says can be meant. */
export function namesFact(text: string, kind: FactKind): boolean {
  return NAMED_FACTS[kind]?.test(text) ?? false;
}

const NAMED_FACTS: Partial<Record<FactKind, RegExp>> = {
  halfLife: /\bhalf.?li(?:fe|ves)\b|\bt\s?(?:1\/2|½)/,
  bioavailability: /\bbioavailab/,
  boxedWarning: /\b(?:boxed|black.?box) warning/,
  sport: /\b(?:wada|prohibited list|doping (?:list|code|rules?))\b/,
};

/** Whether a folded question asks for a reason or a mechanism. */
export function asksWhy(text: string): boolean {
  return ASKS_WHY.test(text);
}

const ASKS_WHY =
  /(?:^|[.;:,]\s*|\b(?:and|but|so)\s+)(?:why|how come|how (?:does|do|did|can|could)|explain|mechanism|what (?:makes|keeps|gives|lets|allows|is it about)|what(?: is|'s) the (?:idea|advantage|reason|point|logic|trick)|the reason)\b/;

const cues: readonly (readonly [FactKind, RegExp])[] = [
  [
    "halfLife",
    /\bhalf.?li(?:fe|ves)\b|\bt\s?(?:1\/2|½)|\b(?:how long|how quickly|how fast|longer|longest|shorter).{0,40}\b(?:blood|body|bloodstream|circulation|plasma|system|cleared|acting|acts|lasts?|stays?|around)\b|\b(?:stays?|remains?|lasts?|survives?)\b.{0,24}\b(?:body|blood|bloodstream|system|circulation|longer)\b|\blonger.acting\b/,
  ],
  ["bioavailability", /\bbioavailab\w*|\babsorbed\b|\babsorption\b/],
  [
    "identity",
    /\b(?:residues?|amino ?acids?|molecular (?:mass|weight)|(?:average |molar )?mass|weigh(?:s|ing)?|daltons?|codes?|code ?names?|coded|how heavy)\b/,
  ],
  [
    "safety",
    /\b(?:pregnan\w*|kidneys?|renal|liver|hepatic|interact\w*|antibod(?:y|ies)|immunogenic\w*|stor(?:e|ed|age)|fridge|refrigerat\w*|room temperature)\b/,
  ],
  ["boxedWarning", /\b(?:boxed|black.?box) warnings?\b/],
  [
    "sport",
    /\b(?:wada|doping|anti-?doping|prohibited|banned|athletes?|sports?|competitors?|competition|prohibited list|monitor(?:ed|ing) (?:list|program\w*))\b/,
  ],
  [
    "approvals",
    /\b(?:approv\w*|licen[cs]\w*|authori[sz]\w*|green light|on the market|marketed|withdrawn|discontinued|pulled|refused|rejected|turned down|cleared|fda|ema|mhra|pmda|nmpa|tga|health canada|regulators?|legal(?:ly)?|(?:brand|trade|market|product|commercial)(?:ed)? ?names?|brands?|(?:sold|marketed|traded) (?:as|under)|what(?:'s| is| are) (?:it|they) (?:called|sold)|called(?=\W*(?:$|[,;?]))|available (?:in|as)|clear(?:ed|s)?(?= (?:it|the|for|by|in)\b)|allowed onto)\b/,
  ],
  [
    "targets",
    /\b(?:receptors?|targets?|binds?|binding|acts? on|act(?:s|ing)? at|agonists?|antagonists?|activates?|inhibits?|blocks?|hits?)\b/,
  ],
  [
    "routes",
    /\bhow (?:is|are|was|were|do|does|did|can) .{0,40}\b(?:given|taken|take|administered|used|applied|injected|delivered|swallowed)\b|\b(?:how|that|as) often\b|\broutes?\b|\b(?:injected|given|swallowed|applied|inhaled|infused|taken) (?:or|by|through|via|as|into|under|orally|once|twice|every|daily|weekly)\b|\bby mouth\b|\borally\b|\bonce (?:a|per) (?:week|day|month)\b|\b(?:weekly|daily|monthly) or\b|\b(?:is|are|comes?|available|exists?|there|have|be) (?:[\w-]+ ){0,4}(?:an? |as |in |the )?(?:oral|tablets?|pills?|capsules?|injectable|injections?|jabs?|infusion|drip|subcutaneous|intravenous|intramuscular|patch|nasal)\b/,
  ],
  [
    "trials",
    /\b(?:trials?|stud(?:y|ies)|tested|participants|patients|volunteers|randomi[sz]ed|placebo|phase (?:[1-4]|i{1,3}|one|two|three)|shown? (?:in|to)|proven|results?|evidence|took part|head.to.head)\b/,
  ],
  ["development", /\b(?:phase|(?:in|stage of|state of) development|pipeline|how far)\b/],
];

/** What of a question's words narrows facts: authorities, conditions and years. */
export function readNarrowing(message: string) {
  const text = fold(message);
  return {
    agencies: agencyCues.filter(([, cue]) => cue.test(text)).map(([agency]) => agency),
    conditions: findTerms(text, message).flatMap(({ kind, keys }) =>
      kind === "condition" ? keys : [],
    ),
    targets: findTerms(text, message).flatMap(({ kind, keys }) => (kind === "target" ? keys : [])),
  };
}

const agencyCues: readonly (readonly [keyof typeof AGENCIES, RegExp])[] = [
  ["FDA", /\bfda\b|\b(?:us|usa|u\.s\.|united states|america)\b/],
  ["EMA", /\bema\b|\b(?:eu|europe|european)\b/],
  ["MHRA", /\bmhra\b|\b(?:uk|britain|british|united kingdom|england)\b/],
  ["PMDA", /\bpmda\b|\bjapan(?:ese)?\b/],
  ["NMPA", /\bnmpa\b|\bchin(?:a|ese)\b/],
  ["HC", /\bcanad(?:a|ian)\b/],
  ["TGA", /\btga\b|\baustralian?\b/],
  ["RU", /\brussian?\b/],
];
