import { fold } from "@/lib/search/fold";
import type { LibraryPeptide } from "../../corpus/library-index";
import { agenciesIn } from "../../facts/agency-cues";
import { type AskingForm, formsOf } from "../../understand/asking-forms";
import { likenesses } from "../../written-answers/phrasings";
import { plainQuestions } from "../../written-answers/plain-questions";
import { similaritiesOf } from "../../written-answers/question-embeddings";
import type { ReadQuestion } from "../../written-answers/weigh-plain";
import type { WrittenAnswer } from "../../written-answers/written-answers";
import type { Candidate } from "./answer-signs";
import { wordsOfPlain } from "./holds-asked";

/**
 * The written answers of a page whose questions come nearest to a folded text: the most similar of its own
 * questions, by whichever reading of the message comes nearer, and the likeliest plain ones.
 */
export function candidatesOf(
  topic: LibraryPeptide,
  text: string,
  readings: ReadQuestion[],
): Candidate[] {
  const all = [...ownOf(topic, text, readings), ...plainOf(topic, readings)];
  return all.filter(({ answer }) => !isElsewhere(text, answer));
}

/** It tells of other authorities only: "and is it allowed in the US?" is not answered for the EU. */
export function isElsewhere(text: string, { sentences }: WrittenAnswer): boolean {
  const asked = agenciesIn(text, text);
  if (asked.length === 0) return false;
  // "The states" are those of America.
  const told = sentences.map((one) => one.text.replace(/\bmember states\b/, "members")).join(" ");
  const own = agenciesIn(fold(told), told);
  return own.length > 0 && !own.some((one) => asked.includes(one));
}

function ownOf(topic: LibraryPeptide, text: string, readings: ReadQuestion[]): Candidate[] {
  const { particular } = topic.written;
  const embeddings = readings.flatMap(({ embedding }) => embedding ?? []);
  if (!particular || embeddings.length === 0) return [];
  const similarities = embeddings.map((one) => similaritiesOf(topic.id, one));
  const alike = likenesses(particular, text);
  return particular.asked
    .map(({ key: answer, vocabulary, put }, at) => {
      const index = Number(answer.key.slice(answer.key.lastIndexOf(" ")));
      return {
        answer,
        similarity: Math.max(...similarities.map((of) => of[index] ?? -1)),
        alike: alike[at] ?? 0,
        likelihood: 0,
        vocabulary,
        forms: sharesOf(put),
      };
    })
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, MOST_OWN);
}

function plainOf(topic: LibraryPeptide, readings: ReadQuestion[]): Candidate[] {
  const likelihoods = new Map<string, number>();
  for (const { key, likelihood } of readings.flatMap(({ likeliest }) => likeliest)) {
    likelihoods.set(key, Math.max(likelihood, likelihoods.get(key) ?? 0));
  }
  return [...likelihoods]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_PLAIN)
    .flatMap(([key, likelihood]) => {
      const answer = topic.written.plain.get(key);
      if (!answer || likelihood < LEAST_LIKELY) return [];
      const { phrasings = [] } = plainQuestions.get(key) ?? {};
      const vocabulary = wordsOfPlain(key);
      return [
        { answer, similarity: 0, alike: 0, likelihood, vocabulary, forms: sharesOf(phrasings) },
      ];
    });
}

const MOST_OWN = 5;
const MOST_PLAIN = 2;
const LEAST_LIKELY = 0.02;

/** The same phrasings are asked of with each message. */
const shares = new WeakMap<string[], Candidate["forms"]>();

/** The share of phrasings that ask in each form. */
function sharesOf(put: string[]): Candidate["forms"] {
  const known = shares.get(put);
  if (known) return known;
  const made = new Map<AskingForm, number>();
  for (const form of put.flatMap((one) => [...formsOf(one)])) {
    made.set(form, (made.get(form) ?? 0) + 1 / put.length);
  }
  shares.set(put, made);
  return made;
}
