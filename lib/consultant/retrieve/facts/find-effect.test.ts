import { describe, expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { findEffect } from "./find-effect";

const { peptides } = await readSeededLibrary();
const tell = (name: string, message: string) => {
  const topic = peptides.find((peptide) => peptide.name === name);
  if (!topic) throw new Error(`${name} is not seeded`);
  return findEffect(topic, message)?.sentences.join(" ") ?? null;
};

describe("findEffect", () => {
  it.each([
    [
      "Semaglutide",
      "How much weight do people lose on Wegovy?",
      /^STEP 1 .*−14\.9 % against −2\.4 %/,
    ],
    ["Tirzepatide", "how much weight can you lose", /^SURMOUNT-1 .*−20\.9 %/],
    ["Retatrutide", "How much does it lower body weight?", /−24\.2 %/],
  ])("tells of %s by its figures: %s", (name, message, said) => {
    expect(tell(name, message)).toMatch(said);
  });

  it.each([
    ["Semaglutide", "How many people took part?"],
    ["Semaglutide", "How much does it cost?"],
    ["Semaglutide", "Does it lower weight?"],
    ["BPC-157", "How much weight do people lose on it?"],
  ])("leaves what asks for no effect, or for one that is not recorded: %s, %s", (name, message) => {
    expect(tell(name, message)).toBeNull();
  });
});
