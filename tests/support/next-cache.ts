import { processWide } from "@/lib/process-wide";

// Stands in for next/cache: only the editions of what is built from the library are kept, until a tag of
// theirs expires or a test takes another database. What is expired is remembered for the test to see.
const expired: string[] = [];
const editions = new Map<string, { tags: string[]; database: unknown; value: Promise<unknown> }>();
const currentDatabase = processWide<unknown>("database");

export function unstable_cache<Answer>(
  read: () => Promise<Answer>,
  [name = ""]: string[] = [],
  { tags = [] }: { tags?: string[] } = {},
): () => Promise<Answer> {
  if (!name.endsWith("-edition")) return read;
  return () => {
    const database = currentDatabase.value;
    const kept = editions.get(name);
    if (kept && kept.database === database) return kept.value as Promise<Answer>;
    const value = read();
    editions.set(name, { tags, database, value });
    return value;
  };
}

export function revalidateTag(tag: string): void {
  expired.push(tag);
  for (const [name, { tags }] of editions) if (tags.includes(tag)) editions.delete(name);
}

/** The tags expired since the last call, each once, in alphabetical order. */
export function takeExpiredTags(): string[] {
  return [...new Set(expired.splice(0))].sort();
}
