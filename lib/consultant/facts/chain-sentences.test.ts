import { describe, expect, it } from "vitest";
import { chainDifferences } from "./chain-sentences";

const free = { name: "Freein", sequence: "GHK" };
const held = { name: "Heldin", sequence: "GHK [Cu]" };
const fatty = { name: "Fattin", sequence: "Pal-Gly-His-Lys-OH" };

describe("in what two chains differ", () => {
  it("calls one the same without the metal only where nothing else differs", () => {
    expect(chainDifferences(held, free)).toEqual([
      "Heldin holds a copper(II) ion, Freein is the same without the metal.",
    ]);
    expect(chainDifferences(held, fatty)).toEqual([
      "Heldin holds a copper(II) ion, Fattin holds none.",
      "The front end of Heldin is free, the front end of Fattin carries a palmitoyl (hexadecanoyl) group.",
    ]);
  });

  it("tells what stands before the first residue", () => {
    expect(chainDifferences(free, fatty)).toEqual([
      "The front end of Freein is free, the front end of Fattin carries a palmitoyl (hexadecanoyl) group.",
    ]);
  });
});
