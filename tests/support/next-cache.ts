// Stands in for next/cache, which caches nothing here. What is expired is remembered for the test to see.
const expired: string[] = [];

export function unstable_cache<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  return read;
}

export function revalidateTag(tag: string): void {
  expired.push(tag);
}

/** The tags expired since the last call, each once, in alphabetical order. */
export function takeExpiredTags(): string[] {
  return [...new Set(expired.splice(0))].sort();
}
