import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { findNamedOrLay } from "../../understand/criteria/read-criteria";

/** The only peptide that is approved today for an illness that a message tells of in whatever words; null where several are. */
export function findForCondition(
  { peptides }: LibraryIndex,
  message: string,
): LibraryPeptide | null {
  const found = findNamedOrLay(fold(message), message);
  const told = new Set(found.flatMap(({ kind, keys }) => (kind === "condition" ? keys : [])));
  const isFor = ({ facts }: LibraryPeptide) =>
    facts?.approvals.some(
      ({ state, conditions }) => state === "current" && conditions.some((key) => told.has(key)),
    ) ?? false;
  const [only, ...others] = told.size > 0 ? peptides.filter(isFor) : [];
  return only && others.length === 0 ? only : null;
}
