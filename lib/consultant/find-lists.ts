import { EVIDENCE_TIERS } from "@/lib/content/peptides/evidence";
import { fold } from "@/lib/search/fold";
import { contentWords } from "./content-words";
import { findTold } from "./find-told";
import type { LibraryCategory, LibraryIndex, LibraryPeptide } from "./library-index";
import type { Passage, Section } from "./passage";
import { kindsOf, meaningsOf } from "./question-words";
import { ASKS_MANY, type AskedQuestion } from "./read-question";
import { scorePages } from "./score-pages";
import { findStanding, STANDING_WORDS } from "./standings";
import { stemsOf } from "./stems-of";
import { shareHeld, weightOf } from "./word-weights";

/** A peptide of a list with the sentence or item for which it is listed. */
export interface ListedPeptide {
  peptide: LibraryPeptide;
  passage: Passage;
  text: string;
}

export interface FoundList {
  listed: ListedPeptide[];
  category: LibraryCategory | null;
  /** There are more than are listed. */
  isLonger: boolean;
  passages: Passage[];
}

const MOST = 6;

/** The peptides that a question asks for together: by standing, by category, by what was studied. */
export function findLists(
  library: LibraryIndex,
  message: string,
  asked: AskedQuestion,
): FoundList | null {
  const { text, focus, intents } = asked;
  const asksMany = ASKS_MANY.test(text) || STUDIED_FOR.test(text);
  const category = asksMany || /\bcategor/.test(text) ? findCategory(library, message) : null;
  if (category) return toList([], category, false, [category.passage]);
  if (!asksMany) return null;
  const byWords = focus.length > 0 ? findByWords(library, focus) : [];
  const byStanding = findByStanding(library, fold(message), focus);
  const byType = byWords.length > 0 ? byWords : findByType(library, focus);
  const found = byStanding ?? (byType.length > 0 ? byType : findByTold(library, focus));
  if (found.length === 0) return null;
  // A question for what acts somewhere is answered by mechanisms, not by what was seen.
  const listed =
    intents.includes("mechanism") && !byStanding ? findByMechanism(library, focus) : found;
  if (listed.length === 0) return null;
  const passages = listed.slice(0, MOST).map(({ passage }) => passage);
  return toList(listed.slice(0, MOST), null, listed.length > MOST, passages);
}

const STUDIED_FOR =
  /\b(?:what|anything|something|things?) .{0,30}(?:studied|used|tested|tried|researched|investigated|approved|helps?|good|works?|treats?|listed)\b.{0,12}\b(?:for|in|against|on|with)\b|\b(?:what|which|anything) .{0,12}(?:helps?|treats?|improves?)\b|\b(?:treatments?|options|research|evidence|anything|something) (?:for|against|on)\b|\bwhat (?:do|does|can|have|has) (?:you|we|it|amide|the (?:library|site|database)) (?:have|got|hold|know|tell|say|list|contain|offer)\b.{0,12}\b(?:on|about|for|against)\b|\b(?:what|anything|something) (?:is |are |do we know |known )?(?:there |known )?(?:on|about|for|against) (?!it|this|that|them|these)\b|\bpeptide [\w-]+s (?:for|that|which|in|with|against|used|studied|acting)\b/;

function toList(
  listed: ListedPeptide[],
  category: LibraryCategory | null,
  isLonger: boolean,
  passages: Passage[],
): FoundList {
  return { listed, category, isLonger, passages };
}

function findCategory({ categories }: LibraryIndex, message: string): LibraryCategory | null {
  const words = new Set(contentWords(message));
  const matches = categories.map((category) => {
    const own = contentWords(category.name);
    return { category, met: own.filter((word) => words.has(word)).length, of: own.length };
  });
  const best = matches.sort((a, b) => b.met / b.of - a.met / a.of)[0];
  const isNamed = best && best.met === best.of && best.of > 1;
  const isAsked = best && /\bcategor|\bgroup\b|\bsection\b/.test(fold(message)) && best.met > 0;
  return best && (isNamed || isAsked) ? best.category : null;
}

/** Where the items of a list, the type or the first lines of a page hold every word of the focus. */
function findByWords(library: LibraryIndex, focus: string[]): ListedPeptide[] {
  return rank(
    library,
    focus,
    library.peptides.flatMap((peptide) => {
      const found = listSections.flatMap((section) => bestItem(peptide, section, focus) ?? []);
      const best = found.sort((a, b) => b.score - a.score)[0];
      return best ? [best] : [];
    }),
  );
}

/** Where the recorded type says every word of the focus: "GHRH analogue". */
function findByType(library: LibraryIndex, focus: string[]): ListedPeptide[] {
  if (focus.length < FEWEST_WORDS) return [];
  return rank(
    library,
    focus,
    library.peptides.flatMap((peptide) => bestItem(peptide, "identity", focus, true) ?? []),
  );
}

