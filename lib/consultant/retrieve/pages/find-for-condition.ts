import { toPieces } from "@amide/screen";
import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { contentWords } from "../../text/content-words";
import { findNamedOrLay } from "../../understand/criteria/read-criteria";
import type { AskedQuestion } from "../../understand/read-question";

/**
 * The only peptide that is approved today for an illness of which a message says that there is something for
 * it, in whatever words. Null where several are, or where it names what no page knows.
 */
export function findForCondition(
  library: LibraryIndex,
  message: string,
  asked: Pick<AskedQuestion, "focus">,
): LibraryPeptide | null {
  const text = fold(message);
  if (!SPEAKS_OF_MEDICINE.test(text)) return null;
  const found = findNamedOrLay(text, message).filter(({ kind }) => kind === "condition");
  const said = new Set(found.flatMap(({ start, end }) => contentWords(text.slice(start, end))));
  const others = asked.focus.filter((word) => !said.has(word));
  if (others.some((word) => isStrange(library, word))) return null;
  const keys = new Set(found.flatMap((term) => term.keys));
  const isFor = ({ facts }: LibraryPeptide) =>
    facts?.approvals.some(
      ({ state, conditions }) => state === "current" && conditions.some((key) => keys.has(key)),
    ) ?? false;
  const [only, ...more] = keys.size > 0 ? library.peptides.filter(isFor) : [];
  return only && more.length === 0 ? only : null;
}

const SPEAKS_OF_MEDICINE =
  /\b(?:an?|some|any|the|this|that|new|daily|weekly|monthly) (?:[\w-]+ ){0,2}(?:thing|something|jabs?|shots?|needles?|medicine|drug|injections?|pills?|sprays?|tablets?|implant|drip|cream|treatment|peptide|stuff)\b|\bsomething\b/;

/** A word that no page has a part of, and that is rather a name than a reader's own word. */
function isStrange({ words }: LibraryIndex, word: string): boolean {
  return toPieces(word).length >= RARE && ![...words].some((known) => known.startsWith(word));
}

/** Pieces of a vocabulary of English that a name is cut into. */
const RARE = 3;
