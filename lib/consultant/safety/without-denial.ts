import type { Turn } from "../types";
import { declinedTexts, emergencyTexts, SAFETY_NET, selfHarmTexts, WISH_NET } from "./urgent-texts";

/**
 * A message without the sentences that only contradict the alarm or the refusal before it: "There is no
 * emergency here. What does it do?" The words of the alarm would raise the next one. What follows is screened
 * whole, and a message that is nothing else stays as it is.
 */
export function withoutDenial(message: string, history: Turn[]): string {
  const last = history.findLast(({ isUser }) => !isUser)?.message ?? "";
  if (!FIXED.some((text) => last.includes(text))) return message;
  const left = message.replace(DENIALS, "").replace(NOT_MEANT, "$1");
  return /\p{L}{2}.*\p{L}{2}/u.test(left) ? left : message;
}

/** Whether a reply was the whole direction to help. */
export function isAlarm(reply: string): boolean {
  return ALARMS.some((text) => reply.startsWith(text));
}

const ALARMS = [emergencyTexts, selfHarmTexts].flatMap((texts) =>
  Object.values(texts).flatMap(([first]) => first ?? []),
);

/** What is told to dangers and requests, and nowhere else. */
const FIXED = [
  emergencyTexts.en[0],
  selfHarmTexts.en[0],
  SAFETY_NET,
  WISH_NET,
  ...Object.values(declinedTexts).map((texts) => (typeof texts === "string" ? texts : texts[0])),
].filter((text) => text !== undefined);

/** Whole sentences with nothing open in them: "I don't want to live" is none. */
const DENIAL = [
  "(?:(?:there|it|this|that)(?:'s| is| was) )?(?:no|not|not an|not a real) emerg\\w+(?: here| at all| please)?",
  "(?:there|it|this|that)(?:'s not| is not| was not| isn't| wasn't) (?:an? |a real )?emerg\\w+(?: either| here| at all| please)?",
  "(?:nobody|no one) is (?:in danger|ill|sick|unwell|hurt)(?: (?:here|now|right now|at the moment))?",
  "(?:the|my) (?:patient|mother|mum|mom|father|dad|wife|husband|child|son|daughter|baby) (?:is|feels) (?:fine|ok|okay|safe|well|stable)(?: (?:now|again))?",
  "i(?:'?m| am) (?:not in danger|fine|ok|okay|safe)",
  "(?:he|she)(?:'s| is) (?:fine|ok|okay|safe|well)(?:, (?:he|she)(?:'s| is) at (?:school|home|work))?",
  "nothing is wrong(?: with (?:me|us|him|her))?",
  "that(?:'s| is| was)(?: not|n't) what i (?:asked|meant|wanted to know)",
  "i (?:(?:didn't|did not|don't|do not) (?:ask for|want|need)|(?:wasn't|was not|am not|'m not) asking for) (?:a |any )?(?:dose|dosage|advice)",
  "(?:you )?misunderstood(?: me)?",
].join("|");
const DENIALS = new RegExp(
  `^(?:(?:(?:no|nope|but|hey|oh|ok|okay|well|sorry|please|thank you|thanks|good grief|goodness)[, ]+){0,3}(?:${DENIAL})(?:[.!;:]+\\s+|,\\s+(?=(?:${DENIAL})(?:[.!;:]| and )|i (?:just|only) )))+`,
  "i",
);

/** "I meant monitoring, not the dose" puts the dose aside, whose word would raise the refusal again. */
const NOT_MEANT =
  /^(i (?:only |just )?(?:mean|meant|asked)\b[^.!?]{3,120}?),? not (?:(?:the|a|any) (?:dose|dosage|amount)|how to (?:take|use|inject|get|buy) (?:it|them|one))[.!]*$/i;
