import { expect, it } from "vitest";
import type { GlossaryTerm } from "@/lib/glossary/glossary-schema";
import { checkContent } from "./check-content";
import { takeSample, termsOf } from "./sample";

type Fault = [name: string, plant: (term: GlossaryTerm) => void, field: string, problem: string];

it.each<Fault>([
  ["one sentence", (t) => (t.definition = `${"x ".repeat(60)}.`), "definition", "1 sentences"],
  ["a short definition", (t) => (t.definition = "It binds. It acts."), "definition", "18 char"],
  ["a long definition", (t) => (t.definition = "x".repeat(341)), "definition", "<=340"],
  ["an order to take", (t) => (t.definition += " Take it."), "definition", "imperative dosing"],
  ["a related term that is missing", (t) => t.see.push("nothing"), "see", "nothing is no other"],
  ["itself as related", (t) => t.see.push(t.key), "see", "agonist is no other term"],
  ["no related term", (t) => (t.see.length = 0), "see", ">=1"],
  ["an unknown peptide", (t) => (t.peptides = [999]), "peptides", "no peptide 999"],
  ["a page of no term", (t) => (t.pages = ["/conditions/x"]), "pages", "/conditions/x is no page"],
  ["another term's name", (t) => (t.also = ["Placebo"]), "name", "placebo is"],
  ["a name out of order", (t) => (t.name = "Zagonist"), "name", "stands behind"],
  ["a key in capitals", (t) => (t.key = "Agonist"), "key", "slug"],
])("reports %s", (_, plant, field, problem) => {
  const files = takeSample();
  const term = termsOf(files).find(({ key }) => key === "agonist");
  if (!term) throw new Error("No agonist");
  plant(term);
  const found = checkContent(files).filter(({ problem: text }) => text.includes(problem));
  expect(found).toMatchObject([{ file: "glossary.yaml", field: expect.stringContaining(field) }]);
});
