import { NO_ADDRESS } from "../corpus/article-passages";
import type { LibraryPeptide } from "../corpus/library-index";
import { makePassage, type Passage } from "../corpus/passage";
import type { ListedPeptide } from "../retrieve/lists/find-listed";
import type { FoundList } from "../retrieve/lists/find-lists";
import { contentWords } from "../text/content-words";
import { citeOnPage } from "./parts/cite-papers";
import { type Block, type Piece, quote, say } from "./parts/draft";
import { type FrameName, frame } from "./parts/frames";
import { pickParagraphs } from "./parts/pick-sentences";

/** Peptides of a category, or of what was asked for, each with the item for which it is listed. */
export function composeList({ listed, category, isLonger }: FoundList): Block[] {
  if (category) return category.passage.paragraphs.map((text) => quote(category.passage, text));
  return [
    say(frame("listed")),
    { isList: true, pieces: listed.map(toItem) },
    isLonger ? say(frame("listedMore"), frame("listNotice")) : say(frame("listNotice")),
  ];
}

/** Why a peptide is listed and how strong its evidence is: both from its page. */
function toItem({ peptide, passage, text }: ListedPeptide): Piece {
  const strength = peptide.passages.get("evidence")?.paragraphs[0]?.[0];
  const said = text.includes(peptide.name) ? text : `${peptide.name}: ${text}`;
  if (!strength || !["uses", "benefits"].includes(passage.section)) return { text: said, passage };
  const page = makePassage({
    id: `peptide-${peptide.id}`,
    section: passage.section,
    peptideId: peptide.id,
    title: peptide.name,
    href: `/peptides/${peptide.id}`,
    paragraphs: [[text, strength]],
    names: passage.names,
  });
  return { text: `${said.replace(/\.$/, "")}. ${strength}`, passage: page };
}

/**
 * What a paper is and, where the library has a summary, what it did and found. Where a peptide is asked
 * about, the papers are cited as its page lists them.
 */
export function composeArticles(passages: Passage[], topic: LibraryPeptide | null): Block[] {
  const blocks =
    passages.length > 1
      ? passages.map((passage) => quote(passage, passage.paragraphs[0] ?? []))
      : passages.flatMap((passage) => [
          ...passage.paragraphs.map((paragraph) => quote(passage, paragraph)),
          ...(passage.paragraphs.length === 1 ? [say(frame(missingSummary(passage)))] : []),
        ]);
  return topic ? citeOnPage(topic, blocks) : blocks;
}

function missingSummary({ paragraphs }: Passage): FrameName {
  return paragraphs[0]?.includes(NO_ADDRESS) ? "noSummaryOrAddress" : "noSummary";
}

export function composeDocuments(passages: Passage[], question: string): Block[] {
  const words = contentWords(question);
  return passages.slice(0, 2).flatMap((passage, at) => {
    const most = at === 0 ? 120 : 60;
    const from = passage.paragraphs.indexOf(mostTelling(passage.paragraphs, words));
    return pickParagraphs({ ...passage, paragraphs: passage.paragraphs.slice(from) }, most).map(
      (paragraph) => quote(passage, paragraph),
    );
  });
}

/** The paragraph that holds most words of a question; of equals the first. */
function mostTelling(paragraphs: string[][], words: string[]): string[] {
  const met = (paragraph: string[]) => {
    const own = new Set(contentWords(paragraph.join(" ")));
    return words.filter((word) => own.has(word)).length;
  };
  return paragraphs.reduce(
    (best, paragraph) => (met(paragraph) > met(best) ? paragraph : best),
    paragraphs[0] ?? [],
  );
}
