import { z } from "zod";
import { targetTerm, term } from "@/lib/facts/term-schema";

const schemas = {
  conditions: z.record(z.string(), term),
  targets: z.record(z.string(), targetTerm),
  outcomes: z.record(z.string(), term),
};

type Kind = keyof typeof schemas;
export type Vocabulary = { [Of in Kind]: z.output<(typeof schemas)[Of]> };
export interface VocabularyProblem {
  file: string;
  field: string;
  problem: string;
}

/**
 * The vocabularies out of `vocabularies/{kind}.yaml` and `vocabularies/{kind}.{part}.yaml`, terms in
 * the order of their keys. `files` are by path below `prisma/data`.
 */
export function mergeVocabularies(files: Record<string, unknown>): {
  vocabulary: Vocabulary;
  problems: VocabularyProblem[];
} {
  const vocabulary: Vocabulary = { conditions: {}, targets: {}, outcomes: {} };
  const problems: VocabularyProblem[] = [];
  for (const [file, value] of Object.entries(files)) {
    const [folder, name = ""] = file.split("/");
    if (folder !== "vocabularies") continue;
    const kind = Object.keys(schemas).find((known) => name.split(".")[0] === known);
    if (!kind) {
      problems.push({ file, field: "", problem: "is no vocabulary" });
      continue;
    }
    const known: Record<string, unknown> = vocabulary[kind as Kind];
    const result = schemas[kind as Kind].safeParse(value ?? {});
    for (const { path, message } of result.error?.issues ?? []) {
      problems.push({ file, field: path.join("."), problem: message });
    }
    for (const [key, entry] of Object.entries(result.data ?? {})) {
      if (known[key] && JSON.stringify(known[key]) !== JSON.stringify(entry)) {
        problems.push({ file, field: key, problem: "stands in another file with other words" });
      }
      known[key] = entry;
    }
  }
  const sorted = Object.entries(vocabulary).map(([kind, terms]) => [
    kind,
    Object.fromEntries(Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  return { vocabulary: Object.fromEntries(sorted) as Vocabulary, problems };
}

/** The text of `lib/facts/vocabulary.json`. */
export function vocabularyText(vocabulary: Vocabulary): string {
  return `${JSON.stringify(vocabulary, null, 2)}\n`;
}
