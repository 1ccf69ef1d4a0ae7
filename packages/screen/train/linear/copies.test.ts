import { describe, expect, it } from "vitest";
import { CONCERNS } from "../../src/concerns";
import { copiesOf, varied } from "./copies";
import { toExample } from "./examples";
import { misspell } from "./misspell";
import { seededRandom, shuffle } from "./random";
import { setAmongOthers } from "./set-among-others";
import { swapNames } from "./swap-names";

const danger = toExample("semaglutide swallowed by mistake", of("emergency"));
const question = toExample("What is semaglutide?", of("ordinary"));
const examples = Array.from({ length: 100 }, () => [danger, question]).flat();

describe("copies of examples", () => {
  it("slip in longer words alone", () => {
    const random = seededRandom(1);
    const copies = examples.map(({ message }) => misspell(message, random));
    // Two of a word's letters that are alike may change places.
    const same = copies.filter((copy) => copy === danger.message || copy === question.message);
    expect(same.length).toBeLessThan(20);
    for (const copy of copies) expect(copy).toMatch(/^\S{5,} \S+ by \S+$|^What is \S+\?$/);
  });

  it("name another peptide, where one is named", () => {
    const random = seededRandom(1);
    const copies = examples.map(({ message }) => swapNames(message, random));
    expect(new Set(copies).size).toBeGreaterThan(10);
    expect(swapNames("My chest hurts", random)).toBeNull();
  });

  it("stand among ordinary messages", () => {
    const random = seededRandom(1);
    for (let times = 0; times < 20; times++) {
      const text = setAmongOthers(danger.message, [question.message], random);
      expect(text).toContain(`${danger.message}.`);
      expect(text).toContain(question.message);
    }
  });

  it("keep their concern, and leave the examples as they are", () => {
    const before = structuredClone(examples);
    const copies = copiesOf(examples, seededRandom(1));
    expect(copies.length).toBeGreaterThan(50);
    for (const { voice, concern } of copies) expect(CONCERNS[concern]).toBe(voice);
    expect(varied(examples, seededRandom(1)).map(({ concern }) => concern)).toEqual(
      examples.map(({ concern }) => concern),
    );
    expect(examples).toEqual(before);
  });
});

it("chance is the same for the same seed", () => {
  const order = (seed: number) => shuffle([1, 2, 3, 4, 5, 6, 7, 8], seededRandom(seed));
  expect(order(3)).toEqual(order(3));
  expect(order(3)).not.toEqual(order(4));
  expect(order(3).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

function of(concern: (typeof CONCERNS)[number]) {
  return { concern: CONCERNS.indexOf(concern), voice: concern };
}
