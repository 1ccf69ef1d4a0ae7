import type { LibraryPeptide } from "../corpus/library-index";
import type { Passage } from "../corpus/passage";
import { type GeneralAnswer, holdingGeneral } from "./general-answers";
import type { PhrasingIndex } from "./phrasings";
import { holdingAnswers } from "./written-answers";
import { readWrittenFile } from "./written-file";

/** Adds to each peptide the written answers that hold for its page, and gives those that are of none. */
export async function addWritten(
  peptides: LibraryPeptide[],
  texts: Passage[],
  pause: () => Promise<unknown>,
): Promise<PhrasingIndex<GeneralAnswer>> {
  const file = await readWrittenFile();
  const pages = new Map(peptides.map((peptide) => [peptide.id, peptide]));
  const findPage = (id: number) => pages.get(id);
  for (const [at, peptide] of peptides.entries()) {
    peptide.written = holdingAnswers(file, peptide, findPage);
    if (at % AT_ONCE === 0) await pause();
  }
  const byId = new Map(texts.map((passage) => [passage.id, passage]));
  return holdingGeneral(file, { findPage, findText: (id) => byId.get(id) });
}

/** Pages between two pauses, in which other requests are served. */
const AT_ONCE = 10;
