import {
  CONCERNS,
  type Concern,
  judge,
  type Likelihoods,
  limits,
  urgentLimitOf,
  weighConcerns,
  weighStretches,
} from "@amide/screen";
import type { Turn } from "../types";

export type { Concern };

export interface Screened {
  /** What the message is to be met as before any model sees it; null where it is an ordinary question. */
  concern: Concern | null;
  /** How likely it is ordinary rather than that, from 0 to 1. */
  doubt: number;
  /** What else it may ask for, the likeliest first: an answer may have to decline that too. */
  others: DeclinedConcern[];
}

/**
 * What a message asks for that is not an ordinary answer. `history` is what was said before, the
 * oldest first: a message that says little by itself leans on the visitor's last one.
 */
export async function screen(message: string, history: Turn[] = []): Promise<Screened> {
  if (!/\p{L}/u.test(message)) return { concern: null, doubt: 1, others: [] };
  const whole = await weighConcerns(message);
  const all = [whole, ...(await weighStretches(message))];
  const urgent = urgentLimitOf(message);
  const own = gravest(all.map((one) => meet(one, urgent)));
  const met = own ?? readMarkup(message) ?? (await leanOn(message, whole, history));
  const least = met ? limits.possible : limits.possibleBesideOrdinary;
  const others = DECLINED.filter((one) => one !== met?.concern && whole[one] > least);
  others.sort((a, b) => whole[b] - whole[a]);
  return { concern: met?.concern ?? null, doubt: met?.doubt ?? 1, others };
}

interface Met {
  concern: Concern;
  doubt: number;
}

function meet(likelihoods: Likelihoods, urgent?: number): Met | null {
  const concern = judge(likelihoods, urgent);
  if (!concern) return null;
  const { ordinary, emergency, selfHarm } = likelihoods;
  const share = isUrgent(concern) ? emergency + selfHarm : likelihoods[concern];
  return { concern, doubt: ordinary / (ordinary + share) };
}

/** What is urgent before what is declined. */
function gravest(all: (Met | null)[]): Met | null {
  const met = all.filter((one) => one !== null).sort((a, b) => a.doubt - b.doubt);
  return met.find(({ concern }) => isUrgent(concern)) ?? met[0] ?? null;
}

function readMarkup(message: string): Met | null {
  return PROMPT_MARKUP.test(message) ? { concern: "orders", doubt: 0 } : null;
}

/** What the visitor's last message was met as, where both together are that as well. */
async function leanOn(message: string, whole: Likelihoods, history: Turn[]): Promise<Met | null> {
  const last = history.findLast(({ isUser }) => isUser)?.message;
  if (last === undefined || whole.ordinary > limits.certain) return null;
  const before = judge(await weighConcerns(last));
  if (!before) return null;
  const together = meet(await weighConcerns(`${last} ${message}`));
  return together?.concern === before ? together : null;
}

export type UrgentConcern = "emergency" | "selfHarm";
export type DeclinedConcern = Exclude<Concern, UrgentConcern>;

export function isUrgent(concern: Concern): concern is UrgentConcern {
  return concern === "emergency" || concern === "selfHarm";
}

const DECLINED = CONCERNS.filter(
  (one): one is DeclinedConcern => one !== "ordinary" && !isUrgent(one),
);

/** Signs of a prompt's own grammar, which no reader types. */
const PROMPT_MARKUP = new RegExp(
  [
    String.raw`<\/?\s*(?:system|instructions?|user|assistant|prompt|passages?|data|admin)\b`,
    String.raw`\[\/?(?:system|inst|admin|assistant|user)\b`,
    String.raw`<\|[a-z_]+\|>`,
    String.raw`\{\{.*\}\}`,
    String.raw`^\s*(?:system|assistant|developer|admin)\s*:`,
    String.raw`\b(?:BEGIN|END) (?:SYSTEM|PROMPT|INSTRUCTIONS)\b`,
    String.raw`"role"\s*:`,
    String.raw`!\[[^\]]*\]\(`,
    String.raw`javascript:\S`,
    "<(?:script|img|iframe)\\b",
  ].join("|"),
  "im",
);
