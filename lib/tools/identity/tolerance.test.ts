import { describe, expect, it } from "vitest";
import { readTolerance, toleranceNote, withUnit } from "./tolerance";

describe("withUnit", () => {
  it("replaces the default of one unit by that of the other, and keeps what was typed", () => {
    expect(withUnit("0.5", "ppm")).toEqual({ tolerance: "20", unit: "ppm" });
    expect(withUnit(" 0,5", "ppm")).toEqual({ tolerance: "20", unit: "ppm" });
    expect(withUnit("20", "Da")).toEqual({ tolerance: "0.5", unit: "Da" });
    expect(withUnit("0.2", "ppm")).toEqual({ tolerance: "0.2", unit: "ppm" });
  });
});

describe("readTolerance", () => {
  it("reads a number with a point or a comma, within limits", () => {
    expect(readTolerance("0,5", "Da")).toBe(0.5);
    expect(readTolerance("20", "ppm")).toBe(20);
    for (const text of ["", "-1", "0", "6", "x"]) expect(readTolerance(text, "Da")).toBeNull();
  });
});

describe("toleranceNote", () => {
  it("is given below 1 ppm", () => {
    expect(toleranceNote({ value: 0.5, unit: "ppm" }, 1418.7)).toMatch("0.0007 Da");
    expect(toleranceNote({ value: 1, unit: "ppm" }, 1418.7)).toBeNull();
    expect(toleranceNote({ value: 0.5, unit: "Da" }, 1418.7)).toBeNull();
  });
});
