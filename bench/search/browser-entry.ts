import { answerSearch } from "@/lib/search/answer";
import { createSearch } from "@/lib/search/search";
import type { SearchEntry } from "@/lib/search/search-entry";

declare global {
  var measureTyping: (
    entries: SearchEntry[],
    queries: string[],
  ) => Promise<{ ready: number; times: number[] }>;
}

/** Types each query letter by letter and searches at every keystroke, passages of the shown cards included. */
globalThis.measureTyping = async (entries, queries) => {
  const started = performance.now();
  const search = await createSearch(entries);
  const ready = performance.now() - started;
  const times = queries.flatMap((query) =>
    Array.from(query, (_, at) => {
      const from = performance.now();
      answerSearch(entries, search, { query: query.slice(0, at + 1), category: null });
      return performance.now() - from;
    }),
  );
  return { ready, times };
};
