import type { LanguageModel, Turn, Usage } from "../types";

export interface WrittenSentence {
  /** Plain text, without marks, addresses and markup. */
  text: string;
  /** The numbers of the passages that it names. */
  marks: number[];
  begins: "sentence" | "paragraph" | "item";
}

/** No answer is this long, in UTF-16 code units; the provider is told to stop there. */
export const MAX_WRITTEN = 16_000;
const MAX_SENTENCE = 700;

/**
 * The sentences that a provider writes, each as soon as the next begins, and what they cost. Throws
 * what the provider throws, and where `signal` is aborted; either way the provider's signal ends too.
 */
export async function* readSentences(
  model: LanguageModel,
  prompt: { system: string; messages: Turn[] },
  signal: AbortSignal,
): AsyncGenerator<WrittenSentence | { usage: Usage }> {
  const ended = new AbortController();
  const aborted = whenAborted(signal);
  const told = AbortSignal.any([signal, ended.signal]);
  const bits = model.stream(prompt, told)[Symbol.asyncIterator]();
  const cutter = new SentenceCutter();
  let length = 0;
  try {
    while (length < MAX_WRITTEN) {
      const bit = await Promise.race([bits.next(), aborted.promise]);
      signal.throwIfAborted();
      if (!bit || bit.done) break;
      if ("usage" in bit.value) {
        yield bit.value;
        continue;
      }
      const text = String(bit.value.text ?? "").slice(0, MAX_WRITTEN - length);
      length += text.length;
      yield* cutter.add(text);
    }
    yield* cutter.end();
  } finally {
    aborted.forget();
    ended.abort();
    // A provider that does not listen to its signal is not waited for.
    void bits.return?.().catch((error: unknown) => {
      if (error !== told.reason) console.error("A provider did not end in order", error);
    });
  }
}

/** Fulfilled when it is aborted; `forget` ends the wait for it. */
function whenAborted(signal: AbortSignal): { promise: Promise<void>; forget: () => void } {
  let forget = () => {};
  const promise = new Promise<void>((resolve) => {
    const onAbort = () => resolve();
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
    forget = () => signal.removeEventListener("abort", onAbort);
  });
  return { promise, forget };
}

class SentenceCutter {
  #text = "";
  #begins: WrittenSentence["begins"] = "paragraph";

  *add(bit: string): Generator<WrittenSentence> {
    this.#text += bit;
    for (;;) {
      const end = END.exec(this.#text);
      if (!end) break;
      const at = end.index + end[0].length;
      yield* this.#take(this.#text.slice(0, at));
      this.#text = this.#text.slice(at);
    }
    // What has no end in sight is no sentence.
    if (this.#text.length > MAX_SENTENCE * 2) this.#text = this.#text.slice(-MAX_SENTENCE);
  }

  *end(): Generator<WrittenSentence> {
    yield* this.#take(this.#text);
    this.#text = "";
  }

  *#take(raw: string): Generator<WrittenSentence> {
    const begin = /^\s*/.exec(raw)?.[0] ?? "";
    if (/\n\s*\n/.test(begin)) this.#begins = "paragraph";
    const isItem = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/.test(raw);
    if (isItem) this.#begins = "item";
    const { text, marks } = clean(raw);
    if (text.length > 0 && text.length <= MAX_SENTENCE) {
      yield { text, marks, begins: this.#begins };
      this.#begins = "sentence";
    }
    if (/\n\s*\n\s*$/.test(raw)) this.#begins = "paragraph";
  }
}

/** A sign that closes a sentence, with its marks, before what begins the next; or a line's end. */
const END =
  /[.!?…]["”’)\]*_]*(?:\s*\[[^\]\n]{0,40}\])*(?=\s+[^\s[])|(?:\s*\[[^\]\n]{0,40}\])*[ \t]*\n+(?=\s*\S)/u;

function clean(raw: string): { text: string; marks: number[] } {
  const marks = [...raw.matchAll(/\[([^\]\n]{0,40})\]/g)].flatMap(([, inside = ""]) =>
    /^\s*p?\s?\d/i.test(inside) ? [...inside.matchAll(/\d{1,3}/g)].map(Number) : [],
  );
  const text = raw
    .replace(/\[[^\]\n]{0,40}\](?:\([^)\n]*\))?/g, "")
    .replace(ADDRESS, "")
    .replace(/<[^>\n]{0,200}>/g, "")
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)]|#{1,6}|>)\s+/, "")
    .replace(/\*\*|__|`+|~~/g, "")
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/\s+([.,;:!?])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return { text: /\p{L}/u.test(text) ? text : "", marks };
}

const ADDRESS =
  /\b(?:https?|ftp|javascript|data|mailto|tel):\S+|\bwww\.\S+|\S+@\S+\.\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|co|ru|shop|store|info|biz|xyz|example|me|us|uk|de|cn)\b\S*|\b10\.\d{4,9}\/\S+|(?<!\p{L})\/[a-z][\w/-]*/giu;
