import { splitWords } from "@/lib/search/words";

/** The words of a text that say something, reduced to their stems, in their order. */
export function contentWords(text: string): string[] {
  return contentOf(splitWords(text));
}

/** The same of words that `splitWords` has found. */
export function contentOf(words: string[]): string[] {
  const stems: string[] = [];
  for (const word of joinTypes(words)) {
    if (SAYS_SOMETHING.test(word) && !EMPTY.has(word)) stems.push(stem(word));
  }
  return stems;
}

/** A number, or two characters of which the first is a letter or another number. */
const SAYS_SOMETHING = /^(?:\d|[\p{L}\p{N}].)/u;

/** "Type 1" is one word: the number alone is that of anything. */
function joinTypes(words: string[]): string[] {
  if (!words.includes("type")) return words;
  return words.flatMap((word, at) => {
    if (word === "type" && isTypeNumber(words[at + 1])) return [`type${words[at + 1]}`];
    return words[at - 1] === "type" && isTypeNumber(word) ? [] : [word];
  });
}

function isTypeNumber(word: string | undefined): boolean {
  return word === "1" || word === "2";
}

/** A word without its ending, and in its American spelling: "tumours" and "tumor" are alike. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = cutEnding(word);
  if (stems.size >= MOST_KEPT) stems.clear();
  stems.set(word, made);
  return made;
}

/** The words of the library and of its readers are the same few thousand. */
const stems = new Map<string, string>();
const MOST_KEPT = 50_000;

function cutEnding(word: string): string {
  const plain = endings.reduce((left, [ending, to]) => left.replace(ending, to), word);
  const same = (SAME.get(plain) ?? plain).replace(/(?<=...)ies$/, "y").replace(/(?<=[^siu])s$/, "");
  // "Knees" are what a "knee" is, and "cells" what a "cell" is.
  if (same.length < 5) return same;
  const base = same
    .replace(/(?:isation|ization)s?$/, "ize")
    .replace(/is(e|ed|es|ing)$/, "iz$1")
    .replace(/(?:ing|ed|e|ly)$/, "")
    .replace(/(?<=.{5})al$|(?<=.{4})ity$/, "")
    .replace(/(?<=.{4})(?:ation|at|ion)$/, "")
    .replace(/(?:ie|[eyi])$/, "")
    .replace(/(.)\1$/, "$1");
  return base.length >= 3 ? base : same;
}

/** British and American spellings, and what belongs to a science, an illness or a complaint. */
const endings: [RegExp, string][] = [
  [/ae|oe(?!s?$)/g, "e"],
  [/sulph/, "sulf"],
  [/our(?=$|s$|ed$|ing$)/, "or"],
  [/(?<=.{3})og(?:ue)?(?=s?$)/, "og"],
  [/(?<=.{3})olog(?:y|ies|ists?|ic|ical|ically)$/, "olog"],
  [/(?<=.{2})iatr(?:y|ists?|ic|ics|icians?)$/, "iatr"],
  [/(?<=.{2})emic$/, "emia"],
  [/(?<=.{3})otic$/, "osis"],
  [/(?<=.{3})itic$/, "itis"],
  [/(?<=.{3})pathic$/, "pathy"],
];

/** The words whose stems differ though their meaning does not. */
const SAME = new Map([
  ["goes", "go"],
  ["humans", "human"],
  ["mice", "mouse"],
  ["rats", "rat"],
  ["ageing", "aging"],
  ["diarrhoea", "diarrhea"],
  ["medication", "medicine"],
  ["medications", "medicine"],
  ["drugs", "drug"],
  ["studies", "study"],
  ["analyses", "analysis"],
  ["younger", "young"],
  ["youngest", "young"],
  ["older", "old"],
  ["died", "die"],
  ["dies", "die"],
  ["dying", "die"],
  ["regained", "regain"],
  ["diagnosis", "diagnose"],
  ["diagnoses", "diagnose"],
  ["diagnostic", "diagnose"],
  ["studied", "study"],
  ["centre", "center"],
  ["centres", "center"],
  ["fibre", "fiber"],
  ["fibres", "fiber"],
  ["leucocyte", "leukocyte"],
  ["leucocytes", "leukocyte"],
]);

const EMPTY = new Set(
  "a about also although am among an and any are as at be because been before being both but by can could did do does doing done during each either for from had has have having he her here hers him his how i if in into is it its itself just let me more most my no nor not now of off on one only onto or other our ours out over own per same she should since so some such than that the their theirs them then there these they this those through thus to too under until up upon us very was we were what when where whether which while who whom whose why will with within without would yet you your yours".split(
    " ",
  ),
);
