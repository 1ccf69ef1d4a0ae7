import type { LibraryIndex, LibraryPeptide } from "../../corpus/library-index";
import { locateNames, simplifyNames } from "../../corpus/named-peptides";
import { stem } from "../../text/content-words";
import type { AskedQuestion } from "../read-question";
import type { Earlier } from "./earlier";
import fillerWords from "./filler-words.json";

/**
 * A follow-up that only names another peptide, as the question before asked of that one: after "how long
 * does tirzepatide last in the body", "and semaglutide?" is "how long does semaglutide last in the body".
 * Null where it asks for something of its own.
 */
export function askAgain(
  library: LibraryIndex,
  message: string,
  { topics, text, intents, focus, isPartlyNamed, isFollowUp }: AskedQuestion,
  last: Earlier | undefined,
): string | null {
  // What follows has the intents of the question before.
  const isOpen = isFollowUp || intents.every((intent) => intent === "overview");
  const isApposed = APPOSED.test(text);
  const asksOwn = !isApposed && focus.some((word) => !KIN.has(word) && !FILLER_STEMS.has(word));
  if (!last || topics.length === 0 || isPartlyNamed || !isOpen || asksOwn) return null;
  const words = text.split(/[^\p{L}§]+/u).filter(Boolean);
  const isFiller = (word: string) =>
    FILLERS.has(word) || KIN.has(stem(word)) || (last.isList && OF_LIST.has(word));
  const isBare = isApposed || words.every((word) => word === "§" || isFiller(word));
  const isNameOnly = words.every((word) => word === "§");
  if (!isBare || !(isNameOnly || GOES_ON.test(text))) return null;
  const before = locateNames(last.message, library.peptides);
  const old = before.filter(({ peptide }) => !topics.includes(peptide));
  const names = topics.map(({ name }) => name).join(" and ");
  const simple = simplifyNames(last.message);
  const [first] = old;
  if (!first) return last.isList ? askOfListed(last.message, names) : null;
  // Of two that were compared the latter makes place.
  const { start, end } = (topics.length === 1 && old.length > 1 ? old.at(-1) : first) ?? first;
  const asked = `${simple.slice(0, start)}${names}${simple.slice(end)}`;
  return asked === simplifyNames(message) ? null : `${asked}?`;
}

/** "And the shortest?" after "which has the longest half-life?". */
export function askOpposite(message: string, last: Earlier | undefined): string | null {
  const [, wanted = ""] = message.match(ONLY_MOST) ?? [];
  const asked = wanted ? last?.message.replace(MOST, wanted.toLowerCase()) : undefined;
  return asked && asked !== last?.message ? asked : null;
}

const ENDS_OF_SCALE =
  "longest|shortest|heaviest|lightest|largest|biggest|smallest|highest|lowest|oldest|newest|latest|earliest|most|least|fewest";
const MOST = new RegExp(`\\b(?:${ENDS_OF_SCALE})\\b`, "i");
const ONLY_MOST = new RegExp(
  `^\\W*(?:and |but |or |what about |how about |which (?:one )?(?:is|has) )*(?:the )?(${ENDS_OF_SCALE})(?: one)?\\W*$`,
  "i",
);

/** Whether what a list was asked by holds of a peptide: "is semaglutide one of them?". */
function askOfListed(asked: string, names: string): string | null {
  const [, verb, rest = ""] = asked.match(LISTED) ?? [];
  if (!rest) return null;
  const asking = verb ?? (/^\w+ed\b/.test(rest) ? "is" : "does");
  return `${asking.replace(/^are/i, "is").replace(/^have/i, "has")} ${names} ${rest}`;
}

const LISTED =
  /\b(?:which|what|list|name|all)(?: (?:all|the|of the))* (?:[\w-]+ ){0,2}?(?:peptides|medicines|drugs|substances|ones)(?: (?:here|in (?:the|this|your) library))?(?: (are|is|were|can|may|have))? (.+)$/i;
/** What points to a list and its entries. */
const OF_LIST = new Set("on among them these those in list part of one".split(" "));

/** A question with the name of what it speaks of, for what is asked next. */
export function withNames(library: LibraryIndex, said: string, topics: LibraryPeptide[]): string {
  if (topics.length === 0 || locateNames(said, library.peptides).length > 0) return said;
  const names = topics.map(({ name }) => name).join(" and ");
  return IT.test(said) ? said.replace(IT, names) : `${said} (${names})`;
}

const IT = /\b(?:it|this one|that one|they|them)\b/i;
const GOES_ON =
  /^\W*(?:(?:ok(?:ay)?|thanks|thank you|right|great)[,.! ]+)*(?:no[, ]+(?:i|not)|i (?:said|mean|meant)|and|what about|how about|or|but|also|then|ok(?:ay)?,?|so|same (?:for|with|question)|now)\b|\b(?:too|as well|also|likewise|instead|the same|it)\W*$/;
/** "What about the counter-hormone, glucagon?": what it is said to be asks for nothing. */
const APPOSED =
  /^\W*(?:and|but|what about|how about)(?: the| its| their| that)? [\p{L}-]+(?: [\p{L}-]+)?, §\W*$/u;
/** What a name is to the one before it: "and its rival plecanatide?". As stems. */
const KIN = new Set(
  "namesake rival competitor cousin sister sibling relative counterpart successor predecessor"
    .split(" ")
    .map(stem),
);
/** What stands beside a name and asks nothing by itself. */
const FILLERS = new Set<string>(fillerWords);
const FILLER_STEMS = new Set(fillerWords.map(stem));
