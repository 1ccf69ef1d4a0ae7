import { RESIDUES } from "../residues";
import { parseSequence } from "../sequence";
import { type ParsedSequence, SequenceError } from "../sequence-model";

/** Beyond these a text is not read: every calculation stays short. */
export const MAX_CHARACTERS = 4000;
export const MAX_RESIDUES = 500;

export type PastedSequence =
  /** `text` is what was read, in the site's grammar. */
  | { sequence: ParsedSequence; text: string; isAsTyped: boolean; error?: undefined }
  | { sequence?: undefined; error: string };

/**
 * Reads a sequence as people paste it: as the grammar wants it, else without a FASTA heading, line
 * breaks, spaces and position numbers, with any dash as a hyphen, and with three-letter codes apart
 * by spaces or in capital letters.
 */
export function readPastedSequence(pasted: string): PastedSequence {
  const typed = pasted.trim();
  if (typed.length > MAX_CHARACTERS) {
    return {
      error: `The text has ${typed.length.toLocaleString("en")} characters. Up to ${MAX_CHARACTERS.toLocaleString("en")} are read.`,
    };
  }
  let firstError = "";
  for (const text of [typed, ...tidyVersions(typed)]) {
    const read = parse(text);
    if (typeof read !== "string") {
      if (read.residues.length > MAX_RESIDUES) {
        return {
          error: `The chain has ${read.residues.length} residues. Up to ${MAX_RESIDUES} are computed.`,
        };
      }
      return { sequence: read, text, isAsTyped: text === typed };
    }
    firstError ||= read;
  }
  return { error: `${firstError}.` };
}

function parse(text: string): ParsedSequence | string {
  try {
    return parseSequence(text);
  } catch (error) {
    if (error instanceof SequenceError) return error.message;
    throw error;
  }
}

function tidyVersions(typed: string): string[] {
  const [chain, suffixes] = splitSuffixes(withoutHeading(typed).replaceAll(/[‐‑‒–—−]/g, "-"));
  const words = chain.split(/\s+/).filter((word) => !/^\d*[.:,]?$/.test(word));
  const joined = words.join("").replaceAll(/\s*-\s*/g, "-");
  const letters = joined.replaceAll(/\d+/g, "").replace(/\*$/, "");
  const codes = words.join("-").replaceAll(/-+/g, "-");
  return [joined, letters, codes, inProperCase(codes)].map((text) =>
    suffixes ? `${text} ${suffixes}` : text,
  );
}

function withoutHeading(text: string): string {
  return text
    .split("\n")
    .filter((line) => !line.startsWith(">"))
    .join("\n");
}

function splitSuffixes(text: string): [chain: string, suffixes: string] {
  const at = text.indexOf("[");
  if (at < 0) return [text, ""];
  return [text.slice(0, at), text.slice(at).replaceAll(/\s+/g, " ").trim()];
}

const CODES = new Map(Object.keys(RESIDUES).map((code) => [code.toLowerCase(), code]));

/** `HIS-ALA` → `His-Ala`; words that are no code stay as they are. */
function inProperCase(codes: string): string {
  return codes
    .split("-")
    .map((word) => CODES.get(word.toLowerCase()) ?? word)
    .join("-");
}
