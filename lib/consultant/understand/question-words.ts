import { contentWords, stem } from "../text/content-words";
import { isOrdinary } from "../text/ordinary-words";
import families from "../vocabulary/word-families.json";

/** The stems of a question that name neither a peptide nor an intent: what it is particularly about. */
export function focusOf(rest: string): string[] {
  return tellingWords(rest)
    .filter((word) => !isOrdinary(word))
    .slice(0, MAX_FOCUS);
}

/** Each is held against every page; no question is about more. */
const MAX_FOCUS = 40;

/** The stems that every answer on peptides would not hold. Of a question about the site any may tell. */
export function tellingWords(rest: string): string[] {
  const words = [...new Set(contentWords(rest))].filter((word) => !generic.has(word));
  // "Weight loss" is about weight; what else is lost is another matter.
  return words.includes("weight") ? words.filter((word) => !LOSS.has(word)) : words;
}

/** The stems that may stand for one: a reader's word and the library's. */
export function meaningsOf(word: string): string[] {
  return [word, ...(related.get(word) ?? [])];
}

const LOSS = new Set(["loss", "lose", "losing"].map(stem));

const generic = new Set(
  "lower raise increase decrease reduce improve boost influence change lead outline earth investigate effective developed develop protect last lasts introduction de la el los las un una es en para le les du des der das ist und von sobre il lo da do hat hay son ser avec pour bei mit mir must researcher researchers research body drug drugs hot tested tried patient anything entries deal against behind ever every basics supposed registry introduction belong distinguish tried relate relates gather approach source deal known basically good handle stand mainly overall form usually effectiveness strength quality interest interesting point amount action actual actually additional adult adults agent amide amount another answer anything ask associate associated available aware based basic basically become begin best better brief briefly call case caus cite class clear clearly come common commonly compound connect connected consultant current currently database detail detailed details different difference effect effects especially everything exact exactly exist expect explain fact facts far feature find first general generally give given go good great group happen hear help hello hey hi high history human humans idea important include includ info information interesting involve issue kind know knowledge known label learn library like likely link linked list listed literature little long look lot made main mainly make many matter mean medicine medical medicinal mention molecule much name named need new normal note notes number often okay old overall page pages patient patients peptide peptides people person persons place plain please point portal possible possibly potential present product proper properly proposed question quick quickly real really reason record recorded regard regarding relate related relevant report reported say says scientist see seem show shown simple simply site somebody someone something sort source speak specific specifically state still strong strength stuff substance sure take taken taking talk tell term terms thank thanks therapy therapies thing things think thought today topic two type typical typically understand use used useful user using usually value various version via volunteer want way website well whole wonder wondering word words work world worth write year years"
    .split(" ")
    .map(stem),
);

const related = new Map<string, string[]>();
for (const family of families) {
  const stems = family.split(" ").map(stem);
  for (const word of stems) {
    related.set(word, [...(related.get(word) ?? []), ...stems.filter((other) => other !== word)]);
  }
}

/** What a word of many kinds may be met as, though none of these is meant by another: "animal", "pig". */
export function kindsOf(word: string): string[] {
  return kinds.get(word) ?? [];
}

const kinds = new Map(
  [
    [
      "animal",
      "pig porcine lizard snake rattlesnake snail leech salmon frog cow bovine horse rat mouse rabbit",
    ],
    ["snake", "rattlesnake viper cobra"],
    ["lizard", "gila monster"],
    ["knee", "osteoarthritis"],
    ["joint", "osteoarthritis arthritis"],
    ["cartilage", "osteoarthritis"],
    ["arthritis", "osteoarthritis"],
    [
      "country",
      "russia russian china chinese japan japanese italy europe ukraine states countries",
    ],
  ].map(([word = "", many = ""]) => [stem(word), many.split(" ").map(stem)]),
);
