import { expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { orderFacts } from "./order-facts";
import { numberSources } from "./source-numbers";

it("numbers the sources of facts alike, whatever order their fields were stored in", () => {
  const facts = [...readSeedContent().peptides.values()].flatMap(({ facts }) => facts ?? []);
  expect(facts.length).toBeGreaterThan(0);
  for (const stored of facts) {
    const numbers = (given: unknown) =>
      numberSources(orderFacts(given)).map(({ number, key }) => [number, key]);
    expect(numbers(reversed(stored))).toEqual(numbers(stored));
  }
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, item]) => [name, reversed(item)] as const);
  return Object.fromEntries(fields.reverse());
}
