import { fold } from "@/lib/search/fold";
import { frame } from "../compose/parts/frames";

/** What is said to a message that is a greeting, thanks, or asks what the consultant does; null to any other. */
export function readGreeting(message: string): string[] | null {
  const text = fold(message)
    .replace(/[^\p{L}\p{N}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (GREETING.test(text) || ABILITY.test(text)) return [frame("greeting"), frame("offer")];
  return THANKS.test(text) ? [frame("thanks")] : null;
}

const GREETING =
  /^(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening|day)|greetings|howdy|hola|hallo|bonjour|salut|ola|ciao|привет|здравствуйте)(?: (?:there|again|amide|everyone|all|bot|how are you|whats up))*$/;
const THANKS =
  /^(?:ok(?:ay)?|cool|nice)$|^(?:ok(?:ay)? )?(?:thanks?(?: you)?|thank you|thx|ty|cheers|great|perfect|got it|gracias|danke|merci|obrigad[oa]|grazie|спасибо)(?: (?:so|very|much|a lot|again|for|your|the|help|answer|that|you|thanks|thank|was helpful))*$/;
const ABILITY =
  /^(?:what|how) (?:can|do|could) (?:you|i) (?:do|help|ask|answer|ask you|help me|help with|do for me|help me with)(?: here| with)?$|^(?:who|what) are you$|^are you (?:an? )?(?:ai|bot|robot|human|doctor|real|person|machine|chatbot|real person)$/;
