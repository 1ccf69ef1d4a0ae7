import { fold } from "@/lib/search/fold";
import type { LibraryIndex, LibraryPeptide } from "../corpus/library-index";
import { namesOf } from "../corpus/named-peptides";
import { type RankedParagraph, rankParagraphs } from "../retrieve/pages/rank-paragraphs";
import type { Nearest } from "../retrieve/retrieved";
import { withoutRepeated } from "./edit/without-repeated";
import { type Block, countWords, quotations, quote, say, tellWritten } from "./parts/draft";
import { frame } from "./parts/frames";
import { runOf } from "./parts/run-of";

/** What comes nearest to a question that the page may not answer, after saying so. */
export function composeNearest(
  library: LibraryIndex,
  { topic, question, isNamed, written, isPageNear }: Nearest,
): Block[] {
  const lead = say(frame(isNamed ? "nearestOn" : "nearestPerhaps", topic.name));
  const ranked = isPageNear ? rankParagraphs(library, topic, question) : [];
  const ofPage = withinWords(
    library,
    composeParagraphs(topic, ranked, true, false),
    [],
    question.focus,
  );
  if (!written) return [lead, ...ofPage];
  return [lead, ...withoutRepeated([tellWritten(written), ...quotations(ofPage.slice(0, 1))])];
}

/** Likely enough beside the best. */
const NEARLY = 0.08;

/** The paragraphs that tell most of the question's words, each whole. */
export function composeParagraphs(
  topic: LibraryPeptide,
  ranked: RankedParagraph[],
  hasFacts: boolean,
  isDescribed: boolean,
  asksReason = false,
): Block[] {
  const [best, ...others] = ranked;
  if (!best) return [];
  // A mechanism explains in words of its own.
  const [second, ...left] = others.filter(
    ({ held, passage }) => held > 0 || (asksReason && passage.section === "mechanism"),
  );
  const third = left.find(({ passage, score }) =>
    second?.passage === best.passage ? passage !== best.passage : score >= best.score * NEARLY,
  );
  // A cause and its effect are told with what stands between them.
  const between = asksReason && second ? betweenOf(best, second) : [];
  const chosen = [best, ...between, second, third].filter((one) => one !== undefined);
  const said = fold(best.sentences.join(" "));
  const isNamed = namesToldBy(topic, isDescribed).some((name) => said.includes(fold(name)));
  const isDosed = best.passage.section === "dosage";
  const [first, ...rest] = chosen.map((one) =>
    quote(one.passage, one === best ? withAntecedent(best, chosen) : one.sentences),
  );
  if (!first) return [];
  const subject = isNamed || hasFacts ? [] : say(frame("about", topic.name)).pieces;
  const pieces = [...subject, ...first.pieces];
  return [...(isDosed ? [say(frame("dosageNotice"))] : []), { ...first, pieces }, ...rest];
}

/** The best paragraph, where it begins with "This was supported by", with the sentence before it. */
function withAntecedent({ passage, sentences }: Told, chosen: Told[]): string[] {
  const before = passage.paragraphs[passage.paragraphs.indexOf(sentences) - 1];
  const last = chosen.some((one) => one.sentences === before) ? undefined : before?.at(-1);
  return last && LEANS.test(sentences[0] ?? "") ? [last, ...sentences] : sentences;
}

const LEANS = /^(?:This|These|That|Those|Both|Such|The latter|The former|Neither)\b/;

type Told = Pick<RankedParagraph, "passage" | "sentences">;

/** The one paragraph between two of a passage, where the second comes after. */
function betweenOf({ passage, sentences }: RankedParagraph, after: RankedParagraph): Told[] {
  if (after.passage !== passage) return [];
  const { paragraphs } = passage;
  const from = paragraphs.indexOf(sentences);
  const [between] = paragraphs.slice(from + 1);
  return between && paragraphs.indexOf(after.sentences) === from + 2
    ? [{ passage, sentences: between }]
    : [];
}

/** Who described a peptide without its name has to read that, not one of its brands. */
function namesToldBy(topic: LibraryPeptide, isDescribed: boolean): string[] {
  return isDescribed ? topic.name.split(/\s*[()]\s*/).filter(Boolean) : namesOf(topic);
}

/** Words of an answer, and of one that begins with facts; the first block is told whatever its length. */
const MOST_WORDS = 190;
const MOST_WORDS_WITH_FACTS = 150;

/**
 * The blocks that fit into an answer, after `facts` where there are any. Of a paragraph that does not fit,
 * the sentences around the one that holds most of the focus do.
 */
export function withinWords(
  library: LibraryIndex,
  blocks: Block[],
  facts: Block[],
  focus: string[],
): Block[] {
  let left = (facts.length > 0 ? MOST_WORDS_WITH_FACTS : MOST_WORDS) - countWords(facts);
  return blocks.flatMap((block, at) => {
    const fits = at === 0 || countWords([block]) <= left ? block : cut(library, block, focus, left);
    left -= countWords(fits ? [fits] : []);
    return fits ?? [];
  });
}

function cut(library: LibraryIndex, block: Block, focus: string[], room: number): Block | null {
  if (block.isList || focus.length === 0 || room < FEWEST_WORDS) return null;
  const texts = block.pieces.map(({ text }) => text);
  const run = new Set(runOf(library, texts, focus, room));
  return { ...block, pieces: block.pieces.filter(({ text }) => run.has(text)) };
}

const FEWEST_WORDS = 40;
