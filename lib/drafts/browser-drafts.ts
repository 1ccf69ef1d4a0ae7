import { createDraftStore, type DraftStore } from "./draft-store";
import { indexedPlace } from "./indexed-place";
import { localPlace } from "./local-place";

let store: DraftStore | undefined;

/** The drafts in this browser. Access to a blocked storage throws. */
export function browserDrafts(): DraftStore {
  store ??= createDraftStore(
    [() => localPlace(localStorage), () => indexedPlace(indexedDB)].flatMap((open) => {
      try {
        return [open()];
      } catch {
        return []; // One storage is enough; without any, `keep` resolves to false.
      }
    }),
  );
  return store;
}

/**
 * Marks a draft as being written by an open form, until the returned function is called or the page is
 * closed or crashes. Without the Web Locks API (on pages over plain HTTP) it does nothing.
 */
export function holdDraft(id: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockName(id), () => released);
  return release;
}

/** The drafts that open forms are still writing. */
export async function findHeldDrafts(ids: string[]): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(ids.filter((id) => names.has(lockName(id))));
}

function lockName(id: string): string {
  return `amide-draft:${id}`;
}
