import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { type Unit, unitsOf } from "../retrieve/pages/page-units";
import { matchQuestions, sentenceKey } from "./question-index";

/** What readers' questions say for a paragraph, each 0 to 1. */
export interface QuestionSigns {
  /** How similar the question is that it answers, of all the most similar. */
  asked: number;
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
  const scores = scoresOf(library, text);
  const shares = sharesOfPlaces(library, scores, topic);
  const most = unitsOf(topic).map((unit) =>
    Math.max(0, ...(numbers.get(unit) ?? []).map((number) => scores[number] ?? 0)),
  );
  const second = unitsOf(topic).map((unit) =>
    (numbers.get(unit) ?? []).map((number) => scores[number] ?? 0).sort((a, b) => b - a)[1] ?? 0,
  );
  const best = Math.max(0.01, ...most);
  return unitsOf(topic).map((unit, at) => ({
    asked: most[at] ?? 0,
    askedTwice: second[at] ?? 0,
    askedMost: (most[at] ?? 0) / best,
    askedFirst: most[at] === best ? 1 : 0,
    askedThere: shares.get(placeOf(unit)) ?? 0,
  }));
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

/** A question is held against a page several times. */
let last: { library: LibraryIndex; text: string; scores: Float32Array } | undefined;

function scoresOf(library: LibraryIndex, text: string): Float32Array {
  if (last?.library === library && last.text === text) return last.scores;
  const scores = matchQuestions(library.questions, text);
  last = { library, text, scores };
  return scores;
}

/** So many of the most similar questions are counted, each by the square of its similarity. */
const NEAREST = 20;

function sharesOfPlaces(
  library: LibraryIndex,
  scores: Float32Array,
  topic: LibraryPeptide,
): Map<string, number> {
  const { places } = questionsOf(library);
  const nearest = [...scores.keys()]
    .filter((number) => (scores[number] ?? 0) > 0.2 && places[number] && places[number]?.topic !== topic)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
    .slice(0, NEAREST);
  const shares = new Map<string, number>();
  let all = 0;
  for (const number of nearest) {
    const weight = (scores[number] ?? 0) ** 2;
    const name = places[number]?.name ?? "";
    shares.set(name, (shares.get(name) ?? 0) + weight);
    all += weight;
  }
  for (const [name, sum] of shares) shares.set(name, sum / all);
  return shares;
}
