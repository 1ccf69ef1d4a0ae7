import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { readFactKinds } from "../../facts/fact-topics";
import { stemsOf } from "../../text/stems-of";
import { type AskingForm, formsOf } from "../../understand/asking-forms";
import { focusOf } from "../../understand/question-words";
import type { WrittenAnswer } from "../../written-answers/written-answers";
import type { ParagraphQuestion } from "../pages/paragraph-signs";
import { rankParagraphs } from "../pages/rank-paragraphs";
import { shareHeld } from "../pages/word-weights";

/** A written answer that may be told, and how near what is asked comes to its question. */
export interface Candidate {
  answer: WrittenAnswer;
  /** The cosine of the message, or of a part of it, and the nearest phrasing of the question: -1 to 1. */
  similarity: number;
  /** The same by shared words: 0 to 1. */
  alike: number;
  /** How likely the message puts it, of a plain question: 0 to 1. */
  likelihood: number;
  /** The stems by which its question is put. */
  vocabulary: Set<string>;
  /** The share of the phrasings of its question that ask in each form. */
  forms: Map<AskingForm, number>;
}

/** What tells whether a written answer answers, each about 0 to 2. */
export type AnswerSigns = Record<string, number>;

/** The signs of the candidates of one page, in their order. */
export function answerSigns(
  library: LibraryIndex,
  topic: LibraryPeptide,
  question: ParagraphQuestion,
  candidates: Candidate[],
): AnswerSigns[] {
  const { text, focus } = question;
  const asked = formsOf(text);
  const words = focusOf(text.replaceAll("§", " "));
  const all = focusOf((question.whole?.text ?? text).replaceAll("§", " "));
  const ranked = rankParagraphs(library, topic, question);
  const places = new Map(ranked.map(({ sentences, score }) => [sentences, score]));
  const best = ranked[0]?.score ?? 0;
  const recorded = readFactKinds(text);
  const nearest = Math.max(...candidates.map(({ similarity }) => similarity), 0);
  const likeliest = Math.max(...candidates.map(({ likelihood }) => likelihood), 0);
  return candidates.map((candidate) => {
    const { answer, similarity, alike, likelihood, vocabulary, forms } = candidate;
    const said = answer.sentences.map((one) => one.text).join(" ");
    const told = stemsOf(said);
    const sources = answer.sources.map(({ sentences }) => stemsOf(sentences.join(" ")));
    const rest = candidates.filter((other) => other !== candidate);
    const next = Math.max(...rest.map((other) => other.similarity), 0);
    const scores = answer.sources.map(({ sentences }) => places.get(sentences) ?? 0);
    const isPlain = likelihood > 0;
    return {
      similarity: isPlain ? 0 : similarity,
      square: isPlain ? 0 : similarity ** 2,
      lead: isPlain ? 0 : Math.max(-0.3, Math.min(0.3, similarity - next)),
      below: isPlain ? 0 : nearest - similarity,
      alike,
      plain: isPlain ? 1 : 0,
      likelihood,
      likely: likelihood > 0.5 ? 1 : 0,
      otherPlain: isPlain ? 0 : likeliest,
      nearestOfPlain: isPlain ? nearest : 0,
      told: shareHeld(library, words, told),
      put: shareHeld(library, words, told, vocabulary),
      sources: shareHeld(library, words, ...sources),
      focus: shareHeld(library, focus, told, vocabulary),
      onPage: shareHeld(library, words, topic.stems),
      missed: missedOf(words, topic.stems, told, vocabulary),
      foreign: words.filter((word) => !topic.stems.has(word)).length / 3,
      allPut: shareHeld(library, all, told, vocabulary),
      allMissed: missedOf(all, topic.stems, told, vocabulary),
      ofPart: question.whole ? 1 : 0,
      paragraph: Math.max(...scores, 0),
      ofBest: best > 0 ? Math.max(...scores, 0) / best : 0,
      words: Math.log(1 + words.length),
      length: Math.log(said.split(" ").length) / 4,
      recorded: recorded.length > 0 ? 1 : 0,
      ...formSigns(asked, forms, said),
    };
  });
}

/** Words that the page holds, and neither the answer nor its question. */
function missedOf(words: string[], page: Set<string>, ...held: Set<string>[]): number {
  const missed = words.filter((word) => page.has(word) && held.every((stems) => !stems.has(word)));
  return Math.min(missed.length, 4) / 2;
}

/** Whether the question is put in the form in which the message asks. */
function formSigns(
  asked: Set<AskingForm>,
  forms: Map<AskingForm, number>,
  said: string,
): AnswerSigns {
  const signs: AnswerSigns = {};
  for (const form of ["why", "figure", "when", "who", "polar", "how"] as const) {
    const share = forms.get(form) ?? 0;
    signs[`both ${form}`] = asked.has(form) ? share : 0;
    signs[`only asked ${form}`] = asked.has(form) ? 1 - share : 0;
    signs[`only put ${form}`] = asked.has(form) ? 0 : share;
  }
  const isVerdict = /^(?:Yes|No|Not|In principle|Only)\b/.test(said);
  signs.verdict = asked.has("polar") && isVerdict ? 1 : 0;
  signs.noVerdict = asked.has("polar") && !isVerdict ? 1 : 0;
  signs.figures = asked.has("figure") && /\d/.test(said) ? 1 : 0;
  signs.noFigures = asked.has("figure") && !/\d/.test(said) ? 1 : 0;
  return signs;
}
