import "server-only";
import { randomUUID } from "node:crypto";

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

const KEPT_MS = 15 * 60_000;
const MOST_DRAFTS = 100;

/**
 * Keeps a draft in this process's memory for a quarter of an hour, under an id that cannot be
 * guessed: too long for an address or a cookie, and nobody's to store.
 */
export function keepDraft(draft: ContactDraft): string {
  const drafts = keptDrafts();
  const oldest = drafts.keys().next().value;
  if (drafts.size >= MOST_DRAFTS && oldest) drafts.delete(oldest);
  const id = randomUUID();
  drafts.set(id, draft);
  setTimeout(() => drafts.delete(id), KEPT_MS).unref();
  return id;
}

export function findDraft(id: string): ContactDraft | undefined {
  return keptDrafts().get(id);
}

// The route and the page are bundled apart; only the process is common to both.
function keptDrafts(): Map<string, ContactDraft> {
  const holder = globalThis as { amideContactDrafts?: Map<string, ContactDraft> };
  holder.amideContactDrafts ??= new Map();
  return holder.amideContactDrafts;
}
