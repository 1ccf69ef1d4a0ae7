import type { Values } from "./merge-values";

/** What was typed into a form and is not saved. Never a password. */
export interface Draft {
  /** Of the one form in one window that wrote it. */
  id: string;
  /** What the form edits, and whose it is: "admin/peptides/81". */
  form: string;
  values: Values;
  /** The stored state that the values were made from. */
  base: Values;
  /** Milliseconds since 1970. */
  savedAt: number;
}

export type DraftName = Pick<Draft, "id" | "form">;

/** A place in the browser that outlives the page. Each call throws or rejects where it is full or blocked. */
export interface DraftPlace {
  put: (draft: Draft) => void | Promise<void>;
  list: (form: string) => Draft[] | Promise<Draft[]>;
  remove: (draft: DraftName) => void | Promise<void>;
}

export interface DraftStore {
  /** Resolves to whether any place has it. A place that writes at once has it before this returns. */
  keep: (draft: Draft) => Promise<boolean>;
  /** The drafts of a form, the newest first. */
  find: (form: string) => Promise<Draft[]>;
  drop: (draft: DraftName) => Promise<void>;
}

/**
 * Drafts in several places at once, each of which is enough: one writes before the page can go,
 * another outlives the browser's own crash.
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

/** Of a draft that was dropped a place may keep the name alone. */
function holdsAnything({ values }: Draft): boolean {
  return Object.keys(values).length > 0;
}

/** Runs now, not later: what it does synchronously is done when this returns. */
function attempt<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  return new Promise((resolve) => resolve(run()));
}
