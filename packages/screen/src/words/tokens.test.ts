import { describe, expect, it } from "vitest";
import { tokenize } from "./tokens";

describe("tokenize", () => {
  it.each([
    ["Can't BREATHE!", ["cant", "breathe", "!"]],
    ["noooooo", ["noo"]],
    ["c a n t  b r e a t h e", ["cantbreathe"]],
    ["1 c4nt br34the", ["<1 digits>", "cant", "breathe"]],
    ["I OD'd", ["i", "overdosed"]],
    ["10mg of BPC-157", ["<2 digits>", "mg", "of", "bpc", "-", "<3 digits>"]],
    ["bpc157 vs TB 500", ["bpc", "-", "<3 digits>", "vs", "tb", "-", "<3 digits>"]],
    ["猫が倒れた", ["猫", "か", "倒", "れ", "た"]],
    ["", []],
  ])("reads %j", (message, tokens) => {
    expect(tokenize(message)).toEqual(tokens);
  });

  it("knows a blood sugar that is too low or too high, in either unit", () => {
    const readings = ["sugar 41", "bm 1.8", "glucose of 420", "sugar 22 mmol"];
    for (const reading of readings) expect(tokenize(reading)).toContain("<dangerous sugar>");
    const others = ["sugar 95", "bm 5.8", "41 participants", "a dose of 1.8"];
    for (const other of others) expect(tokenize(other)).not.toContain("<dangerous sugar>");
  });

  it("reads no further than four thousand characters", () => {
    expect(tokenize("word ".repeat(100_000))).toHaveLength(800);
  });
});
