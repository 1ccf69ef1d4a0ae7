import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { type Unit, unitsOf } from "../retrieve/pages/page-units";
import { matchQuestions, sentenceKey } from "./question-index";

/** What readers' questions say for a paragraph, each 0 to 1. */
export interface QuestionSigns {
  /** How similar the most similar question is that one of its sentences answers. */
  asked: number;
  /** The same of the next similar. */
  askedTwice: number;
  /** `asked` as a share of the page's largest. */
  askedMost: number;
  /** Of the questions on other peptides that are most similar, the share that a place of its kind answers. */
  askedThere: number;
}

/** The signs of a page's paragraphs, in the order of `unitsOf`. */
export function questionSigns(
  library: LibraryIndex,
  topic: LibraryPeptide,
  text: string,
): QuestionSigns[] {
  const { numbers } = questionsOf(library);
  const { scores, similar } = matchesOf(library, text);
  const shares = sharesOfPlaces(similar, topic);
  const units = unitsOf(topic);
  const ranked = units.map((unit) =>
    (numbers.get(unit) ?? []).map((number) => scores[number] ?? 0).sort((a, b) => b - a),
  );
  const most = Math.max(...ranked.map(([best = 0]) => best)) || 1;
  return units.map((unit, at) => {
    const [best = 0, second = 0] = ranked[at] ?? [];
    return {
      asked: best,
      askedTwice: second,
      askedMost: best / most,
      askedThere: shares.get(placeOf(unit)) ?? 0,
    };
  });
}

/** How similar the most similar question is that a page answers: 0 to 1. */
export function askedOf(library: LibraryIndex, topic: LibraryPeptide, text: string): number {
  const { numbers } = questionsOf(library);
  const { scores } = matchesOf(library, text);
  const own = unitsOf(topic).flatMap((unit) => numbers.get(unit) ?? []);
  return Math.max(0, ...own.map((number) => scores[number] ?? 0));
}

interface LibraryQuestions {
  /** Of the paragraph that answers, by the number of the question; none where it was rewritten. */
  places: (Place | undefined)[];
  numbers: Map<Unit, number[]>;
}

interface Place {
  topic: LibraryPeptide;
  /** A section, or a kind of fact. */
  name: string;
}

const kept = new WeakMap<LibraryIndex, LibraryQuestions>();

function questionsOf(library: LibraryIndex): LibraryQuestions {
  const known = kept.get(library);
  if (known) return known;
  const places: (Place | undefined)[] = library.questions.sentences.map(() => undefined);
  const numbers = new Map<Unit, number[]>();
  for (const topic of library.peptides) {
    for (const unit of unitsOf(topic)) {
      const own = unit.sentences.flatMap(
        (sentence) => library.questions.bySentence.get(sentenceKey(topic.id, sentence)) ?? [],
      );
      for (const number of own) places[number] = { topic, name: placeOf(unit) };
      numbers.set(unit, own);
    }
  }
  const made = { places, numbers };
  kept.set(library, made);
  return made;
}

function placeOf({ passage }: Unit): string {
  return passage.section === "facts" ? passage.id.replace(/^facts-\d+-/, "") : passage.section;
}

interface Matches {
  /** By the number of the question. */
  scores: Float32Array;
  /** What answers the similar ones, the most similar first. */
  similar: SimilarPlace[];
}

interface SimilarPlace extends Place {
  score: number;
}

/** A question is held against many pages. */
let last: { library: LibraryIndex; text: string; matches: Matches } | undefined;

function matchesOf(library: LibraryIndex, text: string): Matches {
  if (last?.library === library && last.text === text) return last.matches;
  const scores = matchQuestions(library.questions, text);
  const matches = { scores, similar: listSimilar(library, scores) };
  last = { library, text, matches };
  return matches;
}

/** As many of the most similar questions count, each by the square of its similarity, if it is similar at all. */
const NEAREST = 20;
const LEAST_SIMILAR = 0.2;

function listSimilar(library: LibraryIndex, scores: Float32Array): SimilarPlace[] {
  const { places } = questionsOf(library);
  const similar: SimilarPlace[] = [];
  for (let number = 0; number < scores.length; number += 1) {
    const score = scores[number] ?? 0;
    const place = score > LEAST_SIMILAR ? places[number] : undefined;
    if (place) similar.push({ ...place, score });
  }
  return similar.sort((a, b) => b.score - a.score);
}

function sharesOfPlaces(similar: SimilarPlace[], topic: LibraryPeptide): Map<string, number> {
  const nearest = similar.filter((place) => place.topic !== topic).slice(0, NEAREST);
  const all = nearest.reduce((sum, { score }) => sum + score ** 2, 0);
  const shares = new Map<string, number>();
  for (const { name, score } of nearest) {
    shares.set(name, (shares.get(name) ?? 0) + score ** 2 / all);
  }
  return shares;
}
