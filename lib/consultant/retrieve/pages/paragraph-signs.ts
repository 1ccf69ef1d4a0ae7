import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { asksWhy } from "../../facts/fact-topics";
import { questionSigns } from "../../reader-questions/question-signs";
import { stemsOf } from "../../text/stems-of";
import { type Intent, sectionsOf } from "../../understand/question-intents";
import { type ReaderTerm, readTerms } from "../../understand/words/readers-terms";
import { type Unit, unitsOf } from "./page-units";
import { shareHeld } from "./word-weights";

/** What a question is held against paragraphs by. */
export interface ParagraphQuestion {
  intents: Intent[];
  focus: string[];
  /** Folded, without names: what asks. */
  text: string;
  /** With what is said beside it. */
  whole?: { text: string; focus: string[] } | undefined;
}

/** What tells whether a paragraph answers, each about 0 to 2; what is left out is 0. */
export type ParagraphSigns = Record<string, number>;

interface Weighed {
  term: ReaderTerm;
  counts: number;
}

/** The signs of each of a peptide's paragraphs, in the order of `unitsOf`. */
export function paragraphSigns(
  library: LibraryIndex,
  topic: LibraryPeptide,
  question: ParagraphQuestion,
): ParagraphSigns[] {
  const units = unitsOf(topic);
  const terms = termsOf(question);
  const weights = [weigherOf(library, units, false), weigherOf(library, units, true)] as const;
  const sums = units.map(({ sentences }) => {
    const held = sentences.map(stemsOf);
    const inAll: IsHeld = (word) => held.some((stems) => stems.has(word));
    const inPairs = held.map(
      (stems, at): IsHeld =>
        (word) =>
          stems.has(word) || held[at + 1]?.has(word) === true,
    );
    return weights.flatMap((weigh) => [
      sumOf(terms, inAll, weigh),
      Math.max(0, ...inPairs.map((inPair) => sumOf(terms, inPair, weigh))),
    ]);
  });
  const asked = questionSigns(library, topic, question.text);
  const kind = kindOf(question.text);
  const most = SUMS.map((_, at) => Math.max(...sums.map((row) => row[at] ?? 0)) || 1);
  return units.map((unit, row) => {
    const shares = SUMS.map((name, at) => [name, (sums[row]?.[at] ?? 0) / (most[at] ?? 1)]);
    const signs: ParagraphSigns = Object.fromEntries(shares);
    return {
      ...signs,
      share: shareOf(library, unit.sentences, question.focus),
      density: (signs.rareInAll ?? 0) / Math.sqrt(unit.words / USUAL_WORDS),
      length: Math.log(unit.words) / 4,
      ...asked[row],
      ...placeSigns(unit, question, kind),
    };
  });
}

/** The weights held by all of a paragraph and by two of its sentences: of words rare in the library, and on the page too. */
const SUMS = ["inAll", "inPair", "rareInAll", "rareInPair"] as const;
const USUAL_WORDS = 60;

/** The words of what asks in full, of what stands beside it by half. */
function termsOf({ text, whole, focus }: ParagraphQuestion): Weighed[] {
  const asked = readTerms(text);
  const said = new Set(asked.flatMap(({ own }) => own));
  const isNew = ({ own }: ReaderTerm) => own.some((word) => !said.has(word));
  const beside = whole ? readTerms(whole.text).filter(isNew) : [];
  // What a question carries over is only in its focus.
  const carried = focus
    .filter((word) => !said.has(word))
    .map((word) => ({ own: [word], others: [] }));
  const besideHas = new Set(beside.flatMap(({ own }) => own));
  return [
    ...asked.map((term) => ({ term, counts: 1 })),
    ...beside.map((term) => ({ term, counts: BESIDE })),
    ...carried
      .filter(({ own: [word = ""] }) => !besideHas.has(word))
      .map((term) => ({ term, counts: 1 })),
  ];
}

const BESIDE = 0.5;

type IsHeld = (stem: string) => boolean;

function sumOf(terms: Weighed[], isHeld: IsHeld, weigh: (stem: string) => number): number {
  return terms.reduce((sum, { term, counts }) => sum + counts * heldOf(term, isHeld, weigh), 0);
}

/** The reader's own words, or the page's for them: the fuller counts, and of the other a part. */
function heldOf(
  { own, others }: ReaderTerm,
  isHeld: IsHeld,
  weigh: (stem: string) => number,
): number {
  let said = 0;
  for (const word of own) if (isHeld(word)) said += weigh(word);
  const meant = others.filter(isHeld).map(weigh);
  meant.sort((a, b) => b - a);
  const [first = 0, second = 0, third = 0] = meant;
  const told = RELATED * (first + 0.35 * second + 0.15 * third);
  return Math.max(said, told) + 0.25 * Math.min(said, told);
}

/** What a page says for a reader's word tells less than that word. */
const RELATED = 0.6;

