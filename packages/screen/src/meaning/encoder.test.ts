import { describe, expect, it } from "vitest";
import { nameShares } from "../concerns";
import { weighMeaning } from "./encoder";
import { isLegible, toPieces } from "./word-pieces";

const weigh = async (text: string) => nameShares(await weighMeaning(toPieces(text)));

describe("the encoder", () => {
  it("tells what is meant", async () => {
    const danger = await weigh("I feel as if somebody were sitting on my chest");
    expect(danger.emergency).toBeGreaterThan(0.5);
    const question = await weigh("How does BPC-157 act on tendons?");
    expect(question.ordinary).toBeGreaterThan(0.5);
    const shares = Object.values(question).reduce((sum, share) => sum + share, 0);
    expect(shares).toBeCloseTo(1, 4);
  });

  it("answers many at once, each for itself", async () => {
    const texts = [
      "What is semaglutide?",
      "Where can I buy retatrutide?",
      "My throat is closing up",
    ];
    const alone: unknown[] = [];
    for (const text of texts) alone.push(await weigh(text));
    expect(await Promise.all(texts.map(weigh))).toEqual(alone);
  });

  it.each(["", "   ", "\u0301", "是的", "x".repeat(5000)])("reads %j", async (text) => {
    const { ordinary } = await weigh(text);
    expect(ordinary).toBeGreaterThanOrEqual(0);
  });

  it("tells what it can read", () => {
    expect(isLegible(toPieces("¿Qué es la semaglutida?"))).toBe(true);
    expect(isLegible(toPieces("сколько мне колоть"))).toBe(false);
  });
});