/** Of a question's words, by weight, a sentence must hold this share for its page to be listed … */
const ENOUGH = 0.8;
/** … and so much weight, in more than one word: a single one may be mentioned in passing. */
const TELLING = 0.77;
const FEWEST_WORDS = 2;
/** Where the page holds nearly all of them, a sentence need hold no more than this. */
const NEARLY_ALL = 0.95;
const MOSTLY = 0.6;

/** Where a sentence of the page tells of the focus, though no item of its lists does. */
function findByTold(library: LibraryIndex, focus: string[]): ListedPeptide[] {
  const weight = focus.reduce((sum, word) => sum + weightOf(library, word), 0);
  if (focus.length < FEWEST_WORDS || weight < TELLING) return [];
  return rank(
    library,
    focus,
    library.peptides.flatMap((peptide) => {
      const passages = toldSections.flatMap((section) => peptide.passages.get(section) ?? []);
      const isAllHeld = shareHeld(library, focus, peptide.stems) >= NEARLY_ALL;
      const told = findTold(
        library,
        passages.filter(
          ({ stems }) => shareHeld(library, focus, stems) >= (isAllHeld ? MOSTLY : ENOUGH),
        ),
        focus,
      )[0];
      if (!told || told.share < (isAllHeld ? MOSTLY : ENOUGH)) return [];
      const text = told.passage.paragraphs[told.row]?.[told.column] ?? "";
      return [{ peptide, passage: told.passage, text, score: told.share }];
    }),
  );
}

const toldSections: Section[] = ["overview", "mechanism", "research", "identity"];

const listSections: Section[] = ["benefits", "uses"];

function findByMechanism(library: LibraryIndex, focus: string[]): ListedPeptide[] {
  const sections: Section[] = ["identity", "mechanism", "overview"];
  return rank(
    library,
    focus,
    library.peptides.flatMap((peptide) => {
      for (const section of sections) {
        const best = bestItem(peptide, section, focus, true);
        if (best) return [{ ...best, score: best.score + (section === "identity" ? 1 : 0) }];
      }
      return [];
    }),
  );
}

function bestItem(peptide: LibraryPeptide, section: Section, focus: string[], isExact = false) {
  const passage = peptide.passages.get(section);
  if (!passage) return null;
  const items =
    section === "identity" ? passage.paragraphs.flat().slice(0, 1) : passage.paragraphs.flat();
  const scored = items.flatMap((text) => {
    const words = stemsOf(text);
    const own = focus.filter((word) => words.has(word)).length;
    const met = isExact
      ? own
      : focus.filter((word) =>
          [...meaningsOf(word), ...kindsOf(word)].some((one) => words.has(one)),
        ).length;
    if (met < focus.length) return [];
    return [{ peptide, passage, text, score: own * 2 + met - words.size / 50 }];
  });
  return scored.sort((a, b) => b.score - a.score)[0] ?? null;
}

/** Better matches first, then those whose pages tell most of it; of equals those with the stronger evidence. */
function rank(
  library: LibraryIndex,
  focus: string[],
  found: (ListedPeptide & { score: number })[],
): ListedPeptide[] {
  const fits = new Map(scorePages(library, focus).map(({ peptide, score }) => [peptide, score]));
  const fitOf = ({ peptide }: ListedPeptide) => fits.get(peptide) ?? 0;
  const most = Math.max(...found.map(fitOf));
  const isFar = (one: ListedPeptide) => Number(fitOf(one) < most * MUCH);
  const strength = ({ tier }: LibraryPeptide) => (tier ? EVIDENCE_TIERS.indexOf(tier) : 9);
  return found.sort(
    (a, b) =>
      Math.round(b.score) - Math.round(a.score) ||
      isFar(a) - isFar(b) ||
      strength(a.peptide) - strength(b.peptide),
  );
}

/** A page that tells at least this share of what the fullest tells is as much about it. */
const MUCH = 0.9;

/**
 * The peptides of a standing that a question names; of these, where it says more than that, those whose
 * type, uses or first lines speak of it. Null where it names no standing, or none is left.
 */
function findByStanding(
  library: LibraryIndex,
  text: string,
  focus: string[],
): ListedPeptide[] | null {
  const standing = findStanding(text);
  if (!standing) return null;
  const more = focus.filter((word) => !standing.cue.test(word) && !STANDING_WORDS.test(word));
  const speaksOfIt = ({ passages }: LibraryPeptide) =>
    aboutSections.some((section) => {
      const passage = passages.get(section);
      return passage && shareHeld(library, more, passage.stems) >= ENOUGH;
    });
  const found = library.peptides
    .filter((peptide) => standing.holds(peptide) && (more.length === 0 || speaksOfIt(peptide)))
    .flatMap((peptide) => {
      const passage = peptide.passages.get(standing.section);
      const sentence = passage?.paragraphs[0]?.[0];
      return passage && sentence ? [{ peptide, passage, text: sentence }] : [];
    });
  return more.length > 0 && found.length === 0 ? null : found;
}

const aboutSections: Section[] = ["identity", "uses", "overview", "sport"];
