import { expect, it } from "vitest";
import { SizeLimitedMap } from "./size-limited-map";

it("drops what was used least recently when the sizes exceed the limit", () => {
  const dropped: string[] = [];
  const map = new SizeLimitedMap<number>(10, (key) => dropped.push(key));
  map.set("a", 1, 4);
  map.set("b", 2, 4);
  map.get("a");
  map.set("c", 3, 4);
  expect(dropped).toEqual(["b"]);
  expect([map.get("a"), map.get("b"), map.get("c"), map.size]).toEqual([1, undefined, 3, 8]);
});

it("counts a replaced entry once", () => {
  const map = new SizeLimitedMap<number>(10);
  map.set("a", 1, 9);
  map.set("a", 2, 5);
  expect([map.get("a"), map.size]).toEqual([2, 5]);
  map.delete("a");
  map.delete("a");
  expect([map.get("a"), map.size]).toEqual([undefined, 0]);
});

it("does not empty itself for one that is larger than the whole map", () => {
  const dropped: string[] = [];
  const map = new SizeLimitedMap<number>(10, (key) => dropped.push(key));
  map.set("a", 1, 9);
  map.set("huge", 2, 11);
  expect([map.get("a"), map.get("huge"), dropped]).toEqual([1, undefined, ["huge"]]);
});

it("deletes the entries that are named by their values", () => {
  const map = new SizeLimitedMap<number>(10);
  for (const value of [1, 2, 3]) map.set(String(value), value, 3);
  map.deleteWhere((value) => value !== 2);
  expect([map.get("1"), map.get("2"), map.get("3"), map.size]).toEqual([
    undefined,
    2,
    undefined,
    3,
  ]);
});
