/** What is cached by type: a tag for each collection, one for all documents. */
export const cacheTags = ["peptides", "categories", "research", "videos", "documents"] as const;
export type CachedType = (typeof cacheTags)[number];

/**
 * What a cached read depends on and what a save expires: everything of a type (`peptides`), or a part of it.
 * A part is an item by its id (`peptides:36`), or what lists show of items (`peptides:card`).
 */
export type CacheTag = CachedType | `${CachedType}:${string}`;

/** The tags of an entry that was made from these: whoever reads a part also expires with the whole type. */
export function tagsOfRead(tags: readonly CacheTag[]): string[] {
  return unique(tags.flatMap((tag) => (isPart(tag) ? [tag, everyPart(tag)] : [tag])));
}

/** The tags that expire with these: a changed part changes what was made from everything of its type. */
export function tagsOfSave(tags: readonly CacheTag[]): string[] {
  return unique(tags.flatMap((tag) => (isPart(tag) ? [tag, typeOf(tag)] : [tag, everyPart(tag)])));
}

/** Whether an entry with these tags expires whenever one with that tag does. */
export function covers(tags: readonly CacheTag[], tag: CacheTag): boolean {
  return tags.includes(tag) || tags.includes(typeOf(tag));
}

function isPart(tag: CacheTag): boolean {
  return tag.includes(":");
}

function typeOf(tag: CacheTag): CachedType {
  return tag.split(":", 1)[0] as CachedType;
}

function everyPart(tag: CacheTag): string {
  return `${typeOf(tag)}:*`;
}

function unique(tags: string[]): string[] {
  return [...new Set(tags)];
}
