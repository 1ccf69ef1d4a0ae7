import type { Section } from "../corpus/passage";
import cueWords from "../vocabulary/cues.json";

export type Intent =
  | "sport"
  | "papers"
  | "identity"
  | "dosage"
  | "sideEffects"
  | "warnings"
  | "mechanism"
  | "status"
  | "benefits"
  | "uses"
  | "evidence"
  | "overview";

/** The sections that answer an intent, the most telling first; the special intents before the general. */
export const sectionsOf: Record<Intent, Section[]> = {
  sport: ["sport", "warnings"],
  papers: ["papers", "research"],
  identity: ["identity", "overview"],
  dosage: ["dosage"],
  sideEffects: ["sideEffects", "warnings"],
  warnings: ["warnings", "sideEffects"],
  mechanism: ["mechanism"],
  status: ["status", "overview", "warnings"],
  benefits: ["benefits", "evidence"],
  uses: ["uses", "benefits"],
  evidence: ["evidence", "research"],
  overview: ["overview", "evidence"],
};

/** What a question wants to know, in the question's order; general intents only where nothing else is meant. */
export function readIntents(question: string): { intents: Intent[]; rest: string } {
  let rest = question;
  const found: { intent: Intent; at: number }[] = [];
  for (const intent of intents) {
    const cue = cues[intent];
    const at = question.search(cue);
    if (at < 0) continue;
    found.push({ intent, at });
    // What stands in the middle of a cue ("how is … given") is no part of it.
    rest = rest.replaceAll(new RegExp(cue, "gu"), (_, ...groups) => ` ${middle(groups)} `);
  }
  const special = found.filter(({ intent }) => !general.includes(intent));
  const chosen = special.length > 0 ? special : found.slice(0, 1);
  return { intents: chosen.sort((a, b) => a.at - b.at).map(({ intent }) => intent), rest };
}

function middle(groups: unknown[]): string {
  return groups
    .slice(0, -2)
    .filter((group) => typeof group === "string")
    .join(" ");
}

const general: Intent[] = ["uses", "evidence", "overview"];

const cues = Object.fromEntries(
  Object.entries(cueWords).map(([intent, words]) => [intent, anyOf(words)]),
) as Record<Intent, RegExp>;

/** Finds any of these words, given as patterns, in folded text; never a part of a longer word. */
function anyOf(words: string[]): RegExp {
  return new RegExp(`(?<![p{L}p{N}])(?:${words.join("|")})(?![p{L}p{N}])`, "u");
}

/** The order in which cues are looked for: what one has found is taken out of the rest. */
const intents = Object.keys(sectionsOf) as Intent[];
