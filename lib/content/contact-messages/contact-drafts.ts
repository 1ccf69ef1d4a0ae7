import "server-only";
import { randomUUID } from "node:crypto";
import { findKept, keepValueIfRoom } from "@/lib/shared-store/short-lived-values";

/** What a reader without scripts typed into the contact form, and why it was not sent. */
export interface ContactDraft {
  values: { name: string; email: string; message: string };
  /** By field; none where the message was valid and could not be stored. */
  errors: Record<string, string[]>;
  /** Why a valid message was not stored, where there is more to say than that. */
  notice?: string;
  /** When the form was first opened, as `contact-opened.ts` notes it. */
  opened?: string;
}

const drafts = { kind: "contact-draft", keptMs: 15 * 60_000, most: 500 };

/**
 * Keeps a draft for a quarter of an hour, under an id that cannot be guessed: too long for an
 * address or a cookie. Where the database cannot store it, which may be why the message was not
 * stored either, this process remembers it. Null where too many are kept: none displaces another.
 */
export async function keepDraft(draft: ContactDraft): Promise<string | null> {
  try {
    return await keepValueIfRoom(drafts, draft);
  } catch (error) {
    console.error("A contact draft is kept by this process alone", error);
    return remember(draft);
  }
}

/** Null where there is none, or no longer. */
export async function findDraft(id: string): Promise<ContactDraft | null> {
  return remembered().get(id) ?? (await findKept<ContactDraft>(drafts, id));
}

function remember(draft: ContactDraft): string | null {
  const kept = remembered();
  if (kept.size >= drafts.most) return null;
  const id = randomUUID();
  kept.set(id, draft);
  setTimeout(() => kept.delete(id), drafts.keptMs).unref();
  return id;
}

// The route and the page are bundled apart; only the process is common to both.
function remembered(): Map<string, ContactDraft> {
  const holder = globalThis as { amideContactDrafts?: Map<string, ContactDraft> };
  holder.amideContactDrafts ??= new Map();
  return holder.amideContactDrafts;
}
