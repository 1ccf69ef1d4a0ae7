import { z } from "zod";
import type { Draft, DraftPlace } from "./draft-store";

const PREFIX = "amide-draft:";

const values = z.record(z.string(), z.unknown());
const draftSchema: z.ZodType<Draft> = z.object({
  id: z.string(),
  form: z.string(),
  values,
  base: values,
  savedAt: z.number(),
});

/** Drafts in local storage, written synchronously, so that a closing page can still store them. */
export function localPlace(storage: Storage): DraftPlace {
  return {
    put: (draft) => storage.setItem(PREFIX + draft.id, JSON.stringify(draft)),
    list: (form) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at))
        .filter((name) => name?.startsWith(PREFIX))
        .flatMap((name) => parseDraft(storage.getItem(name ?? "")))
        .filter((draft) => draft.form === form),
    remove: ({ id }) => storage.removeItem(PREFIX + id),
  };
}

/** Ignores what another version or another program has written. */
function parseDraft(json: string | null): Draft[] {
  try {
    const result = draftSchema.safeParse(JSON.parse(json ?? ""));
    return result.success ? [result.data] : [];
  } catch {
    return []; // Not JSON, so not written by this program.
  }
}
