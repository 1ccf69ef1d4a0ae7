/** Truncates to at most `length` characters, at a word boundary. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(" ", length - 1);
  return `${text.slice(0, cut > 0 ? cut : length - 1).replace(/[\p{Cs},;:.]$/u, "")}…`;
}