/** Inverse frequency of a stem over the paragraphs of the library, and for the page's own over those of the page. */
function weigherOf(library: LibraryIndex, units: Unit[], isOnPage: boolean) {
  const { counts, all } = countsOf(library);
  const onPage = isOnPage ? countUnits(units) : null;
  const memo = new Map<string, number>();
  return (stem: string) => {
    const known = memo.get(stem);
    if (known !== undefined) return known;
    const inLibrary = Math.log(1 + all / ((counts.get(stem) ?? 0) + 2));
    const there = onPage ? Math.log(1 + units.length / ((onPage.get(stem) ?? 0) + 0.5)) / 3 : 1;
    memo.set(stem, inLibrary * there);
    return inLibrary * there;
  };
}

function countsOf(library: LibraryIndex): { counts: Map<string, number>; all: number } {
  const known = counted.get(library);
  if (known) return known;
  const units = library.peptides.flatMap((topic) =>
    unitsOf(topic).filter(({ passage }) => !["article", "facts"].includes(passage.section)),
  );
  const made = { counts: countUnits(units), all: units.length };
  counted.set(library, made);
  return made;
}

const counted = new WeakMap<LibraryIndex, { counts: Map<string, number>; all: number }>();

/** How many paragraphs hold a stem. */
function countUnits(units: Unit[]): Map<string, number> {
  const known = countedUnits.get(units);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { sentences } of units) {
    for (const stem of new Set(sentences.flatMap((one) => [...stemsOf(one)]))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  countedUnits.set(units, counts);
  return counts;
}

const countedUnits = new WeakMap<Unit[], Map<string, number>>();

/** Of the question's words, by weight, in the fullest pair of sentences and in all: 0 to 1. */
export function shareOf(library: LibraryIndex, sentences: string[], focus: string[]): number {
  if (focus.length === 0) return 0;
  const held = sentences.map(stemsOf);
  const fullest = Math.max(
    ...held.map((stems, at) => shareHeld(library, focus, stems, held[at + 1])),
  );
  return (fullest + shareHeld(library, focus, ...held)) / 2;
}

/** What speaks for where it stands and for how it is said, by what the question asks for. */
function placeSigns(
  { passage, sentences, isFirst }: Unit,
  { text, whole, intents }: ParagraphQuestion,
  kind: QuestionKind,
): ParagraphSigns {
  const places = intents.map((intent) => sectionsOf[intent].indexOf(passage.section));
  const said = sentences.join(" ");
  const fact = passage.section === "facts" ? passage.id.replace(/^facts-\d+-/, "") : "";
  const isOfTrial = fact === "trials" && OF_TRIAL.test(whole?.text ?? text);
  return {
    ofIntent: places.includes(0) ? 1 : 0,
    [passage.section]: 1,
    [`${kind} ${passage.section}`]: 1,
    ...(fact ? { [`fact ${fact}`]: 1 } : {}),
    trial: isOfTrial ? 1 : 0,
    first: isFirst ? 1 : 0,
    cause: kind === "why" ? Math.min(2, said.match(CAUSES)?.length ?? 0) / 2 : 0,
    figures: kind === "figure" ? Math.min(3, said.match(/\d[\d.,]*/g)?.length ?? 0) / 3 : 0,
  };
}

type QuestionKind = "why" | "figure" | "evidence" | "other";

function kindOf(text: string): QuestionKind {
  if (asksReason(text)) return "why";
  if (asksFigure(text)) return "figure";
  return ASKS_EVIDENCE.test(text) ? "evidence" : "other";
}

/** A reason or a working is asked for, in whatever words. */
export function asksReason(text: string): boolean {
  return asksWhy(text) || ASKS_REASON.test(text);
}

const ASKS_REASON =
  /\b(?:why|how come|reason|purpose|explain|walk me|what (?:makes|keeps|lets|decides|stops|explains|causes|accounts|lies behind)|what(?:'s| is| was) (?:behind|going on|happening)|rationale|logic|resolve|how (?:does|do|can|did|could|would))\b/;
/** A number is asked for: of people, of those who gained, of a difference. */
export function asksFigure(text: string): boolean {
  return ASKS_FIGURE.test(text);
}

const ASKS_FIGURE =
  /\b(?:how many|how much|how common|how often|how big|how large|fraction|share|percent\w*|proportion|rates?|figures?|numbers?|ratio|odds|average|result|outcome|size)\b/;
const ASKS_EVIDENCE =
  /\b(?:trial|study|studies|evidence|prove[dn]?|proof|tested|tried|data|humans?)\b/;
const OF_TRIAL = /\b(?:trials?|study|studies|arms?|placebo|dummy|randomi[sz]ed|crossover)\b/;
const CAUSES =
  /\b(?:because|since|therefore|thus|so|hence|which (?:is why|makes|means|lets|allows|keeps|slows|prevents|protects|binds)|thereby|explains?|reason|due to|owing|in order|allow(?:s|ing)|prevents?|hinders?|leads? to|results? in|causes?|consequently|if|for that|by \w+ing)\b/gi;
