import { fold } from "@/lib/search/fold";
import { type Passage, sentencesOf } from "../corpus/passage";
import { claimWords, unify } from "./claim-words";
import { clausesOf } from "./clauses";

/** A passage as claims are compared with it. */
export interface Source {
  /** Its sentences without closing signs, to be found again word by word. */
  simplified: string[];
  /** Unified, with its title and names. */
  text: string;
  words: Set<string>;
  windows: Window[];
}

/** Sentences that support a claim together. */
export interface Window {
  text: string;
  /** It is one sentence. */
  isSingle: boolean;
  words: Set<string>;
  clauses: { text: string; words: string[] }[];
}

/** The same few passages are asked for again and again. */
export function sourceOf(passage: Passage): Source {
  const known = sources.get(passage);
  if (known) return known;
  const sentences = sentencesOf(passage).map(unify);
  const head = unify(`${passage.title} ${passage.names.join(" ")}`);
  const own = claimWords(head);
  const text = `${head} ${sentences.join(" ")}`;
  const made = {
    simplified: sentencesOf(passage).map(simplify),
    text,
    words: new Set(claimWords(text)),
    windows: windowTexts(passage).map((window) => ({
      ...toWindow(window, own),
      isSingle: sentences.includes(window),
    })),
  };
  sources.set(passage, made);
  return made;
}

const sources = new WeakMap<Passage, Source>();

/**
 * Each sentence, and each with the one after it in its paragraph. Recorded facts and the items of a list
 * stand each by itself, but those of identity are one table.
 */
function windowTexts({ section, isList, paragraphs }: Passage): string[] {
  const unified = paragraphs.map((paragraph) => paragraph.map(unify));
  if (section === "facts" || isList) return unified.flat();
  if (section === "identity") return [...unified.flat(), unified.flat().join(" ")];
  return unified.flatMap((sentences) =>
    sentences.flatMap((text, at) => {
      const next = sentences[at + 1];
      return next ? [text, `${text} ${next}`] : [text];
    }),
  );
}

function toWindow(text: string, own: string[]): Omit<Window, "isSingle"> {
  return {
    text,
    words: new Set([...claimWords(text), ...own]),
    clauses: clausesOf(text).map((clause) => ({ text: clause, words: claimWords(clause) })),
  };
}

export function simplify(text: string): string {
  return fold(text)
    .replace(/[.;,!?"“”]+(?=\s|$)/g, "")
    .replace(/["“”]/g, "");
}
