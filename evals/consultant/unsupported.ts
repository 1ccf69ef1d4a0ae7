import { isFrame } from "@/lib/consultant/compose/parts/frames";
import type { LibraryIndex } from "@/lib/consultant/corpus/library-index";
import { type Passage, sentencesOf } from "@/lib/consultant/corpus/passage";
import { chainDifferences } from "@/lib/consultant/facts/chain-sentences";
import {
  declinedTexts,
  emergencyTexts,
  selfHarmTexts,
  WISH_NET,
} from "@/lib/consultant/safety/urgent-texts";
import { splitSentences } from "@/lib/consultant/text/sentences";
import { findSupport } from "@/lib/consultant/verify/find-support";
import type { Told } from "./ask";

const fixedTexts = [
  WISH_NET,
  ...[declinedTexts, emergencyTexts, selfHarmTexts].flatMap((texts) => Object.values(texts)).flat(),
];

/** The sentences of an answer that neither their cited page bears out nor we have fixed. */
export function findUnsupported(library: LibraryIndex, { text, citations }: Told): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.replace(/^[->] /, ""))
    .flatMap((line) => {
      // Up to each mark, or two in a row, the text rests on the pages of these.
      const runs = [...line.matchAll(/(.*?)((?:\[\d+\])+)/g)];
      const rest = line.slice(runs.reduce((length, [all]) => length + all.length, 0));
      return [
        ...runs.flatMap(([, said = "", cited = ""]) => {
          const pages = [...cited.matchAll(/\d+/g)].map(
            (mark) => citations[Number(mark) - 1]?.href,
          );
          const passages = pages.flatMap((href = "") => passagesAt(library, href));
          // Only a sentence with two marks may rest on two passages.
          const marks = pages.length > 1 ? passages.map((_, at) => at + 1) : [];
          return unsupportedIn(library, withoutSubject(library, said), passages, marks);
        }),
        ...unsupportedIn(library, rest, [], []),
      ];
    });
}

/** In comparisons a page's own sentence stands behind the peptide's name. */
function withoutSubject({ peptides }: LibraryIndex, said: string): string {
  const text = said.replace(SUBJECT, "");
  const front = peptides.map(({ name }) => `${name}: `).find((name) => text.startsWith(name));
  return front ? text.slice(front.length) : text;
}

/** A frame before a page's own sentence. */
const SUBJECT = /^(?:About [^:]{2,60}:|Yes\.|No\.|Tested against each other:) /;

function unsupportedIn(
  library: LibraryIndex,
  text: string,
  passages: Passage[],
  marks: number[],
): string[] {
  const quoted = passages.flatMap(sentencesOf);
  const holds = (sentence: string) =>
    isFrame(sentence, fixedTexts) ||
    isComputed(library, sentence) ||
    isWritten(library, sentence, passages) ||
    // A fact may take two sentences.
    quoted.some((one) => one.includes(sentence)) ||
    findSupport(library, { text: sentence, marks }, passages).length > 0;
  // Sentences that belong together may be borne out only together.
  return holds(text.trim()) ? [] : splitSentences(text).filter((sentence) => !holds(sentence));
}

/** Whether the recorded sequences of two peptides that a sentence names say it. */
function isComputed({ peptides }: LibraryIndex, sentence: string): boolean {
  const named = peptides.filter(({ name }) => sentence.includes(name));
  return named.some((one) =>
    named.some((other) => one !== other && chainDifferences(one, other).includes(sentence)),
  );
}

/** Whether it was written from one of the passages, which say what they said then, and checked by people. */
function isWritten(
  { peptides, general }: LibraryIndex,
  sentence: string,
  passages: Passage[],
): boolean {
  const pages = new Set(passages.map(({ peptideId }) => peptideId));
  const answers = peptides.flatMap(({ id, written }) => [
    ...(pages.has(id) ? written.plain.values() : []),
    ...(pages.has(id) ? (written.particular?.asked.map(({ key }) => key) ?? []) : []),
    // Of two peptides, either page may be cited.
    ...[...written.versus]
      .filter(([other]) => pages.has(id) || pages.has(other))
      .map(([, answer]) => answer),
  ]);
  const parts = general.asked.flatMap(({ key }) => key.parts);
  return [...answers, ...parts].some(({ sentences }) =>
    // An item of a list is told as one.
    [sentences.map(({ text }) => text).join(" "), ...sentences.map(({ text }) => text)].some(
      (text) =>
        text === sentence ||
        text.endsWith(`: ${sentence}`) ||
        // A verdict that does not fit the question is left out.
        text.replace(/^(?:Yes|No), /, "").toLowerCase() === sentence.toLowerCase(),
    ),
  );
}

/** The passages at an address; those of the whole page where it has no fragment. */
function passagesAt(library: LibraryIndex, href: string): Passage[] {
  const known = addresses.get(library) ?? byAddress(library);
  addresses.set(library, known);
  return known.get(href) ?? [];
}

const addresses = new WeakMap<LibraryIndex, Map<string, Passage[]>>();

function byAddress(library: LibraryIndex): Map<string, Passage[]> {
  const found = new Map<string, Passage[]>();
  for (const passage of [
    ...library.peptides.flatMap(({ passages, factPassages, summary }) => [
      ...(summary ? [summary] : []),
      ...passages.values(),
      ...factPassages.values(),
    ]),
    ...library.categories.map(({ passage }) => passage),
    ...library.articles.map(({ passage }) => passage),
    ...library.documents,
    ...new Set(library.definitions.values()),
  ]) {
    const [page = ""] = passage.href.split("#");
    for (const address of new Set([passage.href, page])) {
      found.set(address, [...(found.get(address) ?? []), passage]);
    }
  }
  return found;
}
