import { asksWhy } from "../facts/fact-topics";

/** In which ways a question may be put. */
export type AskingForm = "why" | "figure" | "when" | "who" | "polar" | "how";

/** The forms of a folded question. */
export function formsOf(text: string): Set<AskingForm> {
  const found = cues.filter(([, cue]) => cue.test(text)).map(([form]) => form);
  return new Set<AskingForm>(asksWhy(text) ? ["why", ...found] : found);
}

const cues: [AskingForm, RegExp][] = [
  ["why", /\bwhy\b|\bhow come\b|\breason\b|\bwhat for\b/],
  [
    "figure",
    /\bhow (?:many|much|long|far|often|common|big|large|old|young|heavy|high|strong)\b|\b(?:percent\w*|proportion|share|fraction|rates?|numbers?|figures?)\b/,
  ],
  ["when", /\bwhen\b|\b(?:what|which) (?:year|date|day|month)\b|\bsince\b/],
  ["who", /\bwho\b|\bwhom\b|\b(?:what|which) (?:company|firm|group|team|lab\w*|researchers?)\b/],
  [
    "polar",
    /(?:^|[.,;:!?]\s*|\b(?:and|but|so|or|ok|then|hi|hello|please) )(?:is|are|was|were|does|do|did|can|could|has|have|had|will|would|should|may|any|must|isn't|doesn't|aren't)\b/,
  ],
  ["how", /\bhow (?:does|do|did|is|are|was|were|can|could)\b|\bmechanism\b|\bwhat does § do\b/],
];
