import { describe, expect, it } from "vitest";
import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import { tokenize } from "@/lib/consultant/safety/classifier/tokens";
import type { Example } from "./examples";
import { misspell } from "./misspell";
import { seededRandom, shuffle } from "./random";
import { setAmongOthers } from "./set-among-others";
import { swapNames } from "./swap-names";

const example = (message: string, concern: (typeof CONCERNS)[number]): Example => ({
  message,
  tokens: tokenize(message),
  concern: CONCERNS.indexOf(concern),
  voice: "test",
});
const danger = example("semaglutide swallowed by mistake", "emergency");
const question = example("What is semaglutide?", "ordinary");
const examples = Array.from({ length: 100 }, () => [danger, question]).flat();

describe("copies of examples", () => {
  it("slip in longer words alone, and keep their concern", () => {
    const copies = misspell(examples, seededRandom(1));
    expect(copies.length).toBeGreaterThan(20);
    for (const { tokens, concern } of copies) {
      const original = concern === danger.concern ? danger.tokens : question.tokens;
      expect(tokens).toHaveLength(original.length);
      const changed = tokens.filter((token, at) => token !== original[at]);
      for (const token of changed) expect(token.length).toBeGreaterThan(3);
    }
  });

  it("name another peptide", () => {
    const copies = swapNames(examples, seededRandom(1));
    expect(new Set(copies.map(({ tokens }) => tokens.join(" "))).size).toBeGreaterThan(10);
  });

  it("stand among ordinary messages, under their own concern", () => {
    const dangers = setAmongOthers(examples, seededRandom(1)).filter(
      ({ concern }) => concern === danger.concern,
    );
    expect(dangers.length).toBeGreaterThan(5);
    for (const { tokens } of dangers) {
      expect(tokens.join(" ")).toContain(danger.tokens.join(" "));
      expect(tokens.length).toBeGreaterThan(danger.tokens.length + question.tokens.length);
    }
  });
});

it("chance is the same for the same seed", () => {
  const order = (seed: number) => shuffle([1, 2, 3, 4, 5, 6, 7, 8], seededRandom(seed));
  expect(order(3)).toEqual(order(3));
  expect(order(3)).not.toEqual(order(4));
  expect(order(3).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
