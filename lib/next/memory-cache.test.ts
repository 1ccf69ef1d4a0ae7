import { describe, expect, it, vi } from "vitest";
import { expire } from "../cache";
import { cachedInMemory } from "./memory-cache";

// The shared stand-in for next/cache does not cache by tags.
vi.mock("next/cache", () => {
  const kept = new Map<string, { tags: string[]; answer: unknown }>();
  return {
    unstable_cache:
      (read: () => Promise<unknown>, [name = ""]: string[], { tags = [] }: { tags?: string[] }) =>
      () => {
        const known = kept.get(name) ?? { tags, answer: read() };
        kept.set(name, known);
        return known.answer;
      },
    revalidateTag: (tag: string) => {
      for (const [name, { tags }] of kept) if (tags.includes(tag)) kept.delete(name);
    },
  };
});

describe("cachedInMemory", () => {
  it("builds once for concurrent calls, and again when a tag expires", async () => {
    let builds = 0;
    const get = cachedInMemory("test-once", ["videos"], async () => {
      builds += 1;
      return builds;
    });
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    expect(await get()).toBe(1);
    expire(["peptides"]);
    expect(await get()).toBe(1);
    expire(["videos"]);
    expect(await get()).toBe(2);
  });

  it("rejects all waiting calls if the build fails, then tries again", async () => {
    let builds = 0;
    const get = cachedInMemory("test-fails", ["videos"], async () => {
      builds += 1;
      if (builds === 1) throw new Error("no database");
      return builds;
    });
    const answers = await Promise.allSettled([get(), get()]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(builds).toBe(1);
    expect(await get()).toBe(2);
  });
});
