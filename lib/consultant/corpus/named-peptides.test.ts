import { describe, expect, it } from "vitest";
import { longestBlock, slowness } from "@/tests/support/event-loop";
import { findNamedPeptides } from "./named-peptides";

const peptides = [
  { id: 81, name: "BPC-157", synonyms: ["PL 14736"], brandNames: [] },
  { id: 36, name: "Semaglutide", synonyms: [], brandNames: ["Ozempic", "Wegovy"] },
  { id: 50, name: "GHK", synonyms: [], brandNames: [] },
  { id: 23, name: "GHK-Cu", synonyms: ["Copper tripeptide-1"], brandNames: [] },
  { id: 52, name: "PT-141 (Bremelanotide)", synonyms: [], brandNames: [] },
  { id: 42, name: "Melanotan II", synonyms: [], brandNames: [] },
  { id: 44, name: "KPV", synonyms: [], brandNames: [] },
  { id: 19, name: "IGF-1 LR3", synonyms: ["Long R3 IGF-1"], brandNames: [] },
];
const find = (question: string) => findNamedPeptides(question, peptides).map(({ id }) => id);

describe("findNamedPeptides", () => {
  it.each([
    ["How does BPC-157 work?", [81]],
    ["how does bpc 157 work", [81]],
    ["Is bpc157 approved", [81]],
    ["Ozempic or BPC-157?", [36, 81]],
    ["Wegovy and Ozempic", [36]],
    ["what is GHK-Cu used for", [23]],
    ["what is GHK used for", [50]],
    ["PT-141 side effects", [52]],
    ["is melanotan 2 safe", [42]],
    ["is melanotan 22 safe", []],
    ["long R3 IGF risks", [19]],
    ["igf lr3", [19]],
    ["IGF levels", []],
    ["GHKX", []],
    ["the k p v case", [44]],
    ["", []],
    ["(.*)+$ [\\", []],
  ])("in %j finds %j", (question, ids) => {
    expect(find(question)).toEqual(ids);
  });

  it("is quick on a long and hostile question", async () => {
    const block = await longestBlock(async () => {
      find("b p c ".repeat(50_000));
    });
    expect(block / slowness()).toBeLessThan(2_000);
  });
});
