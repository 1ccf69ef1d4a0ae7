import type { Values } from "./merge-values";

/** Unsaved values of a form, without passwords. */
export interface Draft {
  /** Unique for each form in each window. */
  id: string;
  /** The user and what the form edits: "admin/peptides/81". */
  form: string;
  values: Values;
  /** The stored state that the values are based on. */
  base: Values;
  /** Milliseconds since 1970. */
  savedAt: number;
}

type DraftName = Pick<Draft, "id" | "form">;

/** A persistent storage of the browser. Calls throw or reject if it is full or blocked. */
export interface DraftPlace {
  put: (draft: Draft) => void | Promise<void>;
  list: (form: string) => Draft[] | Promise<Draft[]>;
  remove: (draft: DraftName) => void | Promise<void>;
}

export interface DraftStore {
  /** Resolves to whether any storage has it. Synchronous storages have it before this returns. */
  keep: (draft: Draft) => Promise<boolean>;
  /** The drafts of a form, newest first. */
  find: (form: string) => Promise<Draft[]>;
  drop: (draft: DraftName) => Promise<void>;
}

/**
 * Stores drafts in several storages at once, each of which is enough: one writes synchronously, another
 * survives a crash of the browser.
 */
export function createDraftStore(places: DraftPlace[]): DraftStore {
  return {
    async keep(draft) {
      const results = await Promise.allSettled(
        places.map((place) => attempt(() => place.put(draft))),
      );
      return results.some(({ status }) => status === "fulfilled");
    },
    async find(form) {
      const lists = await Promise.allSettled(
        places.map((place) => attempt(() => place.list(form))),
      );
      const newest = new Map<string, Draft>();
      for (const list of lists) {
        for (const draft of list.status === "fulfilled" ? list.value : []) {
          const known = newest.get(draft.id);
          if (!known || known.savedAt < draft.savedAt) newest.set(draft.id, draft);
        }
      }
      return [...newest.values()].filter(holdsAnything).sort((a, b) => b.savedAt - a.savedAt);
    },
    async drop(draft) {
      await Promise.allSettled(places.map((place) => attempt(() => place.remove(draft))));
    },
  };
}

/** False for the tombstone of a deleted draft. */
function holdsAnything({ values }: Draft): boolean {
  return Object.keys(values).length > 0;
}

/** Runs synchronously and turns an exception into a rejection. */
function attempt<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  return new Promise((resolve) => resolve(run()));
}
