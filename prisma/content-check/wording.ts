import { checkPhrases, type Rule } from "./phrases";

const PROMISE: Rule = [
  "a promise",
  /\b(?:cures?|cured|guaranteed|miracles?|miraculous|proven to|safe and effective)\b/gi,
];

/** Texts on peptides never address the reader, so these words are always reported. */
const PEPTIDE_RULES: Rule[] = [
  ["imperative dosing", /\b(?:takes?|inject)\b/gi],
  PROMISE,
  ["a promise", /\bguarantees?\b/gi],
  ["addressing the reader", /\b(?:you should|you can|your)\b/gi],
  [
    "an amount",
    /(?:\d[\s\u00a0-]*(?:mg|mcg|[µμ]g|ug|iu|units?)\b)|\b(?:milli|micro)grams?\b|\binternational units?\b/gi,
  ],
];

/** Documents may say "take into account", but not tell the reader to take a substance. */
const SITE_RULES: Rule[] = [
  [
    "imperative dosing",
    /(?:^|[.!?:;]\s+)(?:take|inject|administer|swallow)\b(?! (?:care|note|part|account|into account))|\b(?:take|inject|administer|swallow)s? (?:\d(?![\d\s–-]*(?:business |working )?(?:second|minute|hour|day|week|month))|it\b|them\b|the (?:dose|peptide|medicine)\b|(?:a|one|two|half|your|this) (?:dose|vial|tablet|capsule|injection)s?\b)/gim,
  ],
  PROMISE,
];

/** Reports imperative dosing and promises, and amounts in texts on peptides. */
export const checkWording = checkPhrases({
  library: PEPTIDE_RULES,
  site: SITE_RULES,
  facts: ["notes", "massNote"],
});
