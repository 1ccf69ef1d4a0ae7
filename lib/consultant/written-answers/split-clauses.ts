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

/**
 * The questions of a message that puts several, each with what is said before it: "My boy is eight. Does it work?
 * Also once it is open how long does it keep". None of a message that asks once, or too much.
 */
export function splitQuestions(message: string): string[] {
  const listed = splitListed(message);
  if (listed.length > 1 && listed.length <= MOST_CLAUSES) return listed;
  const questions: string[] = [];
  let from = 0;
  let pieceFrom = 0;
  for (const { 0: between, index } of message.matchAll(BETWEEN)) {
    const piece = message.slice(pieceFrom, index).trim();
    pieceFrom = index + between.length;
    if (!ASKS.test(piece) || STATES.test(piece)) continue;
    questions.push(message.slice(from, index).trim());
    from = pieceFrom;
  }
  const left = message.slice(from).trim();
  if (ASKS.test(message.slice(pieceFrom).trim()) || ASKS_LATER.test(left)) questions.push(left);
  return questions.length > 1 && questions.length <= MOST_CLAUSES ? questions : [];
}

/** What is asked of peptides that stand before it: "A or B: tablet or capsule, with or without food, and from what age?" */
function splitListed(message: string): string[] {
  const [, names, asked = ""] = message.match(OF_NAMES) ?? [];
  if (!names) return [];
  const [first, ...others] = asked.split(BETWEEN).flatMap((one) => one.split(BETWEEN_PHRASES));
  const isPart = (one: string) => one.split(" ").length <= MOST_WORDS && !/^(?:if|so)\b/i.test(one);
  if (others.length === 0 || !others.every(isPart)) return [];
  return [first, ...others].map((one) => `${names}: ${one}`);
}

const BETWEEN_PHRASES = /,\s+(?:(?:and|or)\s+)?/;
const OF_NAMES =
  /^\W*([\w()-]+(?: [\w()-]+){0,2}(?:, [\w()-]+){0,2},?(?: and| or| vs\.?| versus)(?: the)? [\w()-]+(?: [\w()-]+){0,2})(?::| [-–—]) ([^:?!.]+)\?\s*$/i;
const MOST_WORDS = 10;

const MOST_CLAUSES = 4;
const ASKING =
  "what|whats|what's|how|why|which|who|when|where|is|are|does|do|did|can|could|will|was|were|has|have|should|may|would|anyone|anybody";
/** The end of a sentence, or a conjunction before a word that asks. */
const BETWEEN = new RegExp(
  [
    String.raw`(?<=[?!.])\s+`,
    String.raw`,?\s+(?:and|but|or|also)\s+(?=(?:(?:also|in|into|from|for|by|on|at|to|with)\s+)?(?:${ASKING})\b)`,
    // "… and if it is stopped, does the weight come back?"
    String.raw`,?\s+(?:and|but|or)\s+(?=(?:if|when|once|after|before)\b[^.?!,]{2,60},\s+(?:${ASKING})\b)`,
    String.raw`,\s+(?=(?:${ASKING})\b)`,
  ].join("|"),
  "gi",
);
const ASKS = new RegExp(
  String.raw`\?|^\W*(?:(?:so|and|but|now|ok(?:ay)?|please|pls|also|then|in|into|from|for|by|on|at|to|with),? )*(?:${ASKING})\b`,
  "i",
);
/** "He has a new liver and is on tacrolimus." */
const STATES =
  /^(?:is|are|was|were|has|have|had|does|do|did|can|will) (?:on|in|at|off|an?|been|now|still|not|also|very|too|\w+ing|\w+ed)\b[^?]*$/i;
/** Who puts no question mark may begin with what is asked of. */
const ASKS_LATER =
  /\b(?:how (?:long|much|many|far|fast|often|soon|old|young|big|quickly|come)|what|which|why|where|who|(?:is|does|did|can|could|will) (?:it|that|this|they|one))\b/i;
