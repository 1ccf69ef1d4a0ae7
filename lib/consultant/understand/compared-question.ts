import type { LibraryPeptide } from "../corpus/library-index";
import { locateNames, simplifyNames } from "../corpus/named-peptides";
import { readFactKinds } from "../facts/fact-topics";
import type { Intent } from "./question-intents";

/** A reason stands with the mechanism, what was done in people with the evidence. */
export function comparedIntents(intents: Intent[], text: string): Intent[] {
  const isOpen = intents.every((intent) => intent === "overview" || intent === "uses");
  if (ASKS_WHY.test(text) && isOpen) return ["mechanism", "overview"];
  if (ASKS_SAFETY.test(text) && isOpen) return ["sideEffects"];
  if (asksInPeople(text)) return withEvidence(intents);
  return isOpen ? ["overview"] : intents;
}

const ASKS_WHY = /\b(?:why|how come|how (?:do|does|did|can|could))\b/i;
const ASKS_SAFETY = /\b(?:safer|safest|tolera\w+|harm\w*|risk\w*|dangerous)\b/i;

function asksInPeople(text: string): boolean {
  return ASKS_BETTER.test(text) || readFactKinds(text).includes("trials") || IN_PEOPLE.test(text);
}

const IN_PEOPLE =
  /\b(?:(?:in|to|on|by) (?:\w+ )?(?:people|humans?|patients|volunteers)|evidence)\b/i;

/** What was done in people stands with the evidence. */
function withEvidence(intents: Intent[]): Intent[] {
  const special = intents.filter((intent) => !["overview", "dosage"].includes(intent));
  return [...new Set<Intent>([...special, "evidence"])];
}

/** Which of them does more: a question for a trial. */
export function asksWhichBetter(text: string): boolean {
  return ASKS_BETTER.test(text) || ASKS_MORE.test(text);
}

const ASKS_BETTER =
  /\b(?:side by side|less often|more often|faster|quicker|sooner|better|best|stronger|weaker|safer|superior|more effective|works? more|head.to.head|beats?|outperform\w*)\b/i;
const EFFECTS =
  "(?:a1c|hba1c|weight|sugar|glucose|kilos?|pounds|fractures?|bleeding|nausea|sick(?:ness)?|pain|deaths?|attacks?)";
const MORE = "(?:more|less|most|least|further|fewer)";
/** More of an effect, for more of a chain or a schedule is none. */
const ASKS_MORE = new RegExp(
  `\\b(?:${EFFECTS}\\b.{0,20}\\b${MORE}|${MORE}\\b.{0,20}\\b${EFFECTS}|who won|direct(?:ly)?|against each other)\\b`,
  "i",
);

/** Whether a question asks where they come from or what they are made of. */
export function asksOrigin(text: string): boolean {
  return ASKS_ORIGIN.test(text);
}

const ASKS_ORIGIN = new RegExp(
  `\\b(?:${[
    String.raw`deriv\w*|descend\w*|origin\w*|parent|isolated|discovered|found in`,
    "(?:c[ao]me|stem)s? from|modell?ed (?:on|after)|based on|made (?:of|from)",
    String.raw`chemical\w*|chemistry|structur\w*|residues?|amino ?acids?|molecul\w*|sequences?|genes?|modif\w*`,
    "related|relatives?|cousins?",
  ].join("|")})\\b`,
  "i",
);

/** Whether a question asks for several peptides at once; else it names one to ask about the other. */
export function setsBeside(topics: LibraryPeptide[], text: string): boolean {
  const simple = simplifyNames(text);
  const located = locateNames(text, topics);
  // A follow-up names them no more.
  if (located.length < 2 || SETS_BESIDE.test(text)) return true;
  return located.some(({ end }, at) => {
    const next = located[at + 1];
    return next !== undefined && JOINED.test(simple.slice(end, next.start).trim());
  });
}

const SETS_BESIDE =
  /\b(?:vs|versus|compar\w+|differ\w*|same|both|each|either|respectively|confus\w+|apart|which one|related|but|while|whereas|than|against each other|(?:up|pitted|tested|compared|trial\w*|stud\w+) (?:directly )?against|head.to.head)\b/i;
const JOINED = /^(?:and|or|vs|versus|against|with|to|than)?(?: \w+)?$/;

/** It sets what was spoken of beside what is named, and does not ask whether "that is known with §". */
export const RELATES = new RegExp(
  String.raw`\b(?:it|that|this|they)\b.*\b(?:related|same|similar|differ\w*|compar\w+|versus|vs|better|worse|like|than|(?<!\b(?:${[
    "known|seen|reported|described|observed|found|common|usual|typical|frequent|rare|normal",
    "happens?|happened|occurs?|occurred|true|the case|problem|issue|concern|risk|danger",
  ].join("|")}) )with)\b.*§`,
);

/** Whether what follows the name sets it beside what was spoken of: "my friend takes §. How do the two differ?" */
export function setsBoth(text: string): boolean {
  return SETS_BOTH.test(text.slice(text.lastIndexOf("§") + 1));
}

const SETS_BOTH = new RegExp(
  [
    String.raw`\b(?:the|these) two\b(?= (?:differ|compare|relate|work|act|go|get|peptides|drugs|medicines|substances|hormones)\w*\b|\W*$)`,
    String.raw`\b(?:both of (?:them|these)|between them|each other)\b`,
    String.raw`\b(?:they|them) (?:differ|compare|relate)\w*`,
    String.raw`\bare (?:they|both|these|the two) (?:(?:really|actually|just|basically) )?(?:the same|alike|related|similar|different)\b`,
  ].join("|"),
);

const RANKS = [
  String.raw`differ\w*|compare[sd]?|better|worse|stronger|weaker|safer`,
  "(?:long|short|fast|slow|bigg|small|heavi|light|strong)er",
].join("|");
const OF_LAST = "(?:it|that|this|those|them|the (?:first|other|former)(?: one)?)";

/** "How does § differ?", "is § better than it": what was spoken of is the other side. */
export const SETS_BESIDE_LAST = new RegExp(
  [
    String.raw`(?<!\b(?:forms|kinds|types|versions|brands) of )§ (?:\w+ ){0,2}(?:${RANKS})(?: (?:from|to|with|than) ${OF_LAST})?(?: (?:in|at) [\w -]+)?\W*$`,
    // "How long does it last, and is § the same thing?"
    String.raw`\bis § (?:really |just |basically )?the same(?: (?:thing|stuff|substance|molecule|peptide|drug|medicine))?\W*$`,
    // "My sister takes §, how is that different from mine?"
    String.raw`§.{0,60}\b(?:${RANKS}|same)\b.{0,60}\b(?:mine|hers|his|ours|my own)\b`,
    String.raw`^\W*(?:(?:and|so|but) )?(?:(?:what|how) about )?§,? is (?:it|that|this) (?:\w+ )?the same\b(?! (?:story|with|there|problem))`,
  ].join("|"),
);
