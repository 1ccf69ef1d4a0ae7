/**
 * The messages of a conversation, with what each leaves unsaid that asks the question before it of others: after
 * "how long is its half-life in men?", "and in children?" is "how long is its half-life in children?".
 */
export function withOthers(messages: string[]): string[] {
  const meant: string[] = [];
  for (const message of messages) meant.push(askOfOthers(message, meant.at(-1)) ?? message);
  return meant;
}

function askOfOthers(message: string, before: string | undefined): string | null {
  const [, others = ""] = message.match(OTHERS_ONLY) ?? [];
  const question = before?.slice(-MOST_READ).match(SENTENCES)?.findLast(hasLetters) ?? "";
  if (!others || !ASKS_WHAT_DIFFERS.test(question) || IS_ALIKE_FOR_ALL.test(question)) return null;
  const asked = question.trim();
  if (!GROUP.test(others) || !GROUP.test(asked)) return `${asked} ${others}?`;
  // "What happened when monkeys were given it?"
  return `${asked.replace(GROUP, (_, link) => (link ? others : others.replace(/^\w+ /, "")))}?`;
}

/** Nothing but for whom or when: "and in women?", "what about after a year?". */
const OTHERS_ONLY =
  /^\W*(?:(?:and|but|ok(?:ay)?|so|then|what about|how about)\W+)*((?:in|for|with|without|when|if|after|during|on|at|against|among) (?!(?:sport|what|which|how|it|that|this|you|i|we)\b)[^?!.,;:§]{2,60})\W*$/i;
const SENTENCES = /[^?!.]+/g;
/** In UTF-16 code units; no question is longer. */
const MOST_READ = 300;

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Figures and effects are others in others. */
const ASKS_WHAT_DIFFERS = new RegExp(
  [
    String.raw`\bhow (?:many|much|long|good|far|fast|soon|quickly|strong\w*|well|big|often)\b`,
    String.raw`\bby how\b`,
    String.raw`\b(?:what|which) (?:share|percentage|percent|proportion|happen\w*|effects?|did|does|do)\b`,
    String.raw`\bhalf-?\s?li(?:fe|ves)\b`,
    String.raw`\b(?:did|does|do|will|would|could|can)\b.*\b(?:rais|lower|prevent|help|heal|work|improv|increas|reduc|chang|affect|go up|make|walk|los)`,
  ].join("|"),
  "i",
);
/** What is approved or used is told of all at once. */
const IS_ALIKE_FOR_ALL =
  /\b(?:approv\w*|licen[cs]\w*|authori[sz]\w*|allow\w*|legal\w*|bann?\w*|prohibit\w*|listed|used for|given for|treat\w*)\b/i;

const ADJECTIVES = "healthy|obese|overweight|old(?:er)?|young(?:er)?|adult|sick|ill|normal";
const KINDS = [
  "men|women|man|woman|males?|females?|boys|girls|adults?|children|child|kids|teenagers|adolescents|infants|babies",
  "people|persons?|humans|patients|volunteers|animals|mice|rats|monkeys|dogs",
].join("|");
const GROUP = new RegExp(
  `\\b((?:in|for|with|among) )?(?:an? |the )?(?:(?:${ADJECTIVES}) )*(?:${KINDS})\\b`,
  "i",
);
