import { processWide } from "../process-wide";

interface SaveCounts {
  ofTags: Map<string, number>;
  ofDatabases: number;
}

/** Counts a save in this process: after its commit, so that who reads from now on sees it. */
export function countSave(tags: readonly string[]): void {
  const { ofTags } = counts();
  for (const tag of tags) ofTags.set(tag, (ofTags.get(tag) ?? 0) + 1);
}

/** Counts that another database is read from now on. */
export function countDatabase(): void {
  counts().ofDatabases += 1;
}

/** How many saves concerned these tags so far. */
export function savesOf(tags: readonly string[]): number {
  const { ofTags, ofDatabases } = counts();
  return tags.reduce((sum, tag) => sum + (ofTags.get(tag) ?? 0), ofDatabases);
}

function counts(): SaveCounts {
  const holder = processWide<SaveCounts>("save-counts");
  holder.value ??= { ofTags: new Map(), ofDatabases: 0 };
  return holder.value;
}
