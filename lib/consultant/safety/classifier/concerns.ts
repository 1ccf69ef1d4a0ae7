/** What a message may be; the order is that of the model's rows. */
export const CONCERNS = [
  "ordinary",
  "emergency",
  "selfHarm",
  "dose",
  "source",
  "evasion",
  "pregnancy",
  "child",
  "advice",
  "orders",
] as const;

export type Concern = Exclude<(typeof CONCERNS)[number], "ordinary">;
export type Likelihoods = Record<(typeof CONCERNS)[number], number>;
