/** Splits a text at blank lines (About, Contact). */
export function splitAtBlankLines(text: string): string[] {
  return withoutBlanks(withNewlines(text).split(/\n\s*\n/));
}

/** Splits a text at every line break (legal documents). */
export function splitAtLines(text: string): string[] {
  return withoutBlanks(withNewlines(text).split("\n"));
}

/** Whether a line of a legal document is a heading: "1. What this site is". */
export function isNumberedHeading(line: string): boolean {
  return line.length <= 100 && /^\d{1,3}[.)]\s+\S/.test(line) && !/[.!?:;,]$/.test(line);
}

function withNewlines(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function withoutBlanks(parts: string[]): string[] {
  return parts.map((part) => part.trim()).filter(Boolean);
}
