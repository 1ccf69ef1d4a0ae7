import { describe, expect, it } from "vitest";
import { parseSequence } from "./sequence";
import { describeSequence } from "./sequence-text";

function say(text: string): string {
  return describeSequence(parseSequence(text));
}

describe("describeSequence", () => {
  it("names length, residues and ends", () => {
    expect(say("KPv")).toBe(
      "A chain of 3 residues: Lys, Pro, D-Val. The N-terminus is a free amine. " +
        "The C-terminus is a free acid.",
    );
    expect(say("Gly-NH2")).toContain("A chain of 1 residue: Gly.");
  });

  it("explains special codes once, and side-chain groups with their place", () => {
    const text = say("H-Aib-Lys(C18diacid+gGlu)-Aib-Ser(Octanoyl)-NH2");
    expect(text).toContain("Aib, Lys (modified), Aib, Ser (modified).");
    expect(text.match(/Aib stands for 2-aminoisobutyric acid/g)).toHaveLength(1);
    expect(text).toContain(
      "The groups on the side chain of Lys 2, from the outside in, are " +
        "17-carboxyheptadecanoyl (from octadecanedioic acid), a lipid; γ-glutamyl.",
    );
    expect(text).toContain("The group on the side chain of Ser 4 is octanoyl, a lipid.");
    expect(text).toContain("The C-terminus is an amide.");
  });

  it("names bridges and metal", () => {
    expect(say("CGGC [disulfide 1-4]")).toContain("A disulfide bridge joins Cys 1 and Cys 4.");
    expect(say("KAD [lactam 1-3]")).toContain("A lactam bridge joins Lys 1 and Asp 3.");
    expect(say("GHK [Cu]")).toContain("It binds one copper(II) ion.");
  });

  it("knows ends that are not amine or acid", () => {
    expect(say("Ac-KPV")).toContain("The group on the N-terminus is acetyl.");
    expect(say("pGlu-Pro-NHEt")).toContain("starts with pGlu, so that it has no N-terminal amine.");
    expect(say("pGlu-Pro-NHEt")).toContain("The C-terminus is an ethylamide.");
    expect(say("H-Ala-Throl")).toContain("The chain ends in an alcohol.");
  });
});
