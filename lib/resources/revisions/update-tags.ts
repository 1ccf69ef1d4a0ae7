import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { CacheTag } from "@/lib/cache-tags";
import type { Resource, ResourceItem } from "../resource";

/** What an update of one item expires: the item, and the lists that show something else of it now. */
export function tagsOfUpdate(
  { tags: [type], parts }: Pick<Resource, "tags" | "parts">,
  before: ResourceItem,
  after: ResourceItem,
): CacheTag[] {
  if (!type) return [];
  const [old, now] = [parts?.(before) ?? {}, parts?.(after) ?? {}];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(old[name], now[name]));
  return [String(after.id), ...changed].map((part): CacheTag => `${type}:${part}`);
}
