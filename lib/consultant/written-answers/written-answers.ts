import { lazily } from "@/lib/lazily";
import type { LibraryPeptide } from "../corpus/library-index";
import type { Passage, Section } from "../corpus/passage";
import type { FactKind } from "../facts/fact-sentences";
import { contentWords } from "../text/content-words";
import { splitSentences } from "../text/sentences";
import { indexPhrasings, type PhrasingIndex } from "./phrasings";
import { hashParagraph, type WrittenFile, type WrittenText } from "./written-file";

/** One answer: sentences with the passages that they rest on. */
export interface WrittenAnswer {
  /** The page and what it answers of it: "36 pill", "36 versus 39", "36 particular 2". */
  key: string;
  readonly sentences: { text: string; passage: Passage }[];
  /** The paragraphs that it rests on, the most telling first. */
  sources: Source[];
}

/** The answers of a page that still hold. */
export interface WrittenAnswers {
  plain: Map<string, WrittenAnswer>;
  versus: Map<number, WrittenAnswer>;
  /** Null where none holds. */
  readonly particular: PhrasingIndex<WrittenAnswer> | null;
}

export type Page = Pick<LibraryPeptide, "id" | "name" | "summary" | "passages" | "factPassages">;

/** The answers for a page whose paragraphs are unchanged; `findPage` gives the other page of a comparison. */
export function holdingAnswers(
  written: WrittenFile,
  page: Page,
  findPage: (id: number) => Page | undefined,
): WrittenAnswers {
  const own = written.pages[page.id];
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
  // Of thousands of answers few are told between two saves, and each save reads the library anew while visitors wait.
  const index = lazily(() => (particular.length > 0 ? indexPhrasings(particular) : null));
  return {
    plain,
    versus,
    get particular() {
      return index();
    },
  };
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
export function sourcesIn(page: Page | undefined, from: string[]): (Source | null)[] {
  return from.map((source) => {
    const [section = "", number, hash] = source.split(" ");
    const found = page && findParagraph(page, section, Number(number));
    return found && hashParagraph(found.sentences) === hash ? found : null;
  });
}

export interface Source {
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
  const sentences = lazily(() => sentencesOf(text, held));
  return {
    key,
    get sentences() {
      return sentences();
    },
    sources: held,
  };
}

/** The sentences of a written text, each with the passage of the source that is nearest to it. */
export function sentencesOf(text: string, sources: Source[]): WrittenAnswer["sentences"] {
  return splitSentences(text).map((sentence) => ({
    text: sentence,
    passage: nearestOf(sentence, sources).passage,
  }));
}

/** The source that shares most words with a sentence; of equals the first. */
function nearestOf(sentence: string, sources: Source[]): Source {
  const words = new Set(contentWords(sentence));
  const shared = (source: Source) =>
    new Set(contentWords(source.sentences.join(" ")).filter((word) => words.has(word))).size;
  return sources.reduce((best, source) => (shared(source) > shared(best) ? source : best));
}

/** "Is it safe with high blood pressure?" is no question whether it raises the pressure: "Yes" would mislead. */
export function withoutVerdict(answer: WrittenAnswer): WrittenAnswer {
  const [first, ...others] = answer.sentences;
  if (!first) return answer;
  const text = first.text.replace(/^(?:Yes|No), (.)/, (_, letter: string) => letter.toUpperCase());
  return { ...answer, sentences: [{ ...first, text }, ...others] };
}
