/**
 * What the verdicts turn on. Chosen by the evaluation (`npm run eval`): a missed emergency is worse
 * than a false alarm, and a false alarm worse than a question that is declined. What each of them
 * is worth: `npm run eval:screen:ablation`.
 */
export const limits = {
  /** How much the n-gram model counts; the rest is the encoder's. */
  words: 0.5,
  /** The same in other scripts, of which the encoder knows hardly a word. */
  illegibleWords: 0.85,
  /** Above this a danger is met. */
  urgent: 0.145,
  /** Below this, what is so many times as likely to be another concern is met as that. */
  doubtful: 0.3,
  times: 4,
  /** What is this much as likely as an ordinary question is declined. */
  declined: 0.5,
  /** What is ordinary beyond doubt leans on nothing that was said before. */
  certain: 0.9,
  /** What is less likely than this is not asked for beside another concern. */
  possible: 0.1,
  /** A danger or an order that is less likely than an ordinary question is answered below what it is met with. */
  mostDoubt: 0.25,
  /** A wish to die that is less likely than this beside an ordinary question is answered below too, where the answer tells no harm. */
  mostDoubtOfWish: 0.7,
  /** A request that is twice as likely as an ordinary question is declined; else in a sentence below the answer. */
  mostDoubtOfRequest: 0.3,
  /** And one that may be a question which the library cannot answer, below that it cannot. */
  mostDoubtOfNothing: 0.3,
};
