import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { cached } from "@/lib/cache";
import { type CacheTag, tagsOfRead } from "@/lib/cache-tags";
import { processWide } from "@/lib/process-wide";
import { savesOf } from "./save-counts";

interface Entry<Built> {
  /** The build that was started last, and how many saves it has seen. */
  last?: { saves: number; built: Promise<Built> };
  /** What was built last. */
  value?: Built;
  /** The build that starts when the last one has ended. */
  next?: Promise<Built> | undefined;
}

/**
 * Caches the result of `build` in the memory of this process until a save concerns one of the tags.
 * Concurrent calls share one build, and a save during a build starts no second one beside it: both would
 * take twice as long and hold everything twice. A failed build rejects for all that wait for it, and the
 * next call tries again. `build` is given what was built before, to reuse what has not changed.
 *
 * `build` reads the stores, never what `cached` returns: what Next keeps expires after the save is counted. What
 * it reads of other results of this kind does not add their tags: `tags` says what shows in the result.
 *
 * Workaround for Next 16.4: `unstable_cache` stores JSON and parses it at every read, which is too slow
 * for a search index of megabytes and impossible for typed arrays. Next only learns the tags, so that a
 * page expires with what it was rendered from.
 * Shown by: `memory-cache.test.ts`.
 * Can go when: Next caches values by reference.
 */
export function cachedInMemory<Built>(
  name: string,
  tags: CacheTag[],
  build: (before: Built | undefined) => Promise<Built>,
): () => Promise<Built> {
  const addTags = cached(`${name}-tags`, tags, async () => true);
  return async () => {
    if (!isBuilding.getStore()) await addTags();
    const entry = entryOf<Built>(name);
    if (entry.last?.saves === savesOf(tagsOfRead(tags))) return entry.last.built;
    const startNext = () => {
      entry.next = undefined;
      return start(entry);
    };
    // Whoever asked for the last one hears of its failure.
    entry.next ??= (entry.last?.built ?? Promise.resolve()).then(startNext, startNext);
    return entry.next;
  };

  function start(entry: Entry<Built>): Promise<Built> {
    const last = {
      saves: savesOf(tagsOfRead(tags)),
      built: isBuilding.run(true, () => build(entry.value)),
    };
    entry.last = last;
    last.built.then(
      (value) => {
        entry.value = value;
      },
      () => {
        if (entry.last === last) delete entry.last;
      },
    );
    return last.built;
  }
}

const isBuilding = new AsyncLocalStorage<true>();

function entryOf<Built>(name: string): Entry<Built> {
  const entries = processWide<Map<string, Entry<unknown>>>("memory-cache");
  entries.value ??= new Map();
  const entry = entries.value.get(name) ?? {};
  entries.value.set(name, entry);
  return entry as Entry<Built>;
}
