import "server-only";
import { answer } from "@/lib/consultant/answer";
import { getConsultantLibrary } from "@/lib/consultant/corpus/consultant-library";
import { processWide } from "@/lib/process-wide";
import { getSearchLibrary } from "@/lib/search/search-library";

type State = "running" | "over";

/** A larger library takes longer; then the first visitors wait in place of the host. */
const WARM_WITHIN_MS = 120_000;

/** What this process has to load before its first search and question are as fast as later ones. */
const parts = { search: warmSearch, consultant: warmConsultant };

/** Undefined until `warmUp` has been called. */
export function warmUpState(): State | undefined {
  return state().value;
}

/**
 * Loads the search index, the consultant's library and its models, once a process. Never throws: what
 * fails is logged and loaded by the first visitor. Call it within a request, as cached reads need one.
 */
export async function warmUp(toLoad: Record<string, () => Promise<void>> = parts): Promise<void> {
  if (state().value) return;
  state().value = "running";
  const startedAt = performance.now();
  const limit = setTimeout(() => {
    console.error(`The warm-up is not over after ${WARM_WITHIN_MS / 1_000} s`);
    state().value = "over";
  }, WARM_WITHIN_MS);
  for (const [name, load] of Object.entries(toLoad)) {
    try {
      await load();
    } catch (error) {
      console.error(`The warm-up of the ${name} failed`, error);
    }
  }
  clearTimeout(limit);
  state().value = "over";
  console.log(`Warm after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
}

function state() {
  return processWide<State>("warm-up");
}

async function warmSearch(): Promise<void> {
  const library = await getSearchLibrary();
  library.suggest("semaglutide");
  await library.makeFiles();
}

/** One question takes the way of all: safety screen, retrieval, composition. */
async function warmConsultant(): Promise<void> {
  const library = await getConsultantLibrary();
  const question = { message: "What is semaglutide approved for?", history: [] };
  for await (const _ of answer(library, question, { signal: new AbortController().signal }));
}
