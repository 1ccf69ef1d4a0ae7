import type { Turn } from "../answer";
import { canonicalText } from "./canonical-text";
import { asksAboutChild, asksAboutPregnancy } from "./careful-screen";
import { findSpokenDanger } from "./foreign-screen";
import { reportsDanger, tellsWithoutAsking } from "./report-screen";
import {
  asksForAdvice,
  asksForDose,
  asksForSource,
  asksToEvade,
  givesOrders,
  PROMPT_MARKUP,
} from "./request-screens";
import { tellsOfSelfHarm } from "./self-harm-screen";
import { findUrgentPhrase, type Language } from "./urgent-phrases";
import { tellsOfEmergency } from "./urgent-screen";

export type Concern =
  | "emergency"
  | "selfHarm"
  | "orders"
  | "dose"
  | "source"
  | "evasion"
  | "pregnancy"
  | "child"
  | "advice";

export interface Verdict {
  concern: Concern;
  /** In which an urgent message is answered. */
  language: Language | "en";
}

/**
 * What in a message is to be met before any model sees it; null where it is an ordinary question.
 * The gravest comes first. `history` is read for nothing: what was urgent then was met then.
 */
export function screen(message: string, _history: Turn[] = []): Verdict | null {
  const text = canonicalText(message);
  if (tellsOfSelfHarm(text) || SPELT_APART.selfHarm.test(compact(message)))
    return english("selfHarm");
  const phrase = findUrgentPhrase(message) ?? findSpokenDanger(message);
  if (phrase) return phrase;
  if (reportsDanger(text) || tellsOfEmergency(text) || SPELT_APART.emergency.test(compact(message)))
    return english("emergency");
  if (givesOrders(text) || PROMPT_MARKUP.test(message)) return english("orders");
  if (asksForDose(text)) return english("dose");
  if (asksForSource(text)) return english("source");
  if (asksToEvade(text)) return english("evasion");
  if (asksAboutPregnancy(text)) return english("pregnancy");
  if (asksAboutChild(text)) return english("child");
  if (asksForAdvice(text)) return english("advice");
  return tellsWithoutAsking(text) ? english("emergency") : null;
}

function english(concern: Concern): Verdict {
  return { concern, language: "en" };
}

/** A message whose letters are set apart, joined; of any other nothing. */
function compact(message: string): string {
  const isApart = /(?:\p{L}[^\p{L}\p{N}]+){5,}\p{L}(?!\p{L})/u.test(message);
  return isApart ? message.toLowerCase().replace(/[^\p{L}]/gu, "") : "";
}

const SPELT_APART = {
  selfHarm: /killmyself|wanttodie|endmylife|suicid|hurtmyself|wannadie|dontwanttolive/,
  emergency:
    /cantbreath|cannotbreath|notbreathing|ioverdose|overdosed|tookto+much|injectedto+much|chestpain|unconscious|heartattack|callambulance|helpmeplease|passedout|throatisclosing|throatclosing|throatswelling|notwaking|wontwake|collapsed|seizure|stoppedbreathing|bleedingout|needhelp|sendhelp|imdying/,
};
