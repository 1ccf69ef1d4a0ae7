import type { FactRecord } from "@/lib/facts/filter/fact-record";
import { answerSearch } from "@/lib/search/answer";
import { noSearch } from "@/lib/search/peptide-search";
import { createSearch } from "@/lib/search/search";
import type { SearchEntry } from "@/lib/search/search-entry";

declare global {
  var measureTyping: (
    entries: SearchEntry[],
    facts: readonly FactRecord[],
    queries: string[],
  ) => Promise<{ ready: number; times: number[] }>;
}

const options = { of: {} };

/** Types each query letter by letter and searches at every keystroke, passages of the shown cards included. */
globalThis.measureTyping = async (entries, facts, queries) => {
  const started = performance.now();
  const { find } = await createSearch(entries);
  const records = new Map(facts.map((record) => [record.id, record]));
  const ready = performance.now() - started;
  const times = queries.flatMap((query) =>
    Array.from(query, (_, at) => {
      const from = performance.now();
      answerSearch(
        { entries, records, options, find },
        { ...noSearch, query: query.slice(0, at + 1) },
      );
      return performance.now() - from;
    }),
  );
  return { ready, times };
};
