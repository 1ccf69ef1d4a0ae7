import fc from "fast-check";
import { expect, it } from "vitest";
import { findNear } from "./edit-distance";

function near(names: string[], typed: string, most: number) {
  const sorted = names.toSorted();
  const found: Record<string, [toStart: number, toWhole: number]> = {};
  findNear(sorted, typed, most, (at, { toStart, toWhole }) => {
    found[sorted[at] ?? ""] = [toStart, toWhole];
  });
  return found;
}

it("counts a letter added, left out, replaced or swapped as one edit", () => {
  for (const typed of ["selannk", "selnk", "selamk", "selnak"]) {
    expect(near(["selank", "semax"], typed, 1).selank?.[1], typed).toBe(1);
  }
  expect(near(["semaglutide"], "semigl", 1)).toEqual({
    semaglutide: [1, Number.POSITIVE_INFINITY],
  });
  expect(near(["selank"], "kpv", 2)).toEqual({});
});

it("finds what a table for each pair of words finds", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abc"), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 12 }),
      word,
      fc.integer({ min: 1, max: 2 }),
      (names, typed, most) => {
        const found = near(names, typed, most);
        for (const name of names) {
          const whole = distance(typed, name);
          const starts = Array.from(name, (_, at) => distance(typed, name.slice(0, at + 1)));
          const start = Math.min(typed.length, ...starts);
          if (start > most) expect(found[name]).toBeUndefined();
          else
            expect(found[name]).toEqual([start, whole <= most ? whole : Number.POSITIVE_INFINITY]);
        }
      },
    ),
    { numRuns: 150 },
  );
});

/** Optimal string alignment by its definition. */
function distance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [endOfA, endOfB] = [a.at(-1), b.at(-1)];
  const choices = [
    distance(a.slice(0, -1), b) + 1,
    distance(a, b.slice(0, -1)) + 1,
    distance(a.slice(0, -1), b.slice(0, -1)) + (endOfA === endOfB ? 0 : 1),
  ];
  if (endOfA === b.at(-2) && endOfB === a.at(-2)) {
    choices.push(distance(a.slice(0, -2), b.slice(0, -2)) + 1);
  }
  return Math.min(...choices);
}
