/**
 * A table of words as one pattern over text in which each word stands between spaces. Entries are
 * parted by commas; `*` ends a stem, `/` parts choices
 * for one word (`÷` is a slash itself), `#` is a number, `…` is up to three words.
 */
export function lexicon(...tables: string[]): RegExp {
  const entries = tables.flatMap((table) => table.split(","));
  const patterns = entries.map((entry) => entry.trim()).filter(Boolean);
  return new RegExp(` (?:${patterns.map(entryPattern).join("|")})(?= )`, "u");
}

/** Both words of one table and of another, in any order, with at most `most` words between. */
export function near(first: RegExp, second: RegExp, most: number): RegExp {
  const gap = `(?: [^ ]+){0,${most}}?`;
  return new RegExp(
    `${first.source}${gap}${second.source}|${second.source}${gap}${first.source}`,
    "u",
  );
}

function entryPattern(entry: string): string {
  return entry
    .split(/\s+/)
    .map((word, at, all) => {
      if (word === "…") return "(?: [^ ]+){0,3}";
      const choices = word.split("/").map(wordPattern);
      const pattern = choices.length > 1 ? `(?:${choices.join("|")})` : choices[0];
      return at === 0 || all.length === 1 ? pattern : ` ${pattern}`;
    })
    .join("");
}

function wordPattern(word: string): string {
  return word
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("÷", "/")
    .replaceAll("#", "\\d+(?:[.,]\\d+)?")
    .replaceAll("*", "[^ ]*");
}
