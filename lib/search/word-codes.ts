/**
 * Dictionary compression: replaces the most frequent words, with the space before each, by single
 * characters. gzip's window of 32 KB encounters such words anew again and again, so this makes the
 * library's texts a twelfth smaller after compression. Characters that occur in the texts are not used.
 */
export interface CodedTexts {
  /** The words in the order of their codes, separated by bars; empty without any. */
  words: string;
  texts: string[][];
}

export function codeWords(texts: readonly (readonly string[])[]): CodedTexts {
  const free = findFreeCodes(texts);
  const words = findRepeatedWords(texts).slice(0, free.length);
  const codes = new Map(words.map((word, at) => [word, free[at] as number]));
  const listed: string[] = [];
  for (const [word, code] of codes) listed[code] = word;
  return {
    words: Array.from(listed, (word) => word ?? "").join("|"),
    texts: texts.map((list) =>
      list.map((text) => text.replace(WORD, (word) => write(word, codes))),
    ),
  };
}

/** Restores the texts. */
export function decodeWords({ words, texts }: CodedTexts): string[][] {
  const listed = words.split("|");
  return texts.map((list) =>
    list.map((text) =>
      text.replace(CODE, (code) => listed[code.charCodeAt(0) - FIRST_CODE] || code),
    ),
  );
}

const WORD = / ?[A-Za-z]{2,}/g;
/** Codes: characters of two bytes in UTF-8, letters beyond those of Western Europe. */
const CODE = /[\u0100-\u07ff]/g;
const FIRST_CODE = 0x100;
const LAST_CODE = 0x7ff;

function findFreeCodes(texts: readonly (readonly string[])[]): number[] {
  const used = new Set(texts.flat().flatMap((text) => text.match(CODE) ?? []));
  return Array.from({ length: LAST_CODE - FIRST_CODE + 1 }, (_, code) => code).filter(
    (code) => !used.has(String.fromCharCode(FIRST_CODE + code)),
  );
}

/** The words whose codes save the most bytes, most frequent first. */
function findRepeatedWords(texts: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts.flat()) {
    for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([word, count]) => (count - 1) * (word.length - 2) > 10)
    .sort(([word, count], [other, otherCount]) => otherCount - count || (word < other ? -1 : 1))
    .map(([word]) => word);
}

function write(word: string, codes: Map<string, number>): string {
  const code = codes.get(word);
  return code === undefined ? word : String.fromCharCode(FIRST_CODE + code);
}
