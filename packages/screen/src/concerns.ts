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

/** Shares in the order of `CONCERNS`, by name. */
export function nameShares(shares: ArrayLike<number>): Likelihoods {
  return Object.fromEntries(
    CONCERNS.map((concern, row) => [concern, shares[row] ?? 0]),
  ) as Likelihoods;
}
