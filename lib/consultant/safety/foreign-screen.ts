import { fold } from "@/lib/search/fold";
import { type SpokenDanger, spokenDanger } from "./foreign-lexicon";
import type { Language } from "./urgent-phrases";

export interface SpokenVerdict {
  concern: "emergency" | "selfHarm";
  language: Language;
}

/** What a message in another language than English tells of; null where nothing urgent. */
export function findSpokenDanger(message: string): SpokenVerdict | null {
  const text = ` ${fold(message)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll("ł", "l")
    .trim()} `;
  if (isEnglish(text)) return null;
  const languages = Object.entries(spokenDanger) as [Language, SpokenDanger][];
  for (const concern of ["selfHarm", "emergency"] as const) {
    const found = languages
      .map(([language, danger]) => ({ language, weight: weigh(text, danger, concern) }))
      .sort((a, b) => b.weight - a.weight)[0];
    if (found && found.weight > 0) return { concern, language: found.language };
  }
  return null;
}

const CERTAINLY_ENGLISH =
  / (?:the|what|whats|how|does|did|which|should|were|you|with|why|because|this|from|study|trial|causes|effects?|about|when|approved|cant|is it|peptides?|versus|between|compare|wife|husband|friend|took|mechanism|evidence|warning|label|since|linked|mentioned) /;
const ENGLISH =
  /(?<= )(?:is|are|of|for|to|in|on|and|have|my|his|her|she|it|i|im|risk|cause|after|difference|listed|people|has|a|an)(?= )/g;

function isEnglish(text: string): boolean {
  return CERTAINLY_ENGLISH.test(text) || new Set(text.match(ENGLISH)).size >= 3;
}

/** A reader's question begins so. */
const ASKS_FIRST =
  /^ (?:que|cual|como|cuando|donde|por que|comment|quand|ou|pourquoi|est ce|wie|wann|wo|warum|quando|onde|come|dove|perche|как|когда|где|почему|что|hoe|wanneer|waar|waarom|jak|kiedy|gdzie|dlaczego|czy|wat|was) /;

/** How many of a language's tables a message meets where it tells of danger; nothing where it does not. */
function weigh(text: string, danger: SpokenDanger, concern: SpokenVerdict["concern"]): number {
  const { who, sign, took, wrong, young, access, harm, reads } = danger;
  const isOwn = who.test(text);
  const told = [who, sign, took, wrong].filter((table) => table.test(text)).length;
  if (concern === "selfHarm") return harm.test(text) && !reads.test(text) ? 1 + told : 0;
  const signs = text.match(new RegExp(sign, "gu"))?.length ?? 0;
  const isSign = isOwn ? signs > 0 : signs > 1;
  const isMistake = took.test(text) && wrong.test(text);
  const isAccess = young.test(text) && access.test(text);
  if (!isSign && !isMistake && !isAccess) return 0;
  return reads.test(text) || ASKS_FIRST.test(text) ? 0 : told;
}
