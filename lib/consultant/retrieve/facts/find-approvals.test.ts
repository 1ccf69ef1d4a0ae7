import { describe, expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { findApprovals } from "./find-approvals";

const library = await readSeededLibrary();

function told(name: string, message: string) {
  const topic = library.peptides.find((one) => one.name === name);
  if (!topic) throw new Error(`No peptide is called ${name}.`);
  const found = findApprovals(topic, message);
  return { said: found?.sentences.join(" ") ?? "", isInForce: found?.isInForce };
}

describe("approvals in Europe", () => {
  it("are those of its states too", () => {
    const { said, isInForce } = told("Terlipressin", "Is terlipressin approved in Europe?");
    expect(said).toMatch(/^Terlipressin .* is approved by authorities of EU member states/);
    expect(said).not.toContain("No approval");
    expect(isInForce).toBe(true);
  });

  it("are told after the EMA that has approved none", () => {
    const { said } = told("Terlipressin", "Is terlipressin approved by the EMA?");
    expect(said).toMatch(
      /^No approval of Terlipressin by the EU \(EMA\) is recorded here\. .*EU member states/,
    );
  });

  it("are denied for the agency and the states together", () => {
    const { said } = told("BPC-157", "Is BPC-157 approved in Europe?");
    expect(said).toBe(
      "No approval of BPC-157 by the EU (EMA) or authorities of EU member states is recorded here.",
    );
  });
});

it("says of an authority named beside another that it has approved none", () => {
  const { said, isInForce } = told(
    "Semaglutide",
    "Is semaglutide approved in Japan and in Russia?",
  );
  expect(said).toMatch(/PMDA.*No approval of Semaglutide by Russia's Ministry of Health/);
  expect(isInForce).toBe(false);
});

it.each([
  ["Semaglutide", "Is Rybelsus approved in the US and in China?"],
  ["Semaglutide", "Is Wegovy approved in Canada?"],
  ["Liraglutide", "Is Saxenda approved in Japan?"],
])("denies no approval of %s where it has another of that authority: %j", (name, message) => {
  expect(told(name, message).said).not.toContain("No approval");
});

it("does not say yes where one of two authorities is not told of", () => {
  const { isInForce } = told("Semaglutide", "Is Rybelsus approved in the US and in China?");
  expect(isInForce).toBe(false);
});
