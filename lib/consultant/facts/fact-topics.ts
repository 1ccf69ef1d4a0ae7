import { fold } from "@/lib/search/fold";
import cueWords from "../vocabulary/fact-cues.json";
import { agenciesIn } from "./agency-cues";
import type { FactKind } from "./fact-sentences";
import { findTerms } from "./term-index";

/** Which kinds of facts a question about named peptides asks for, the most particular first. */
export function readFactKinds(message: string): FactKind[] {
  const text = fold(message);
  // A reason or a mechanism is told in paragraphs.
  if (asksWhy(text)) return [];
  return cues.filter(([, cue]) => cue.test(text)).map(([kind]) => kind);
}

/** A folded question without the words by which it asks for facts of a kind. */
export function withoutCue(text: string, kind: FactKind): string {
  const cue = cues.find(([one]) => one === kind)?.[1];
  return cue ? text.replaceAll(new RegExp(cue, "gu"), " ") : text;
}

/** Whether a folded question names the very thing that is recorded: nothing else that it says can be meant. */
export function namesFact(text: string, kind: FactKind): boolean {
  return NAMED_FACTS[kind]?.test(text) ?? false;
}

const NAMED_FACTS: Partial<Record<FactKind, RegExp>> = {
  halfLife: /\bhalf.?li(?:fe|ves)\b|\bt\s?(?:1\/2|½)/,
  bioavailability: /\bbioavailab/,
  boxedWarning: /\b(?:boxed|black.?box) warning/,
  sport: /\b(?:wada|prohibited list|doping (?:list|code|rules?))\b/,
};

/** Whether a folded question asks for a reason or a mechanism. */
export function asksWhy(text: string): boolean {
  return ASKS_WHY.test(text);
}

const ASKS_WHY = new RegExp(
  `(?:^|[.;:,]\\s*|\\b(?:and|but|so)\\s+)(?:${[
    "why",
    "how come",
    String.raw`how (?:does|do|did|can|could)(?!.{0,80}\b(?:compare|differ)\b)`,
    String.raw`how (?:is|are|was) .{1,40}\b(?:meant|supposed|thought|said|believed|claimed) to (?!be\b)`,
    "explain",
    "mechanism",
    "what (?:makes|keeps|gives|lets|allows|is it about)",
    "what(?: is|'s) the (?:idea|advantage|reason|point|logic|trick)",
    "the reason",
  ].join("|")})\\b`,
);

const cues = Object.entries(cueWords).map(
  ([kind, words]) =>
    [kind as FactKind, new RegExp(`\\b(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "u")] as const,
);

/** What of a question's words narrows facts: authorities, conditions and years. */
export function readNarrowing(message: string) {
  const text = fold(message);
  return {
    agencies: agenciesIn(text, message),
    conditions: findTerms(text, message).flatMap(({ kind, keys }) =>
      kind === "condition" ? keys : [],
    ),
    targets: findTerms(text, message).flatMap(({ kind, keys }) => (kind === "target" ? keys : [])),
  };
}
