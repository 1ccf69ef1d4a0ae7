import { describe, expect, it } from "vitest";
import { parseSequence } from "../sequence";
import { aliphaticIndex, aromaticity, bomanIndex, gravy } from "./composition-indices";
import { extinctionAt214, extinctionAt280 } from "./extinction";
import { hydropathyProfile } from "./hydropathy-profile";
import { instabilityIndex } from "./instability-index";

/** Documentation and tests of Biopython 1.80, `Bio.SeqUtils.ProtParam` and `test_ProtParam.py`. */
const BIOPYTHON = parseSequence(
  "MAEGEITTFTALTEKFNLPPGNYKKPKLLYCSNGGHFLRILPDGTVDGTRDRSDQHIQLQLSAESVGEVYIKSTETGQYLAMDTSGLLYGSQTPSEECLFLERLEENHYNTYTSKKHAEKNWFVGLKKNGSCKRGPRTHYGQKAILFLPLPV",
);

/** ProtParam's answer for an antibody's light chain, in the public repository Developability_Data. */
const LIGHT_CHAIN = parseSequence(
  "QIVLSQSPAILSASPGEKVTMTCRASSSVSYIHWFQQKPGSSPKPWIYATSNLASGVPVRFEGSGSGTDYSLTISRVEAEDDATYYCQQETEDPPTFGGGTKLEIK",
);

/** Examples in the help of the R package Peptides, which give ProtParam's values too. */
const PROTEGRIN_LIKE = parseSequence("QWGRRCCGWGPGRRYCVRWC");

describe("documented examples", () => {
  it("of Biopython", () => {
    expect(gravy(BIOPYTHON).value).toBeCloseTo(-0.5974, 4);
    expect(aromaticity(BIOPYTHON).value).toBeCloseTo(0.1, 2);
    expect(instabilityIndex(BIOPYTHON).value).toBeCloseTo(41.98, 2);
    expect(extinctionAt280(BIOPYTHON).value).toEqual({ reduced: 17_420, oxidised: 17_545 });
  });

  it("of ProtParam", () => {
    expect(instabilityIndex(LIGHT_CHAIN).value).toBeCloseTo(56.16, 2);
    expect(aliphaticIndex(LIGHT_CHAIN).value).toBeCloseTo(63.49, 2);
    expect(gravy(LIGHT_CHAIN).value).toBeCloseTo(-0.414, 3);
    expect(extinctionAt280(LIGHT_CHAIN).value).toEqual({ reduced: 18_450, oxidised: 18_575 });
  });

  it("of the R package Peptides", () => {
    expect(gravy(PROTEGRIN_LIKE).value).toBeCloseTo(-0.95, 6);
    expect(instabilityIndex(PROTEGRIN_LIKE).value).toBeCloseTo(83.68, 2);
    expect(aliphaticIndex(parseSequence("SDKEVDEVDAALSDLEITLE")).value).toBeCloseTo(117, 6);
    expect(bomanIndex(parseSequence("FLPVLAGLTPSIVPKLVCLLTKKC")).value).toBeCloseTo(-1.235833, 6);
  });
});

describe("extinctionAt214", () => {
  it("adds bonds and residues, with Pro at the N-terminus apart", () => {
    // Kuipers & Gruppen 2007: 923 per bond, Gly 21, Trp 29,050, Pro 2,675 or 30.
    expect(extinctionAt214(parseSequence("GG")).value).toBe(923 + 42);
    expect(extinctionAt214(parseSequence("GWP")).value).toBe(2 * 923 + 21 + 29_050 + 2675);
    expect(extinctionAt214(parseSequence("PG")).value).toBe(923 + 30 + 21);
  });

  it.each(["Ac-GG", "GG-NH2", "CGC [disulfide 1-3]", "GHK [Cu]", "H-Aib-Gly"])(
    "is not defined for %s",
    (text) => expect(extinctionAt214(parseSequence(text)).reason).toBeTruthy(),
  );
});

describe("what a modification makes undefined", () => {
  it("names the residues", () => {
    const sequence = parseSequence("H-His-Aib-Lys(Pal+gGlu)-Gly");
    for (const compute of [gravy, aliphaticIndex, aromaticity, bomanIndex, instabilityIndex]) {
      expect(compute(sequence).reason).toContain("Aib 2 and Lys 3 with its side-chain group are");
    }
  });

  it("names four at most", () => {
    expect(gravy(parseSequence("H-Aib-Aib-Aib-Aib-Aib-Aib")).reason).toContain(
      "Aib 1, Aib 2, Aib 3, Aib 4 and 2 more are",
    );
  });

  it("D residues have a hydropathy but no instability weight", () => {
    const sequence = parseSequence("kPV");
    expect(gravy(sequence).value).toBeCloseTo((-3.9 - 1.6 + 4.2) / 3, 9);
    expect(instabilityIndex(sequence).reason).toContain("Lys 1 is a D residue");
    expect(instabilityIndex(parseSequence("K")).reason).toBeTruthy();
  });

  it("other chromophores end the rule at 280 nm", () => {
    for (const text of ["H-2Nal-Ala", "Ac-Tyr(Ac)", "GHK [Cu]", "PhAc-Pro-Gly-OEt", "H-Lys(MPA)"]) {
      expect(extinctionAt280(parseSequence(text)).reason, text).toBeTruthy();
    }
    expect(extinctionAt280(parseSequence("H-Aib-Trp-NH2")).value?.reduced).toBe(5500);
  });
});

describe("hydropathyProfile", () => {
  it("is the mean of each window, in its middle", () => {
    const profile = hydropathyProfile(parseSequence("KPVAA"), 3);
    expect(profile.map(({ position }) => position)).toEqual([2, 3, 4]);
    expect(profile[0]?.mean).toBeCloseTo((-3.9 - 1.6 + 4.2) / 3, 9);
  });

  it("has a gap where a residue has no value, and nothing for a short chain", () => {
    const profile = hydropathyProfile(parseSequence("H-Ala-Ala-Ala-Aib-Ala-Ala-Ala"), 3);
    expect(profile.map(({ mean }) => mean !== null)).toEqual([true, false, false, false, true]);
    expect(hydropathyProfile(parseSequence("KPV"), 5)).toEqual([]);
  });
});
