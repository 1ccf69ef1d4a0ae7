import properNames from "../vocabulary/proper-names.json";

/** Without the capital of a sentence; names and abbreviations keep theirs. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !NAME.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const NAME = new RegExp(`^(?:${properNames.join("|")})`, "u");

/** A note as sentences; what only says where a date or a figure comes from is none. */
export function asNote(note = ""): string[] {
  return note
    .split(/;\s+|(?<=\.)\s+/)
    .filter((part) => part.trim() !== "" && !SOURCING.test(part))
    .map((part) => closed(part.trim()));
}

const SOURCING =
  /\b(?:sources?|report|announced|release|notice|abstract|confirmed|registration number|page|paper|named in|check the current)\b|\b(?:day|month|year|date|label) (?:of|from|is|as)\b/i;

export function closed(text: string): string {
  const plain = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}
