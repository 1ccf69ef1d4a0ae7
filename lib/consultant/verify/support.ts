import { fold } from "@/lib/search/fold";
import { type Passage, sentencesOf } from "../corpus/passage";
import { contentWords } from "../text/content-words";
import { classesOf } from "./support-classes";
import { numbersOf } from "./support-numbers";

/**
 * Whether a passage bears a sentence out: it is the passage's own, or its words, numbers and names
 * are the passage's, one or two sentences of it hold most of them, and what these deny, doubt, set in
 * animals or give a direction to, the sentence does too. In doubt it is not borne out.
 */
export function isSupported(sentence: string, passage: Passage): boolean {
  const claim = withoutLead(sentence, passage);
  const sentences = sentencesOf(passage);
  const plain = simplify(claim);
  if (plain.length > 0 && isVerbatim(plain, simplified(passage))) return true;
  // Figures are compared by value, below.
  const words = [...new Set(contentWords(claim))].filter((word) => !/^\p{N}+$/u.test(word));
  if (words.length < FEWEST_WORDS) return false;
  const own = new Set([...passage.stems, ...contentWords(passage.names.join(" "))]);
  if (share(words, own) < MOST_WORDS) return false;
  const text = `${passage.title} ${passage.names.join(" ")} ${sentences.join(" ")}`;
  if (!holdsAll(numbersOf(claim), numbersOf(text))) return false;
  if (!holdsAll(namesIn(claim), new Set(fold(text).match(/[\p{L}\p{N}]+/gu)))) return false;
  return windowsOf(sentences).some((window) => bearsOut(claim, words, window, passage));
}

const FEWEST_WORDS = 2;
const MOST_WORDS = 0.85;
const MOST_OF_A_WINDOW = 0.7;

/** "Semaglutide: …" in a list says which page the rest is from. */
function withoutLead(sentence: string, { names, title }: Passage): string {
  const lead = [...names, title].find((name) => sentence.startsWith(`${name}: `));
  return lead ? sentence.slice(lead.length + 2) : sentence;
}

/** A passage's sentences as they are compared; the same few are asked for again and again. */
function simplified(passage: Passage): string[] {
  const known = shapes.get(passage) ?? sentencesOf(passage).map(simplify);
  shapes.set(passage, known);
  return known;
}

const shapes = new WeakMap<Passage, string[]>();

function isVerbatim(plain: string, known: string[]): boolean {
  if (known.includes(plain)) return true;
  // Items that are joined in one line, or sentences one after the other.
  return known.some((start, at) => {
    let joined = start;
    for (let next = at + 1; next < known.length && joined.length < plain.length; next++) {
      joined += ` ${known[next]}`;
      if (joined === plain) return true;
    }
    // A fact without its label: the label's end is where the sentence begins.
    return start.endsWith(`: ${plain}`) || start.replace(/^[^:]{1,80}: /, "") === plain;
  });
}

function simplify(text: string): string {
  return fold(text)
    .replace(/[.;,!?"“”]+(?=\s|$)/g, "")
    .replace(/["“”]/g, "");
}

function bearsOut(claim: string, words: string[], window: string, passage: Passage): boolean {
  const own = new Set([...contentWords(window), ...contentWords(passage.names.join(" "))]);
  if (share(words, own) < MOST_OF_A_WINDOW) return false;
  if (!holdsAll(numbersOf(claim), numbersOf(`${window} ${passage.names.join(" ")}`))) return false;
  const met = clausesOf(window).filter((clause) => {
    const clauseWords = contentWords(clause);
    const shared = clauseWords.filter((word) => words.includes(word)).length;
    return shared >= 2 || shared >= clauseWords.length / 2;
  });
  const said = classesOf(met.join(" , "));
  const claimed = classesOf(claim);
  return (
    said.negation === claimed.negation &&
    (!said.doubt || claimed.doubt) &&
    (!classesOf(window).model || claimed.model) &&
    holdsAll(claimed.directions, said.directions) &&
    (said.directions.size === 0 || claimed.directions.size > 0)
  );
}

/** Single sentences, and each with the one after it. */
function windowsOf(sentences: string[]): string[] {
  return sentences.flatMap((text, at) => {
    const next = sentences[at + 1];
    return next ? [text, `${text} ${next}`] : [text];
  });
}

function clausesOf(text: string): string[] {
  return text.split(
    /[;:.]\s|,\s(?:and|but|or|which|while|whereas|so)\s|\s(?:but|while|whereas|although)\s/,
  );
}

function share(words: string[], own: Set<string>): number {
  return words.filter((word) => own.has(word)).length / words.length;
}

function holdsAll(wanted: Iterable<string>, known: Set<string>): boolean {
  return [...wanted].every((one) => known.has(one));
}

/** Words that look like names: with capitals after the first word, or with digits. */
function namesIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  return words
    .filter(
      (word, at) =>
        (/\p{N}/u.test(word) && /\p{L}/u.test(word)) ||
        /^\p{Lu}\p{Lu}/u.test(word) ||
        (at > 0 && /^\p{Lu}/u.test(word)),
    )
    .flatMap((word) => fold(word).match(/[\p{L}\p{N}]+/gu) ?? []);
}
