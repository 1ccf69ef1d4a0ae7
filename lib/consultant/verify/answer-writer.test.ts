import { expect, it } from "vitest";
import { quotations, quote, quoteList, say } from "../compose/parts/draft";
import { makePassage, type Section } from "../corpus/passage";
import { writeBlocks } from "./answer-writer";

const passageOf = (section: Section, text: string) =>
  makePassage({
    id: `peptide-1-${section}`,
    section,
    peptideId: 1,
    title: "Examplin",
    href: `/peptides/1#${section}`,
    paragraphs: [[text]],
    names: ["Examplin"],
  });
const blockOf = (section: Section, text: string) => quote(passageOf(section, text), [text]);
const textOf = (blocks: Iterable<ReturnType<typeof say>>) =>
  [...writeBlocks(blocks)].flatMap((part) => (part.type === "text" ? part.text : [])).join("");

const fact = blockOf("facts", "Examplin has 39 residues.");
const ofPage = blockOf("overview", "Examplin was isolated from the venom of a lizard.");
const items = passageOf("uses", "Pain");

it("marks a page's paragraph below a direct answer, and neither facts, lists nor sentences of ours", () => {
  const below = [ofPage, fact, quoteList(items, ["Pain"]), say("A notice.")];
  expect(textOf([fact, ...quotations(below)])).toBe(
    [
      "Examplin has 39 residues.[1]",
      "> Examplin was isolated from the venom of a lizard.[2]",
      "Examplin has 39 residues.[1]",
      "- Pain[3]",
      "A notice.",
    ].join("\n\n"),
  );
});
