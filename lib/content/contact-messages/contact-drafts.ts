import "server-only";
import { randomUUID } from "node:crypto";
import { processWide } from "@/lib/process-wide";
import { addEntryIfRoom, getEntry } from "@/lib/shared-store/shared-store";

/** A contact form that was posted without scripts and refused, with the reasons. */
export interface ContactDraft {
  values: { name: string; email: string; message: string; about?: string | undefined };
  /** By field; empty where the message was valid but could not be stored. */
  errors: Record<string, string[]>;
  /** Why a valid message was not stored, if there is a specific reason. */
  notice?: string;
  /** When the form was first opened, as `contact-opened.ts` notes it. */
  opened?: string;
}

const drafts = { kind: "contact-draft", ttlMs: 15 * 60_000, maxEntries: 500 };

/**
 * Stores a draft for a quarter of an hour under an unguessable id, since it is too long for an address
 * or a cookie. If the database cannot store it, which may be why the message was not stored either, it
 * is kept in this process. Null when the limit is reached: no draft replaces another.
 */
export async function keepDraft(draft: ContactDraft): Promise<string | null> {
  try {
    return await addEntryIfRoom(drafts, draft);
  } catch (error) {
    console.error("A contact draft is kept by this process alone", error);
    return remember(draft);
  }
}

/** Null if there is none or it has expired. */
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
