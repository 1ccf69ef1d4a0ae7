import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { findNamedPeptides } from "../../corpus/named-peptides";
import { compareFacts } from "./compare-facts";

const library = await readSeededLibrary();

function compare(message: string): string[] {
  const topics = findNamedPeptides(message, library.peptides);
  const blocks = compareFacts(topics, [], message, []);
  return blocks.flatMap(({ pieces }) => pieces.map(({ text }) => text));
}

it("tells all uses of each where it is asked what they are approved for", () => {
  const [octreotide, lanreotide, ...more] = compare(
    "What are octreotide and lanreotide each approved for?",
  );
  expect(octreotide).toMatch(/acromegaly.*carcinoid tumours.*VIP/);
  expect(lanreotide).toMatch(/acromegaly.*neuroendocrine tumours.*carcinoid syndrome/);
  expect(more).toEqual([]);
});

it("tells the approval of each by an agency or for an illness that is named", () => {
  const rows = compare("Are semaglutide and liraglutide approved for obesity by the FDA?");
  expect(rows.filter((row) => /approved by the US FDA on .* 20\d\d/.test(row))).toHaveLength(2);
});
