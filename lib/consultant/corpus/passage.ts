import { contentWords } from "../text/content-words";

export type Section =
  | "overview"
  | "uses"
  | "mechanism"
  | "benefits"
  | "sideEffects"
  | "dosage"
  | "warnings"
  | "research"
  | "papers"
  | "evidence"
  | "status"
  | "sport"
  | "identity"
  | "category"
  | "facts"
  | "article"
  | "document";

/** A piece of the library that can be cited: what one section of one page says. */
export interface Passage {
  id: string;
  section: Section;
  /** The peptide that it is about; 0 for what is about none in particular. */
  peptideId: number;
  title: string;
  /** A path of this site, with the section's fragment. */
  href: string;
  /** Sentences by paragraph, or the items of a list. Plain text. */
  paragraphs: string[][];
  isList: boolean;
  /** What the page is about, by all its names: words that a sentence may use for "it". */
  names: string[];
  /** Stems of what it says, found when they are first asked for. */
  readonly stems: Set<string>;
}

export function makePassage(
  passage: Omit<Passage, "stems" | "isList" | "names"> & Partial<Passage>,
): Passage {
  const { names = [], isList = false } = passage;
  let stems: Set<string> | undefined;
  return {
    ...passage,
    names,
    isList,
    get stems() {
      stems ??= new Set(contentWords([passage.title, ...passage.paragraphs.flat()].join(" ")));
      return stems;
    },
  };
}

export function sentencesOf({ paragraphs }: Passage): string[] {
  return paragraphs.flat();
}
