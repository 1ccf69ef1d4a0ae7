import type { Passage } from "../corpus/passage";
import { indexPhrasings, type PhrasingIndex } from "./phrasings";
import {
  type Page,
  type Source,
  sentencesOf,
  sourcesIn,
  type WrittenAnswer,
} from "./written-answers";
import { hashParagraph, type WrittenFile } from "./written-file";

/** A paragraph of an answer, or an item of its list. */
export interface GeneralPart {
  sentences: WrittenAnswer["sentences"];
  isItem: boolean;
}

/** The answer to what is asked of no peptide in particular: "which peptides help with sleep?" */
export interface GeneralAnswer {
  key: string;
  /** Its place in the file, by which its phrasings' embeddings are found. */
  at: number;
  /** Nobody in danger puts it in its words. */
  isCalm: boolean;
  parts: GeneralPart[];
  /** The numbers of the pages that its items are of, in their order. */
  listed: number[];
}

interface Texts {
  findPage: (id: number) => Page | undefined;
  /** The site's own texts and its glossary. */
  findText: (id: string) => Passage | undefined;
}

/**
 * The general answers that still hold. An item whose page has changed is left out; an answer is, once its
 * first part or half of its items are.
 */
export function holdingGeneral(
  { general }: WrittenFile,
  texts: Texts,
): PhrasingIndex<GeneralAnswer> {
  return indexPhrasings(
    general.flatMap(({ key, isCalm = false, ask, parts }, at): [GeneralAnswer, string[]][] => {
      const held = parts.map(({ text, from, isItem = false }) => {
        const sources = from.map((source) => findSource(source, texts));
        const known = sources.filter((source) => source !== null);
        return known.length > 0 && known.length === sources.length
          ? { sentences: sentencesOf(text, known), isItem }
          : null;
      });
      const left = held.filter((part) => part !== null);
      if (!held[0] || left.length <= parts.length / 2) return [];
      const listed = left
        .filter(({ isItem }) => isItem)
        .flatMap(({ sentences }) => sentences[0]?.passage.peptideId ?? []);
      return [[{ key, at, isCalm, parts: left, listed: [...new Set(listed)] }, ask]];
    }),
  );
}

/** What a part rests on; null where it no longer says what it said. */
function findSource(source: string, { findPage, findText }: Texts): Source | null {
  const [, page, rest] = source.match(/^(\d+) (.+)$/) ?? [];
  if (page && rest) return sourcesIn(findPage(Number(page)), [rest])[0] ?? null;
  const [id = "", number, hash] = source.split(" ");
  const passage = findText(id);
  const sentences = passage?.paragraphs[Number(number) - 1];
  return passage && sentences && hashParagraph(sentences) === hash ? { passage, sentences } : null;
}
