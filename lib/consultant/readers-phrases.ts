/** A folded question in which what readers say in several words stands in the library's one. */
export function readPhrases(text: string): string {
  return phrases.reduce((left, [phrase, word]) => left.replace(phrase, word), text);
}

const phrases: [RegExp, string][] = [
  [
    /\b(?:hearts?|pulse) (?:to )?(?:rac(?:e|es|ing)|pound(?:s|ing)?|beats? faster)\b/g,
    "tachycardia",
  ],
  [/\bracing hearts?\b/g, "tachycardia"],
  [/\bliv(?:e|es|ed|ing) longer\b/g, "longevity"],
  [/\b(?:throw|throws|throwing|threw) up\b/g, "vomiting"],
  [/\bhot (?:flush|flash)(?:es)?\b/g, "vasomotor"],
  [/\bshort of breath\b/g, "breathing"],
  [/\b(?:came|comes?|coming) up with\b/g, "invented"],
  [/\bby mouth\b|\bswallow(?:ed|ing)?\b/g, "oral"],
  [
    /\b(?:instead of|rather than|without) (?:an? |the |being )?(?:inject\w+|shots?|needles?)\b/g,
    "",
  ],
  [/\bw[ao]t\b/g, "what"],
];
