import { fold } from "@/lib/search/fold";
import type { LibraryPeptide } from "../../corpus/library-index";
import { contentWords } from "../../text/content-words";
import { stemsOf } from "../../text/stems-of";
import type { FoundFacts } from "../find-facts";
import { holds } from "./choose-rows";

/**
 * How large an effect in people is, where a question asks for it: the trial whose figures stand in the first
 * recorded outcome of that name, else the outcome itself. "How much weight do people lose on it?"
 */
export function findEffect(topic: LibraryPeptide, message: string): FoundFacts | null {
  const text = fold(message);
  const outcomes = topic.factPassages.get("outcomes");
  if (!outcomes || !ASKS_SIZE.test(text)) return null;
  const words = contentWords(text);
  const rows = outcomes.paragraphs.map(([sentence = ""]) => sentence);
  const [best] = rows
    .map((row) => ({ row, share: shareNamed(row, words) }))
    .filter(({ share }) => share >= LEAST_NAMED)
    .sort((a, b) => b.share - a.share);
  if (!best) return null;
  const [, ...figures] = best.row.match(FIGURES) ?? [];
  const trials = topic.factPassages.get("trials");
  const trial = trials?.paragraphs.find(
    ([sentence = ""]) => figures.length > 0 && figures.every((one) => sentence.includes(one)),
  );
  const passage = trials && trial ? trials : outcomes;
  return {
    kind: "outcomes",
    passage,
    sentences: [trial?.[0] ?? best.row],
    isNarrowed: true,
    isCertain: true,
  };
}

/** Of the words that an outcome in people is called by, the share that a question has: 0 to 1. */
function shareNamed(row: string, words: string[]): number {
  const [, name = ""] = row.match(NAME_IN_PEOPLE) ?? [];
  const stems = [...stemsOf(name)].filter((stem) => !OF_NO_WEIGHT.has(stem));
  const named = stems.filter((stem) => words.some((word) => holds(new Set([stem]), word)));
  return stems.length === 0 ? 0 : named.length / stems.length;
}

const NAME_IN_PEOPLE = /^(.+?)(?: \([^)]*\))? in people:/;
const FIGURES = /([−-]?\d[\d.,]* ?%?)(?: \([^)]*\))? against ([−-]?\d[\d.,]* ?%?)/;
const OF_NO_WEIGHT = new Set(contentWords("body symptoms markers"));
const LEAST_NAMED = 0.5;

const ASKS_SIZE = new RegExp(
  `\\b(?:${[
    "how (?:well|effective|good|common|frequent)",
    "(?:what|which) (?:share|percentage|percent|proportion)",
    "how many (?:people|patients|men|women|children) (?:got|had|get|have|felt|suffered|developed)",
    "how (?:much|many)(?! (?:people|patients|men|women|children|amino|residues|trials|studies|peptides|weeks|days|months|times|doses))",
    "by how",
    "how (?:big|large|great) (?:is|was|are|were) the",
    String.raw`what (?:\w+ )?(?:loss|drop|fall|gain|reduction|improvement)`,
  ].join("|")})\\b`,
);
