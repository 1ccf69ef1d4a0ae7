import { describe, expect, it } from "vitest";
import { matchTerm } from "./match-term";
import { vocabulary } from "./vocabulary";

describe("a text names a condition", () => {
  it.each([
    ["Obesity", "obesity"],
    ["Obesity (people)", "obesity"],
    ["overweight", "obesity"],
    ["Alzheimer's disease (cells)", "alzheimers-disease"],
    ["Alzheimer's disease: prodrug fosgonimeton only (people)", "alzheimers-disease"],
    ["MASH, a steatohepatitis (people)", "mash"],
    ["Skin wounds (animals)", "skin-wound"],
    ["Bardet-Biedl syndrome", "bardet-biedl-syndrome"],
    ["type-2-diabetes", "type-2-diabetes"],
    ["Cancer (supportive treatment)", "cancer-supportive-treatment"],
    // A name goes before a synonym of another term.
    ["Hypothalamic amenorrhoea (people)", "hypothalamic-amenorrhoea"],
  ])("%s: %s", (text, key) => {
    expect(matchTerm("conditions", text)).toBe(key);
  });

  it.each([
    "Growth hormone secretion, DAC form only (people)",
    "Cardiovascular risk in type 2 diabetes (people)",
    "constructor",
    "(people)",
    "",
  ])("%j names none", (text) => {
    expect(matchTerm("conditions", text)).toBeNull();
  });

  it("that is asked for", () => {
    const british = (key: string) => key !== "hemophilia-a";
    expect(matchTerm("conditions", "factor VIII deficiency", british)).toBe("haemophilia-a");
  });
});

describe("every term of the vocabulary", () => {
  it.each(["conditions", "targets"] as const)("of %s is named by its name and its key", (kind) => {
    for (const [key, { name }] of Object.entries(vocabulary[kind])) {
      expect(matchTerm(kind, name), name).toBe(key);
      expect(matchTerm(kind, key), key).toBe(key);
    }
  });

  it("with a gene is named by it, in any case, and by no other's", () => {
    const genes = Object.entries(vocabulary.targets).flatMap(([key, { gene }]) =>
      gene ? [{ key, gene }] : [],
    );
    expect(new Set(genes.map(({ gene }) => gene.toLowerCase())).size).toBe(genes.length);
    for (const { key, gene } of genes) expect(matchTerm("targets", gene.toLowerCase())).toBe(key);
  });
});
