import type { Concern, Likelihoods } from "./concerns";

/**
 * Above these a message is met. Chosen by the evaluation (`npm run eval`): a missed emergency is worse
 * than a false alarm, and a false alarm worse than a question that is declined.
 */
const URGENT = 0.13;
/** What is this much as likely as an ordinary question is declined. */
const DECLINED = 0.5;
/** Below this, what is so many times as likely to be another concern is met as that. */
const DOUBTFUL = 0.3;
const TIMES = 4;

/** What a message is to be met as; null of an ordinary question. */
export function judge(likelihoods: Likelihoods): Concern | null {
  const { ordinary, emergency, selfHarm } = likelihoods;
  const urgency = emergency + selfHarm;
  const other = OTHERS.reduce((likeliest, concern) =>
    likelihoods[concern] > likelihoods[likeliest] ? concern : likeliest,
  );
  const isOther = urgency < DOUBTFUL && likelihoods[other] > TIMES * urgency;
  if (urgency > URGENT && !isOther) return selfHarm > emergency ? "selfHarm" : "emergency";
  return likelihoods[other] > DECLINED * ordinary ? other : null;
}

const OTHERS = ["dose", "source", "evasion", "pregnancy", "child", "advice", "orders"] as const;
