import { splitSentences } from "../text/sentences";

/** Questions are not longer than this, in UTF-16 code units; the rest is not read. */
export const MAX_READ = 2000;

/** The sentences of a message that ask, with a question mark or, where none has one, by their first word; null where none or each of them does. */
export function askingPart(message: string): string | null {
  const sentences = splitSentences(
    withCapitals(message.slice(0, MAX_READ).replace(LEAD_IN, "$1. ")),
  );
  const marked = sentences.filter((sentence) => /[?？]["”’)]*$/.test(sentence));
  const asking = marked.length > 0 ? marked : sentences.filter((one) => BEGINS_TO_ASK.test(one));
  return asking.length === 0 || asking.length === sentences.length ? null : asking.join(" ");
}

/** "I'm writing a leaflet: which of them are banned?" */
const LEAD_IN = /^((?:I|We|My|Our)\b[^:?.!]{3,100}):\s+(?=\p{L}[^:]*\?\s*$)/iu;

/** Who types "needles scare me. what can be swallowed" begins no sentence with a capital. */
function withCapitals(text: string): string {
  return text.replaceAll(BEGINNING, (all, _first, at: number) => {
    const before = text.slice(Math.max(0, at - LONGEST_ABBREVIATION), at).replace(/\.{1,2}$/, "");
    return AFTER_SENTENCE.test(before) ? all.toUpperCase() : all;
  });
}

const BEGINNING = /\.\s+(\p{Ll})/gu;
const LONGEST_ABBREVIATION = 8;
/** A word of two letters or more that is no abbreviation. */
const AFTER_SENTENCE =
  /(?<!(?:^|[^\p{L}])(?:approx|etc|incl|resp|max|min|vol|vit|vs|no|dr|mr|ms|st|fig|al|ca|cf))(?<=\p{L}{2})$/iu;

const BEGINS_TO_ASK =
  /^\W*(?:(?:so|and|but|now|ok|please|pls),? )?(?:what|whats|how|why|which|who|when|where|is|are|does|do|did|can|could|will|was|were|has|have|should|may)\b(?!n't)/i;
