import { describe, expect, it } from "vitest";
import { expire } from "../cache";
import { cachedInMemory } from "./memory-cache";
import { expireTags } from "./page-cache/expired-tags";

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

  it("builds one at a time, and from the state after the last save", async () => {
    let state = "first";
    let open = 0;
    const built: string[] = [];
    const ends: (() => void)[] = [];
    const get = cachedInMemory("test-turns", ["videos"], async () => {
      open += 1;
      expect(open).toBe(1);
      const read = state;
      await new Promise<void>((end) => ends.push(end));
      open -= 1;
      built.push(read);
      return read;
    });
    const save = (saved: string) => {
      state = saved;
      expire(["videos"]);
      return get();
    };
    const first = get();
    await expect.poll(() => ends).toHaveLength(1);
    const others = [save("second"), save("third"), get()];
    ends[0]?.();
    expect(await first).toBe("first");
    await expect.poll(() => ends).toHaveLength(2);
    ends[1]?.();
    expect(await Promise.all(others)).toEqual(["third", "third", "third"]);
    expect(built).toEqual(["first", "third"]);
  });

  it("builds once after a save, though its tags expire again", async () => {
    let builds = 0;
    const get = cachedInMemory("test-twice", ["videos"], async () => {
      builds += 1;
      return builds;
    });
    await get();
    expire(["videos"]);
    expect(await get()).toBe(2);
    expireTags(["videos"]);
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
