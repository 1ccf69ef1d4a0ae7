import type { LibraryIndex } from "../corpus/library-index";
import { findNamedPeptides } from "../corpus/named-peptides";
import type { Passage } from "../corpus/passage";

/**
 * Of which peptides an answer speaks as it is written. "It has a half-life of five days" is true of one
 * page and false after a sentence on another peptide.
 */
export class SpokenOf {
  readonly #library: LibraryIndex;
  /** Those of the latest sentence that named any. */
  #written: number[] = [];
  /** The same of the latest sentence that was shown. */
  #shown: number[] = [];

  constructor(library: LibraryIndex) {
    this.#library = library;
  }

  /** The passages on which a sentence may rest. */
  choose(text: string, passages: Passage[]): Passage[] {
    const named = findNamedPeptides(text, this.#library.peptides).map(({ id }) => id);
    if (named.length > 0) this.#written = named;
    const isOpen = named.length > 0 || this.#written.length === 0 || !GOES_ON.test(text);
    if (isOpen || new Set(passages.map(({ peptideId }) => peptideId)).size < 2) return passages;
    // What "it" stands for was withheld.
    if (String(this.#shown) !== String(this.#written)) return [];
    return passages.filter(({ peptideId }) => this.#written.includes(peptideId));
  }

  show() {
    this.#shown = this.#written;
  }
}

const GOES_ON =
  /^(?:it|its|they|their|this|these|that|both|(?:the|this) (?:peptide|drug|medicine|substance|compound|hormone|molecule))\b/i;
