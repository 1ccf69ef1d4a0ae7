/** A query for consecutive residues: three or more upper-case one-letter codes. */
export function readMotif(query: string): string | null {
  return /^[ACDEFGHIKLMNPQRSTVWY]{3,}$/.test(query.trim()) ? query.trim() : null;
}

/** A query for average masses in g/mol, inclusive: "1400-1500 g/mol", "mass 1,400 to 1,500". */
export function readMassRange(query: string): { from: number; to: number } | null {
  const match = MASS_RANGE.exec(query.trim());
  if (!match?.groups) return null;
  const { before, from = "", to = "", unit } = match.groups;
  if (!before && !unit) return null;
  const scale = unit?.toLowerCase() === "kda" ? 1000 : 1;
  const ends = [from, to].map((text) => Number(text.replaceAll(",", "")) * scale);
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;
const MASS_RANGE = new RegExp(
  String.raw`^(?<before>(?:molecular |average )?(?:mass|weight)|mw)?:?\s*(?:from |between )?` +
    String.raw`(?<from>${NUMBER})\s*(?:-|[‐-―−]|to|and)\s*(?<to>${NUMBER})\s*(?<unit>g\s*/\s*mol|k?da|daltons?)?$`,
  "i",
);
