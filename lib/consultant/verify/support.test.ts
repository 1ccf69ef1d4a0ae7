import { describe, expect, it } from "vitest";
import { makePassage } from "../corpus/passage";
import { isSupported } from "./support";

const passage = makePassage({
  id: "p",
  section: "overview",
  peptideId: 81,
  title: "BPC-157: Overview",
  href: "/peptides/81#overview",
  names: ["BPC-157", "Bepecin"],
  paragraphs: [
    [
      "BPC-157 is a synthetic chain of fifteen amino acids.",
      "In rats, ligaments that were cut healed with greater strength after 10 mg than in controls.",
      "BPC-157 is not approved as a medicine, and anti-doping rules name it as prohibited.",
      "The peptide may increase the growth of new vessels.",
      "Nausea was less frequent than with placebo over 68 weeks.",
    ],
  ],
});

describe("isSupported", () => {
  it.each([
    ["BPC-157 is a synthetic chain of fifteen amino acids."],
    ["Bepecin is a synthetic chain of 15 amino acids."],
    ["In rats, cut ligaments healed with greater strength than in controls."],
    ["It is not approved as a medicine."],
    ["Anti-doping rules name it as prohibited."],
    ["The peptide may increase growth of new vessels."],
    ["BPC-157: Nausea was less frequent than with placebo over 68 weeks."],
  ])("bears out %j", (sentence) => {
    expect(isSupported(sentence, passage)).toBe(true);
  });

  it.each([
    ["BPC-157 is a synthetic chain of sixteen amino acids.", "another number"],
    ["BPC-157 is approved as a medicine.", "no negation"],
    ["Anti-doping rules do not name it as prohibited.", "a negation too many"],
    ["Cut ligaments healed with greater strength than in controls.", "no word of the rats"],
    ["In rats, cut ligaments healed with greater strength after 10 mcg.", "another unit"],
    ["In rats, cut ligaments healed with less strength than in controls.", "another direction"],
    ["The peptide increases the growth of new vessels.", "no doubt"],
    ["TB-500 is a synthetic chain of fifteen amino acids.", "another name"],
    ["Nausea was more frequent than with placebo over 68 weeks.", "another direction"],
    ["Ligaments of people healed with greater strength in rats and controls.", "another species"],
    ["Yes.", "nothing said"],
    ["", "nothing at all"],
  ])("does not bear out %j: %s", (sentence) => {
    expect(isSupported(sentence, passage)).toBe(false);
  });
});
