/** Studies, their makers and their words. */
export const trialPhrases: [RegExp, string][] = [
  [/\b(?:the )?new england journal(?: of medicine)?\b|\bnejm\b/g, "n engl j med"],
  [/\b(?:came|comes?|coming) up with\b/g, "invented"],
  [
    /\b(?:sugar pill|(?:dummy|sham|fake|inactive) (?:pill|tablet|drug|treatment|medicine|injection|shot|spray|cream))s?\b/g,
    "placebo",
  ],
  [/\bfish(?:es|ed|ing)? out\b/g, "isolated"],
  [/\bhead[- ]to[- ]head\b/g, "versus"],
  [/\bpetri dish(?:es)?\b|\btest tubes?\b|\bin vitro\b/g, "culture"],
  [/\bsav(?:e|es|ed|ing) (?:any )?lives\b/g, "survival"],
  [/\b(?:took|take|taken|taking) part\b/g, "participants"],
  [
    /\b(?:withdrawn|pulled|taken back|withdrew) by (?:the|its|a|that) (?:journal|publisher)\b|(?<=\bpapers? (?:was|were|has been|is|are|got) (?:later |since )?)(?:withdrawn|pulled|taken back)\b/g,
    "retracted",
  ],
];
