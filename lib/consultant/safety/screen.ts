import type { Turn } from "../answer";
import { classifyMessage } from "./classifier/classify-message";
import type { Concern } from "./classifier/concerns";
import { judge } from "./classifier/judge";

export type { Concern };

/**
 * What in a message is to be met before any model sees it; null where it is an ordinary question.
 * `history` is what was said before, the oldest first: a message that says little by itself leans on
 * the visitor's last one.
 */
export async function screen(message: string, history: Turn[] = []): Promise<Concern | null> {
  if (!/\p{L}/u.test(message)) return null;
  const [whole, ...stretches] = await classifyMessage(message);
  const own = gravest([whole, ...stretches].map(judge));
  if (own) return own;
  if (PROMPT_MARKUP.test(message)) return "orders";
  const last = history.findLast(({ isUser }) => isUser)?.message;
  if (last === undefined || whole.ordinary > CERTAIN) return null;
  const [before] = await classifyMessage(last);
  const [together] = await classifyMessage(`${last} ${message}`);
  const met = judge(before);
  return met === judge(together) ? met : null;
}

/** What is urgent before what is declined. */
function gravest(concerns: (Concern | null)[]): Concern | null {
  const met = concerns.filter((concern) => concern !== null);
  return met.find(isUrgent) ?? met[0] ?? null;
}

export type UrgentConcern = "emergency" | "selfHarm";

export function isUrgent(concern: Concern): concern is UrgentConcern {
  return concern === "emergency" || concern === "selfHarm";
}

/** What is ordinary beyond doubt leans on nothing. */
const CERTAIN = 0.9;

/** Signs of a prompt's own grammar, which no reader types. */
const PROMPT_MARKUP =
  /<\/?\s*(?:system|instructions?|user|assistant|prompt|passages?|data|admin)\b|\[\/?(?:system|inst|admin|assistant|user)\b|<\|[a-z_]+\|>|\{\{.*\}\}|^\s*(?:system|assistant|developer|admin)\s*:|\b(?:BEGIN|END) (?:SYSTEM|PROMPT|INSTRUCTIONS)\b|"role"\s*:|!\[[^\]]*\]\(|javascript:|<(?:script|img|iframe)\b/im;
