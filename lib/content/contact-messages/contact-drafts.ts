import "server-only";
import { randomUUID } from "node:crypto";
import { processWide } from "@/lib/process-wide";
import { askRedis } from "@/lib/redis/redis-client";
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
 * is kept in Redis, or else in this process. Null when the limit is reached: no draft replaces another.
 */
export async function keepDraft(draft: ContactDraft): Promise<string | null> {
  try {
    return await addEntryIfRoom(drafts, draft);
  } catch (error) {
    console.error("A contact draft could not be kept in the database", error);
    return (await keepInRedis(draft)) ?? remember(draft);
  }
}

/** Null if there is none or it has expired. */
export async function findDraft(id: string): Promise<ContactDraft | null> {
  return (
    remembered().get(id) ?? (await findInRedis(id)) ?? (await getEntry<ContactDraft>(drafts, id))
  );
}

/** Null without Redis, or if it does not answer. */
async function keepInRedis(draft: ContactDraft): Promise<string | null> {
  const id = randomUUID();
  const kept = await askRedis((redis) =>
    redis.set(redisKey(id), JSON.stringify(draft), {
      expiration: { type: "PX", value: drafts.ttlMs },
    }),
  );
  return kept && id;
}

async function findInRedis(id: string): Promise<ContactDraft | null> {
  const kept = await askRedis((redis) => redis.get(redisKey(id)));
  return kept ? (JSON.parse(kept) as ContactDraft) : null;
}

function redisKey(id: string): string {
  return `${drafts.kind}:${id}`;
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
