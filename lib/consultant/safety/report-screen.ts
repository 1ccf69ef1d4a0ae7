import { ACCESS, SUBSTANCE, SUPPOSED, TOOK, WRONG_AMOUNT } from "./amount-lexicon";
import { tellsOfGlucose } from "./glucose";
import {
  ALARM,
  BODY,
  CONDITIONS,
  GRAVE_SIGNS,
  MILD_SIGNS,
  PERSISTS,
  SWALLOWED,
  UNABLE,
} from "./sign-lexicon";
import {
  ASKS,
  INTAKE_MARK,
  LONG_AGO,
  NOW,
  PERSON,
  READER_SELF,
  READS,
  STORY,
  WELL,
  YOUNG_OR_PET,
} from "./telling-lexicon";

/**
 * Whether canonical text reports something of a person's own body, or of one near: a sign that
 * should be seen today, or an amount that was a mistake. The order of the words does not matter.
 */
export function reportsDanger(text: string): boolean {
  if (STORY.test(text)) return false;
  const sentences = sentencesOf(text);
  const whole = sentences.join(" ").replace(/ {2,}/g, " ");
  if (ASKS_OF_STUDIES.test(whole) && !NOW.test(whole) && !INTAKE_MARK.test(whole)) return false;
  if ([...sentences, whole].some((part) => reportsSign(part) || reportsMistake(part))) return true;
  return !sentences.some(asks) && (complains(whole) || tellsOfGlucose(whole));
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/ ,(?= )/g, "")
    .split(" . ")
    .map((sentence) => ` ${sentence.trim()} `.replace(READER_SELF, " ; "))
    .filter((sentence) => sentence.trim() !== "");
}

/** Whoever asks what was studied of a complaint that is not new is a reader. */
const ASKS_OF_STUDIES =
  / (?:studied|studies|tested|tried|investigated|trials?|evidence|research|approved|differ|used (?:for|in|to)|what is|how does|which peptides?) /;

/** Whether a message that no screen has met tells of somebody and asks nothing: readers ask. */
export function tellsWithoutAsking(text: string): boolean {
  const sentences = sentencesOf(text);
  const whole = sentences.join(" ");
  const { isOwn, isRead, isPast } = readTelling(whole);
  const isLong = whole.trim().split(/ +/).length > 5;
  return (
    isLong &&
    isOwn &&
    !isRead &&
    !isPast &&
    !TALKS.test(whole) &&
    !WELL.test(whole) &&
    !STORY.test(whole) &&
    !sentences.some(asks)
  );
}

const TALKS =
  / (?:meant|mean|said|say|says|ask|asked|told|talk|talks|talking|read|understand|see (?:it|that|the|your)|answer|answered|peptides?|library|page|site|uses?|work|works|job|student|like|prefer|wonder|name is|agree|think (?:that|it|this)|believe|try|trying|write|send|tell|show|hobby|live in|from) /;

function asks(sentence: string): boolean {
  return ASKS.test(sentence) || sentence.includes(" ; ") || ASKS_WITHIN.test(sentence);
}

const ASKS_WITHIN =
  / (?:which|how (?!bad|it hurts)[^ ]+|what (?!do i do|should i|to do|is (?:this|wrong|happening)|s happening)[^ ]+|(?:should|do|can|could|would|may) (?:i|we|you) (?!go|worry|call|do|see|be)[^ ]+|is it (?:better|ok|okay|safe)|is there|are there) /;

/** A message that asks nothing and tells of somebody's body: nobody writes so to read about peptides. */
function complains(whole: string): boolean {
  const { isOwn, isNow, isRead, isPast } = readTelling(whole);
  if (isRead || isPast || WELL.test(whole) || SLIGHT.test(whole)) return false;
  if (isOwn && BODY.test(whole) && (isNow || MILD_SIGNS.test(whole) || UNABLE.test(whole)))
    return true;
  if (isOwn && isNow && (UNABLE.test(whole) || MILD_SIGNS.test(whole))) return true;
  if (isOwn && SWALLOWED.test(whole) && !isTakingPart.test(whole)) return true;
  if (isNow && BODY.test(whole) && MILD_SIGNS.test(whole)) return true;
  return GRAVE_SIGNS.filter((sign) => sign.test(whole)).length > 1;
}

const isTakingPart =
  / (?:took part|took place|gave (?:up|a|an|me the|rise)|took (?:a|the) (?:course|class|look|break|exam|test)|ate (?:lunch|dinner)) /;

function reportsSign(part: string): boolean {
  const told = readTelling(part);
  if (!isReport(told)) return false;
  if (GRAVE_SIGNS.some((sign) => sign.test(part)) || tellsOfGlucose(part)) return true;
  if (!told.isOwn) return false;
  if (CONDITIONS.test(part) && told.isNow) return true;
  if (PERSISTS.test(part)) return true;
  return MILD_SIGNS.test(part) && ALARM.test(part) && !SLIGHT.test(part);
}

const SLIGHT = / (?:mild|mildly|slight|slightly|a bit|a little|minor|normal amount) /;

const IS_ALARMED =
  / (?:is (?:it|this|that) (?:normal|bad|serious|dangerous|an emergency)|its been|will it stop) /;
const ASKS_LATER =
  / (?:how (?:long|does|do|is|are|much)|what (?:is|are|does)|which|does|why (?:does|do|is)) /;

interface Telling {
  /** Of the one who writes, or of somebody near. */
  isOwn: boolean;
  /** It happens now, or since something was taken. */
  isNow: boolean;
  wasTaken: boolean;
  isRead: boolean;
  isAsked: boolean;
  isPast: boolean;
}

function readTelling(part: string): Telling {
  return {
    isOwn: PERSON.test(part) || IS_ALARMED.test(part),
    isNow: NOW.test(part) || INTAKE_MARK.test(part),
    wasTaken: INTAKE_MARK.test(part),
    isRead: READS.test(part),
    isAsked: ASKS.test(part) || ASKS_LATER.test(part),
    isPast: LONG_AGO.test(part),
  };
}

/** A reader asks in general; who is in danger tells of one person, or of a time, or without asking. */
function isReport({ isOwn, isNow, wasTaken, isRead, isAsked, isPast }: Telling): boolean {
  if (isPast && !(wasTaken && isNow)) return false;
  if (isOwn) return isNow || !isRead;
  return isNow && !isRead && !isAsked;
}

function reportsMistake(part: string): boolean {
  if (SUPPOSED.test(part) || LONG_AGO.test(part)) return false;
  const told = readTelling(part);
  if (told.isRead && !told.isNow) return false;
  if (YOUNG_OR_PET.test(part) && ACCESS.test(part) && SUBSTANCE.test(part)) return true;
  if (!told.isOwn && told.isAsked) return false;
  const isTelegram = !told.isAsked && TOOK.test(part);
  return (told.isOwn || isTelegram) && TOOK.test(part) && WRONG_AMOUNT.test(part);
}
