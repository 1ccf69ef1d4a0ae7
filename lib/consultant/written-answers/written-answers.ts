import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { LibraryPeptide } from "../corpus/library-index";
import type { Passage, Section } from "../corpus/passage";
import type { FactKind } from "../facts/fact-sentences";
import { contentWords } from "../text/content-words";
import { splitSentences } from "../text/sentences";
import { indexPhrasings, type PhrasingIndex } from "./phrasings";

/**
 * Answers to plain questions, written by people from the page of a peptide and checked against it by others.
 * Each names the paragraphs that it rests on, with a hash of their text: once one of them has changed, the
 * answer is not given any more. Read rather than imported, as the readers' questions are.
 */
const FILE = path.join(process.cwd(), "lib/consultant/written-answers/written-answers.json");

const writtenText = z.object({
  text: z.string().min(1),
  /** "mechanism 2 1f3a5c7e": a section or "fact-" and a kind, the number of its paragraph, a hash of its text. */
  from: z.array(z.string()).min(1),
});
const writtenPage = z.object({
  /** By what is asked: see `plain-questions.json`. */
  plain: z.record(z.string(), writtenText),
  /** Of the two peptides one, by the number of the other. */
  versus: z.record(
    z.string(),
    writtenText.extend({
      fromOther: z.array(z.string()),
    }),
  ),
  /** What only readers of this page ask, folded, with § for the name. */
  particular: z.array(writtenText.extend({ ask: z.array(z.string()).min(1) })),
});
export const writtenFile = z.record(z.string(), writtenPage);
export type WrittenFile = z.infer<typeof writtenFile>;
type WrittenText = z.infer<typeof writtenText>;

/** One answer: sentences with the passages that they rest on. */
export interface WrittenAnswer {
  /** The page and what it answers of it: "36 pill", "36 versus 39", "36 particular 2". */
  key: string;
  sentences: { text: string; passage: Passage }[];
  /** The paragraphs that it rests on, the most telling first. */
  sources: Source[];
}

/** The answers of a page that still hold. */
export interface WrittenAnswers {
  plain: Map<string, WrittenAnswer>;
  versus: Map<number, WrittenAnswer>;
  /** Null where none holds. */
  particular: PhrasingIndex<WrittenAnswer> | null;
}

/** Rejects if the file is missing or not of its shape. */
export async function readWrittenAnswers(): Promise<WrittenFile> {
  return writtenFile.parse(JSON.parse(await readFile(FILE, "utf8")));
}

type Page = Pick<LibraryPeptide, "id" | "name" | "summary" | "passages" | "factPassages">;

/** The answers for a page whose paragraphs are unchanged; `findPage` gives the other page of a comparison. */
export function holdingAnswers(
  written: WrittenFile,
  page: Page,
  findPage: (id: number) => Page | undefined,
): WrittenAnswers {
  const own = written[page.id];
  const plain = new Map<string, WrittenAnswer>();
  const versus = new Map<number, WrittenAnswer>();
  const particular: [WrittenAnswer, string[]][] = [];
  for (const [key, answer] of Object.entries(own?.plain ?? {})) {
    const held = toAnswer(`${page.id} ${key}`, answer, sourcesIn(page, answer.from));
    if (held) plain.set(key, held);
  }
  for (const [id, answer] of Object.entries(own?.versus ?? {})) {
    const other = findPage(Number(id));
    const sources = [...sourcesIn(page, answer.from), ...sourcesIn(other, answer.fromOther)];
    const held = toAnswer(`${page.id} versus ${id}`, answer, sources);
    if (held) versus.set(Number(id), held);
  }
  for (const [at, answer] of (own?.particular ?? []).entries()) {
    const held = toAnswer(`${page.id} particular ${at}`, answer, sourcesIn(page, answer.from));
    if (held) particular.push([held, answer.ask]);
  }
  return {
    plain,
    versus,
    particular: particular.length > 0 ? indexPhrasings(particular) : null,
  };
}

/** As a page's paragraph is told from what it said before it was changed. */
export function hashParagraph(sentences: string[]): string {
  return createHash("sha256").update(sentences.join(" ")).digest("hex").slice(0, 8);
}

/** The paragraph of a page that "mechanism 2" names; undefined where there is none. */
function findParagraph(page: Page, section: string, number: number): Source | undefined {
  const passage = findPassage(page, section);
  const sentences = passage?.isList ? passage.paragraphs.flat() : passage?.paragraphs[number - 1];
  return passage && sentences ? { passage, sentences } : undefined;
}

function findPassage(page: Page, section: string): Passage | undefined | null {
  if (section === "summary") return page.summary;
  return section.startsWith(OF_FACTS)
    ? page.factPassages.get(section.slice(OF_FACTS.length) as FactKind)
    : page.passages.get(section as Section);
}

const OF_FACTS = "fact-";

/** The passages that an answer names; null for one that does not say any more what it said. */
function sourcesIn(page: Page | undefined, from: string[]): (Source | null)[] {
  return from.map((source) => {
    const [section = "", number, hash] = source.split(" ");
    const found = page && findParagraph(page, section, Number(number));
    return found && hashParagraph(found.sentences) === hash ? found : null;
  });
}

interface Source {
  passage: Passage;
  sentences: string[];
}

/** Null where one of its sources no longer holds. */
function toAnswer(
  key: string,
  { text }: WrittenText,
  sources: (Source | null)[],
): WrittenAnswer | null {
  const held = sources.filter((source) => source !== null);
  const [first] = held;
  if (!first || held.length < sources.length) return null;
  const sentences = splitSentences(text).map((sentence) => ({
    text: sentence,
    passage: nearestOf(sentence, held).passage,
  }));
  return { key, sentences, sources: held };
}

/** The source that shares most words with a sentence; of equals the first. */
function nearestOf(sentence: string, sources: Source[]): Source {
  const words = new Set(contentWords(sentence));
  const shared = (source: Source) =>
    new Set(contentWords(source.sentences.join(" ")).filter((word) => words.has(word))).size;
  return sources.reduce((best, source) => (shared(source) > shared(best) ? source : best));
}
