import type { Concern, Likelihoods } from "./concerns";
import { limits } from "./limits";

/** What a message is to be met as; null of an ordinary question. `urgent` is the limit of a danger, 0 to 1. */
export function judge(likelihoods: Likelihoods, urgent: number = limits.urgent): Concern | null {
  const { ordinary, emergency, selfHarm } = likelihoods;
  const urgency = emergency + selfHarm;
  const other = OTHERS.reduce((likeliest, concern) =>
    likelihoods[concern] > likelihoods[likeliest] ? concern : likeliest,
  );
  const isOther = urgency < limits.doubtful && likelihoods[other] > limits.times * urgency;
  if (urgency > urgent && !isOther) return selfHarm > emergency ? "selfHarm" : "emergency";
  return likelihoods[other] > limits.declined * ordinary ? other : null;
}

const OTHERS = ["dose", "source", "evasion", "pregnancy", "child", "advice", "orders"] as const;
