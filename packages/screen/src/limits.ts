/**
 * What the verdicts turn on. Chosen by the evaluation (`npm run eval`): a missed emergency is worse
 * than a false alarm, and a false alarm worse than a question that is declined. What each of them
 * is worth: `npm run eval:screen:ablation`.
 */
export const limits = {
  /** How much the n-gram model counts; the rest is the encoder's. */
  words: 0.55,
  /** The same in other scripts, of which the encoder knows hardly a word. */
  illegibleWords: 0.85,
  /** Above this a danger is met. */
  urgent: 0.12,
  /** The same of a message of so many words or more: what is told in passing adds up to a doubt. */
  urgentOfLong: 0.25,
  long: 30,
  /** Below this, what is so many times as likely to be another concern is met as that. */
  doubtful: 0.3,
  times: 8,
  /** What is this much as likely as an ordinary question is declined. */
  declined: 0.28,
  /** What is ordinary beyond doubt leans on nothing that was said before. */
  certain: 0.9,
  /** What is less likely than this is not asked for beside another concern. */
  possible: 0.05,
  /** The same beside an ordinary question. */
  possibleBesideOrdinary: 0.1,
  /**
   * At most this share of doubt, ordinary against the label, and the label alone decides: a request is
   * declined, a danger gets the direction to help. Above it the library's answer is told too.
   */
  mostDoubt: 0.2,
  /** Down to this share of doubt a danger that asks something gets the answer below the help, if there is one. */
  mostDoubtOfAsked: 0.02,
  /**
   * Above this a danger to whose question there is an answer gets one sentence of help, not the whole text: in a
   * first message, in a conversation without an alarm, and after an alarm that the visitor has contradicted.
   */
  mostDoubtOfHelp: { first: 0.5, calm: 0.5, denied: 0.3 },
  /** The same of a wish to die. */
  mostDoubtOfWish: { first: 0.8, calm: 0.65, denied: 0.4 },
  /** Above this the sentence of help follows such an answer: of 31 such messages that nobody had read 30 were calm. */
  mostDoubtOfAlarm: 0.65,
  /** The same of a wish to die. */
  mostDoubtOfWishAlarm: 0.8,
  /** A wish to die below this share of doubt gets no answer under the whole text, and above it one that tells no harm. */
  mostDoubtOfWishAnswered: 0.7,
};
