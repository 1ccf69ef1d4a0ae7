import { fold } from "@/lib/search/fold";
import { STUDY_NAME } from "../corpus/article-index";
import type { LibraryIndex } from "../corpus/library-index";
import { readFactKinds } from "../facts/fact-topics";
import { readAlone } from "./read-question";
import { OCCASIONS } from "./words/readers-phrases";

/**
 * A question without what only says who asks, or why: "Vet school question: …", "… asking for a friend".
 * The sign of a half-life is written out, and "is A another name of B" asks whether they are the same.
 */
export function normaliseQuestion(library: LibraryIndex, asking: string): string {
  return normaliseWhole(library, withoutRemarks(asking));
}

/** The same with all that is said of the answer before, which may tell of a danger. */
export function normaliseWhole(library: LibraryIndex, message: string): string {
  const [lead = ""] = message.match(LEAD_IN) ?? [];
  const isManner =
    lead !== "" &&
    (isOccasion(library, lead) ||
      (namesNothing(library, lead) &&
        readAlone(library, message.slice(lead.length)).topics.length > 0));
  const plain = (isManner ? message.slice(lead.length) : message)
    .replace(WHO_ASKS, "")
    .replace(HALF_LIFE_SIGN, "half-life")
    .replace(OCCASIONS, "")
    .replace(ASIDE, "");
  const asked = /\p{L}{2}.*\p{L}{2}/u.test(plain) ? plain : message;
  const names = namesOfOne(library, asked);
  if (names) return `Is ${names.join(" the same as ")}?`;
  return NAME_FOR.test(asked) && namesTwo(library, asked)
    ? asked.replace(NAME_FOR, "the same as")
    : asked;
}

/** What a visitor says of the answer before: "I didn't ask for a dose. …", "you didn't say who makes it" */
function withoutRemarks(message: string): string {
  const left = message.replace(REMARKS, "").replace(UNSAID, "");
  return /\p{L}{2}.*\p{L}{2}/u.test(left) ? left : message;
}

const REMARK = [
  "i (?:(?:didn't|did not|don't|do not|never) (?:ask|want|say|mean|buy|need)|(?:wasn't|was not|am not|'m not) asking)\\b[^.!?]{0,60}",
  "(?:why|how come) (?:did|do|are) you (?:say|saying|call|tell|telling|write|warn|think)\\b[^.!?]{0,60}",
  "(?:it|this|that|there) (?:is|was)(?:n't| not| no) (?:an? )?emergency",
  "nothing is wrong(?: with (?:me|us|him|her))?",
  "(?:that|it)(?:'s|s| is| was) (?:not|only) (?:what i|about)\\b[^.!?]{0,60}",
  "you (?:repeat yourself|said that(?: already)?|already said that)|(?:that|it) was the same (?:text )?again",
  "(?:nothing happened|nobody is in danger|i am not in danger|i'm not in danger|(?:he|she|i)(?:'m|'s| am| is) (?:fine|ok|okay|well))\\b[^.!?]{0,80}",
].join("|");
const REMARKS = new RegExp(
  `^(?:(?:no|but|hey|ok|well|sorry|good grief)?[, ]*(?:${REMARK})[.!?]+\\s+)+`,
  "i",
);

