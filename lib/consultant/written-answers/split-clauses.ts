/**
 * The parts of a message that each ask something: "Is it banned, and did anybody test it in people?" None
 * where it asks once.
 */
export function splitClauses(message: string): string[] {
  const clauses = message
    .split(BETWEEN)
    .map((clause) => clause.trim())
    .filter((clause) => ASKS.test(clause));
  return clauses.length > 1 && clauses.length <= MOST_CLAUSES ? clauses : [];
}

const MOST_CLAUSES = 4;
const ASKING =
  "what|whats|what's|how|why|which|who|when|where|is|are|does|do|did|can|could|will|was|were|has|have|should|may|would|anyone|anybody";
/** The end of a sentence, or a conjunction before a word that asks. */
const BETWEEN = new RegExp(
  String.raw`(?<=[?!.])\s+|,?\s+(?:and|but|or|also)\s+(?=(?:(?:also|in|into|from|for|by|on|at|to|with)\s+)?(?:${ASKING})\b)|,\s+(?=(?:${ASKING})\b)`,
  "i",
);
const ASKS = new RegExp(
  String.raw`\?|^\W*(?:(?:so|and|but|now|ok(?:ay)?|please|pls|also|then|in|into|from|for|by|on|at|to|with),? )*(?:${ASKING})\b`,
  "i",
);
