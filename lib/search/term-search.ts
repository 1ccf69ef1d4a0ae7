import { type FactRecord, PHASE_STEPS } from "@/lib/facts/filter/fact-record";
import { isFiller, isWord, splitWords } from "./words";

/** A condition or a target of the vocabularies, with every word for it. */
export interface SearchTerm {
  kind: "condition" | "target";
  key: string;
  /** The last part of the address of its page. */
  slug: string;
  name: string;
  /** Synonyms, and the gene of a target. */
  synonyms: string[];
}

export interface TermMatch {
  /** The peptide's id. */
  id: number;
  /** What the peptide has to do with the term: "Approved for". */
  label: string;
  /** The term's name. */
  text: string;
}

/** The peptides whose facts are about what a query names, each once, strongest evidence first. */
export type TermSearch = (query: string) => TermMatch[];

export function termHref({ kind, slug }: SearchTerm): string {
  return `/${kind}s/${slug}`;
}

export function createTermSearch(
  terms: readonly SearchTerm[],
  records: readonly FactRecord[],
): TermSearch {
  const pairs = terms.flatMap((term) =>
    [term.name, ...term.synonyms].map((words) => ({ words: comparable(words), term })),
  );
  const byWords = Map.groupBy(pairs, ({ words }) => words);
  return (query) => {
    const words = comparable(query);
    const meant = words === "" ? [] : (byWords.get(words) ?? []);
    const found = new Map<number, TermMatch>();
    for (const { term } of meant) {
      for (const match of listMatches(term, records)) {
        if (!found.has(match.id)) found.set(match.id, match);
      }
    }
    return [...found.values()];
  };
}

/** Without filler words, accents, hyphens and the ending of a plural. */
function comparable(text: string): string {
  const words = splitWords(text).filter(isWord);
  const telling = words.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : words).join(" ").replace(/s$/, "");
}

function listMatches({ kind, key, name }: SearchTerm, records: readonly FactRecord[]) {
  if (kind === "target") {
    return records
      .filter(({ targets }) => targets.includes(key))
      .map(({ id }): TermMatch => ({ id, label: "Target", text: name }));
  }
  return records
    .flatMap((record) => {
      const study = Object.hasOwn(record.conditions, key) ? record.conditions[key] : undefined;
      if (!study) return [];
      const standing = standingOf(record, key);
      const phase = study.phase ? PHASE_STEPS.indexOf(study.phase) : -1;
      return [{ id: record.id, standing, phase }];
    })
    .toSorted((a, b) => a.standing - b.standing || b.phase - a.phase)
    .map(({ id, standing }): TermMatch => ({ id, label: labels[standing] ?? "", text: name }));
}

const labels = [
  "Approved for",
  "Approved once for",
  "Studied in people for",
  "Studied in animals or cells for",
];

/** The place in `labels`. */
function standingOf({ approvals, conditions }: FactRecord, key: string): number {
  const states = approvals.filter((approval) => approval.conditions.includes(key));
  if (states.some(({ state }) => state === "current")) return 0;
  if (states.some(({ state }) => state === "withdrawn" || state === "discontinued")) return 1;
  return conditions[key]?.inWhom.includes("people") ? 2 : 3;
}
