import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import type { AskedQuestion } from "../understand/read-question";
import { namesProgrammeOf, namesTrialOf } from "./named-studies";

/** The peptides of a trial that is named. */
export function findByTrial({ peptides }: LibraryIndex, message: string): LibraryPeptide[] {
  const ofTrial = peptides.filter((peptide) => namesTrialOf(peptide, message));
  if (ofTrial.length > 0) return ofTrial;
  return peptides.filter((peptide) => namesProgrammeOf(peptide, message));
}

/** A trial that is named is of the peptide that it tested, whatever was spoken of before. */
export function withTrial(read: AskedQuestion, ofTrial: LibraryPeptide[]): AskedQuestion {
  const isOther = read.isFollowUp && ofTrial.length > 0;
  return isOther ? { ...read, topics: ofTrial, focus: [], isFollowUp: false } : read;
}

/** "The HORIZON study": what the library does not know by name it tells nothing of. */
export function namesUnknownStudy({ words }: LibraryIndex, message: string): boolean {
  return [...message.matchAll(NAMED_STUDY)].some(([, name = ""]) =>
    name.split("-").some((part) => /^\p{Lu}{4,}$/u.test(part) && !words.has(fold(part))),
  );
}

const NAMED_STUDY =
  /(?<![\p{L}\p{N}-])(\p{Lu}{4}[\p{Lu}\p{N}-]*)(?:[ -]\p{N}{1,2})? (?:study|studies|trials?)\b/gu;