/** What the answer before left open. */
const UNSAID =
  /^\W*(?:(?:but|and|ok|well|sorry)[, ]+)?(?:you (?:didn't|did not|haven't|have not|never) (?:say|said|tell|told|answer|answered|mention|mentioned)(?: me| us)?|i (?:still )?(?:don't|do not) know)(?: yet)? (?=(?:who|what|how|why|whether|where|when|which)\b)/i;

/** Two peptides, or one by a brand and a name; of two names of one its other names are told. */
function namesTwo(library: LibraryIndex, asked: string): boolean {
  const { topics, text } = readAlone(library, asked);
  if (topics.length > 1) return true;
  const folded = fold(asked);
  const isBrand = topics[0]?.brandNames.some((brand) => folded.includes(fold(brand)));
  return isBrand === true && text.split("§").length > 2;
}

/** "Orexin-A vs hypocretin-1?": two names of one peptide and nothing else. */
function namesOfOne(library: LibraryIndex, asked: string): string[] | null {
  const names = asked
    .trim()
    .replace(/(?<!\W)\W+$/, "")
    .split(/ (?:vs\.?|versus|or) /i);
  if (names.length !== 2) return null;
  const [one, other] = names.map((name) => readAlone(library, name, false));
  const isName = [one, other].every((read) => read && /^\W*§\W*$/.test(read.text));
  return isName && one?.topics[0] === other?.topics[0] ? names : null;
}

/** "Is A simply the Russian name of B". */
const NAME_FOR =
  /\b(?:(?:just|simply|only|merely) )?(?:an?|the|another) (?:[\p{L}-]+ )?(?:name|word|term|synonym) (?:of|for)\b/iu;

/** "t1/2", "T½", "t(1/2)". */
const HALF_LIFE_SIGN = /(?<![\p{L}\p{N}])t\s?(?:\(?1\/2\)?|½)(?![\p{L}\p{N}])/giu;

/** No peptide, no study and nothing that could be asked of one. */
function namesNothing(library: LibraryIndex, lead: string): boolean {
  const { topics, intents } = readAlone(library, lead);
  const names = [...topics, ...intents, ...readFactKinds(lead), ...(lead.match(STUDY_NAME) ?? [])];
  return names.length === 0;
}

/** "Pharmacology homework: …" asks nothing of how something works, "funny thing I heard: …" describes none. */
function isOccasion(library: LibraryIndex, lead: string): boolean {
  return OCCASION.test(lead) && readAlone(library, lead).topics.length === 0;
}

const LEAD_IN = /^[^:;?!.\n]{3,60}:\s+(?=\S+\s+\S+\s+\S+)/u;
const ROLES =
  "pharmacist|nurse|doctor|physician|gp|student|researcher|teacher|journalist|coach|athlete|midwife|paramedic|vet|chemist|resident|intern|mum|mom|dad|parent";
const ROLE = `(?:\\p{L}[\\p{L}'’-]* ){0,4}(?:${ROLES})(?: (?:here|asking|speaking))?`;
const LESSON = "seminar|lecture|exam|quiz|assignment|essay|thesis|talk|poster|review|class|lesson";
const OCCASION = new RegExp(
  [
    `\\b(?:${LESSON}|homework|revision|coursework|school)s?\\b`,
    `\\b(?:${ROLES}|reporter|engineer)(?: (?:here|asking|speaking|on a deadline)|'s question)\\b`,
    String.raw`\b(?:heard|wondering|curious|funny thing)\b`,
    String.raw`\b(?:quick|odd|silly|random|stupid|weird) (?:question|one|thing)\b`,
  ].join("|"),
  "i",
);
/** "(ICU pharmacist)", "Nurse here.", "As a coach of a mixed team I need …", "For a seminar I need …". */
const WHO_ASKS = new RegExp(
  [
    String.raw`\s*\(${ROLE}\)(?=\W*$)`,
    String.raw`^[^\p{L}\p{N}]*${ROLE}\.\s+`,
    String.raw`^i (?:coach|teach|train|advise|treat|look after|work (?:with|in|at|as)) [^.?!:]{2,40}\.\s+`,
    String.raw`^as an? ${ROLE}[^,.:;?]{0,40},? (?=(?:i|we|which|what|how|why|can|could|is|are|do|does)\b)(?:(?:i|we) (?:need|want|would like) (?:to know |the names of )?)?`,
    String.raw`^for (?:an?|my|our|the) (?:[\p{L}-]+ ){0,2}(?:${LESSON}),? (?:i|we) (?:need|want|(?:am|are) (?:after|looking for)) `,
  ].join("|"),
  "iu",
);
const ASIDE = new RegExp(
  `(?:[,;.?!–-]\\s*|\\s)(?:${[
    "(?:just |i'm |i am |i )?ask(?:ing)? (?:for|because|as|since|on behalf of)",
    "(?:i )?(?:heard|read|saw) (?:it|this|that) (?:from|in|on|somewhere)",
    String.raw`(?:a|my|our) [\p{L} ]{2,30} (?:swears?|says|said|claims?|insists?|keeps? asking)(?: so| that| it)?`,
    String.raw`my [\p{L}]+ keep asking`,
    "(?:the )?(?:result|figures?|numbers?|names?|year)s? please",
    "resolve (?:this|that) for me",
  ].join("|")})\\b[^?:]{0,80}$`,
  "iu",
);
