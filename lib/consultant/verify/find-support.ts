import type { PeptideNames } from "@/lib/content/peptides/peptide-schema";
import { STUDY_NAME } from "../corpus/article-index";
import type { LibraryIndex } from "../corpus/library-index";
import { findNamedPeptides } from "../corpus/named-peptides";
import type { Passage } from "../corpus/passage";
import { claimWords, unify } from "./claim-words";
import { type SplitClaim, splitsOf } from "./clauses";
import { isSupported } from "./support";

interface Written {
  text: string;
  /** Which of the passages it names, from 1. */
  marks: number[];
}

/**
 * Of the passages that were sent (null for one that may not be used) those that support a provider's sentence; none where it has to be withheld. One of them is
 * enough, those that it names first. A sentence that joins two statements may rest on two passages, but
 * only on those that it names itself.
 */
export function findSupport(
  library: LibraryIndex,
  { text, marks }: Written,
  given: (Passage | null)[],
): Passage[] {
  const passages = given.filter((passage) => passage !== null);
  const cited = [...new Set(marks.flatMap((mark) => given[mark - 1] ?? []))];
  const named = findNamedPeptides(text, library.peptides);
  const whole = [...cited, ...passages].find((passage) => isSupported(text, passage, { named }));
  if (whole) return [whole];
  const splits = splitsOf(text);
  for (const passage of new Set([...cited, ...passages])) {
    const isHeld = (split: SplitClaim) =>
      // A reason stands in the same paragraph as what it is the reason for.
      (split.isCausal ? paragraphsOf(passage) : [passage]).some((part) =>
        joins(split, library, [part]),
      );
    if (splits.some(isHeld)) return [passage];
  }
  if (cited.length < 2) return [];
  for (const split of splits.filter(({ isCausal }) => !isCausal)) {
    const found = joins(split, library, cited);
    if (found) return found;
  }
  return [];
}

/** A passage for each of the two statements, or null. */
function joins(
  { first, second, isElliptic }: SplitClaim,
  library: LibraryIndex,
  passages: Passage[],
) {
  const names = (text: string): PeptideNames[] => findNamedPeptides(text, library.peptides);
  const own = names(second);
  const subject = names(first);
  const studies = second.match(STUDY_NAME) ? [] : (first.match(STUDY_NAME) ?? []);
  const one = passages.find((passage) => isSupported(first, passage, { named: subject }));
  if (!one) return null;
  const context = {
    named: own.length > 0 ? own : subject,
    ...(isElliptic && { inherited: inheritedWords(first, subject) }),
  };
  const other = passages.find(
    (passage) =>
      (own.length > 0 || isOfSame(one, passage)) &&
      isSupported([second, ...studies].join(" "), passage, context),
  );
  return other ? [...new Set([one, other])] : null;
}

/** "It" goes on with the peptide of the first statement. */
function isOfSame(one: Passage, other: Passage): boolean {
  return one.peptideId === other.peptideId;
}

function inheritedWords(first: string, subject: PeptideNames[]): string[] {
  const names = new Set(
    claimWords(
      subject
        .flatMap(({ name, synonyms, brandNames }) => [name, ...synonyms, ...brandNames])
        .join(" "),
    ),
  );
  return claimWords(unify(first)).filter((word) => !names.has(word));
}

/** A passage for each of its paragraphs. */
function paragraphsOf(passage: Passage): Passage[] {
  const known = parts.get(passage);
  if (known) return known;
  const made = passage.paragraphs.map((paragraph) => ({ ...passage, paragraphs: [paragraph] }));
  parts.set(passage, made);
  return made;
}

const parts = new WeakMap<Passage, Passage[]>();
