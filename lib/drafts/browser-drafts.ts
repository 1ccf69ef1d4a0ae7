import { createDraftStore, type DraftStore } from "./draft-store";
import { indexedPlace } from "./indexed-place";
import { localPlace } from "./local-place";

let store: DraftStore | undefined;

/** This browser's drafts. Merely naming a storage throws where a browser blocks it. */
export function browserDrafts(): DraftStore {
  store ??= createDraftStore(
    [() => localPlace(localStorage), () => indexedPlace(indexedDB)].flatMap((open) => {
      try {
        return [open()];
      } catch {
        return []; // Without it the other place is enough; without both, `keep` says so.
      }
    }),
  );
  return store;
}

/**
 * Marks a draft as one that an open form goes on writing, until the answer is called or the page is
 * gone, however it goes. Without the Web Locks API (a page over plain http) nothing is marked.
 */
export function holdDraft(id: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockName(id), () => released);
  return release;
}

/** Which of these drafts an open form goes on writing. */
export async function findHeldDrafts(ids: string[]): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(ids.filter((id) => names.has(lockName(id))));
}

function lockName(id: string): string {
  return `amide-draft:${id}`;
}
