import "server-only";
import { randomUUID } from "node:crypto";
import { type CacheTag, cached } from "../cache";

/**
 * What `build` makes, kept in this process until one of the tags expires: for what is larger than the
 * cache keeps, or no JSON. Where a build fails all who wait for it learn why, and the next call tries
 * again.
 */
export function keptInMemory<Built>(
  name: string,
  tags: CacheTag[],
  build: () => Promise<Built>,
): () => Promise<Built> {
  const getEdition = cached(`${name}-edition`, tags, async () => randomUUID());
  const kept = keptInProcess<Built>();
  return async () => {
    const edition = await getEdition();
    const known = kept.get(name);
    if (known?.edition === edition) return known.built;
    const built = build().catch((error) => {
      if (kept.get(name)?.built === built) kept.delete(name);
      throw error;
    });
    kept.set(name, { edition, built });
    return built;
  };
}

interface Kept<Built> {
  edition: string;
  built: Promise<Built>;
}

/** Of what the build shares between pages and routes there is one in a process. */
function keptInProcess<Built>() {
  const holder = globalThis as { amideKeptInMemory?: Map<string, Kept<Built>> };
  holder.amideKeptInMemory ??= new Map();
  return holder.amideKeptInMemory;
}
