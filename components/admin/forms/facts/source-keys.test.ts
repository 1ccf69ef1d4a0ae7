import { describe, expect, it } from "vitest";
import { keyFor, listUses, renameSource } from "./source-keys";

const facts = {
  sources: { b: { title: "B" }, a: { title: "A" } },
  sport: { source: "a" },
  trials: [{ source: "b", estimates: [] }, { source: "a" }],
  safety: { kidney: { source: "b" } },
};

describe("keys of sources", () => {
  it("are made from the title, and no two are the same", () => {
    expect(keyFor("Ozempic® (semaglutide), label", [])).toBe("ozempic-semaglutide-label");
    expect(keyFor("Étude 2", ["etude-2", "etude-2-2"])).toBe("etude-2-3");
    expect(keyFor("…", [])).toBe("source");
    expect(keyFor(`${"a".repeat(39)} b`, [])).toBe("a".repeat(39));
  });

  it("are found where facts name them", () => {
    expect(listUses(facts, "b")).toEqual([
      ["trials", 0],
      ["safety", "kidney"],
    ]);
    expect(listUses(facts, "c")).toEqual([]);
  });

  it("are changed wherever they are named, in their place", () => {
    const renamed = renameSource(facts, "b", "c");
    expect(Object.keys(renamed.sources as object)).toEqual(["c", "a"]);
    expect(listUses(renamed, "c")).toEqual(listUses(facts, "b"));
    expect(listUses(renamed, "b")).toEqual([]);
  });
});
