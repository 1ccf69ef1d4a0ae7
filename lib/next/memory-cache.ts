import "server-only";
import { randomUUID } from "node:crypto";
import { type CacheTag, cached } from "@/lib/cache";
import { processWide } from "@/lib/process-wide";

interface Entry<Built> {
  version: string;
  built: Promise<Built>;
}

/**
 * Caches the result of `build` in the memory of this process until one of the tags expires. Concurrent
 * calls share one build; a failed build rejects for all of them, and the next call tries again.
 *
 * Workaround for Next 16.4: `unstable_cache` stores JSON and parses it at every read, which is too slow
 * for a search index of megabytes and impossible for typed arrays. Only a version is cached by Next; a
 * new version means that a tag has expired.
 * Shown by: `memory-cache.test.ts`.
 * Can go when: Next caches values by reference.
 */
export function cachedInMemory<Built>(
  name: string,
  tags: CacheTag[],
  build: () => Promise<Built>,
): () => Promise<Built> {
  // The tests' stand-in for next/cache knows these by the suffix.
  const getVersion = cached(`${name}-edition`, tags, async () => randomUUID());
  const entries = entriesOfProcess<Built>();
  return async () => {
    const version = await getVersion();
    const entry = entries.get(name);
    if (entry?.version === version) return entry.built;
    const built = build().catch((error) => {
      if (entries.get(name)?.built === built) entries.delete(name);
      throw error;
    });
    entries.set(name, { version, built });
    return built;
  };
}

function entriesOfProcess<Built>() {
  const entries = processWide<Map<string, Entry<Built>>>("memory-cache");
  entries.value ??= new Map();
  return entries.value;
}
