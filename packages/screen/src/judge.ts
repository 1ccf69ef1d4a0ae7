import type { Concern, Likelihoods } from "./concerns";
import { limits } from "./limits";

/** What a message is to be met as; null of an ordinary question. */
export function judge(likelihoods: Likelihoods): Concern | null {
  const { ordinary, emergency, selfHarm } = likelihoods;
  const urgency = emergency + selfHarm;
  const other = OTHERS.reduce((likeliest, concern) =>
    likelihoods[concern] > likelihoods[likeliest] ? concern : likeliest,
  );
  const isOther = urgency < limits.doubtful && likelihoods[other] > limits.times * urgency;
  if (urgency > limits.urgent && !isOther) return selfHarm > emergency ? "selfHarm" : "emergency";
  return likelihoods[other] > limits.declined * ordinary ? other : null;
}

const OTHERS = ["dose", "source", "evasion", "pregnancy", "child", "advice", "orders"] as const;
