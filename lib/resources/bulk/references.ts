import "server-only";
import { resources } from "@/lib/content/resources";
import { getDatabase } from "@/lib/db/client";
import { inParts } from "@/lib/resources/read-all";

/**
 * How many items of each collection would lose a reference if these were deleted, each counted once:
 * `{"research": 12}`. Empty for a collection that no other refers to.
 */
export async function countReferences(
  collection: string,
  ids: number[],
): Promise<Record<string, number>> {
  const references = resources.get(collection)?.references;
  const found = new Map<string, Set<number>>();
  for (const part of references ? inParts(ids) : []) {
    for (const [by, items] of Object.entries((await references?.read(getDatabase(), part)) ?? {})) {
      found.set(by, new Set([...(found.get(by) ?? []), ...items.map(({ id }) => id)]));
    }
  }
  return Object.fromEntries(
    [...found].map(([by, ids]) => [by, ids.size] as const).filter(([, count]) => count > 0),
  );
}
