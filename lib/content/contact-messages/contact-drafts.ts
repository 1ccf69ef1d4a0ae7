import "server-only";
import { randomUUID } from "node:crypto";
import { processWide } from "@/lib/process-wide";
import { addEntryIfRoom, getEntry } from "@/lib/shared-store/shared-store";

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

const drafts = { kind: "contact-draft", ttlMs: 15 * 60_000, maxEntries: 500 };

/**
 * Keeps a draft for a quarter of an hour, under an id that cannot be guessed: too long for an
 * address or a cookie. Where the database cannot store it, which may be why the message was not
 * stored either, this process remembers it. Null where too many are kept: none displaces another.
 */
export async function keepDraft(draft: ContactDraft): Promise<string | null> {
  try {
    return await addEntryIfRoom(drafts, draft);
  } catch (error) {
    console.error("A contact draft is kept by this process alone", error);
    return remember(draft);
  }
}

/** Null where there is none, or no longer. */
export async function findDraft(id: string): Promise<ContactDraft | null> {
  return remembered().get(id) ?? (await getEntry<ContactDraft>(drafts, id));
}

function remember(draft: ContactDraft): string | null {
  const kept = remembered();
  if (kept.size >= drafts.maxEntries) return null;
  const id = randomUUID();
  kept.set(id, draft);
  setTimeout(() => kept.delete(id), drafts.ttlMs).unref();
  return id;
}

function remembered(): Map<string, ContactDraft> {
  const drafts = processWide<Map<string, ContactDraft>>("contact-drafts");
  drafts.value ??= new Map();
  return drafts.value;
}
