import { expect, test } from "vitest";
import { makePassage } from "../../corpus/passage";
import { type Block, quote, quoteList, say } from "../parts/draft";
import { withoutRepeated, withoutSaid } from "./without-repeated";

const warningsOf = (title: string, peptideId: number) =>
  makePassage({
    id: `peptide-${peptideId}`,
    section: "warnings",
    peptideId,
    title,
    href: `/peptides/${peptideId}`,
    paragraphs: [],
    names: [],
  });
const passage = warningsOf("Examplin", 1);
const first = quote(passage, [
  "Examplin is prohibited in sport at all times, in class S0 of the list of 2026.",
]);

test("a paragraph that says what was said before is left out", () => {
  const again = quote(passage, [
    "Yes: in sport Examplin is prohibited at all times (list of 2026).",
  ]);
  expect(withoutRepeated([first, again])).toEqual([first]);
});

test.each<[string, Block]>([
  ["has a figure of its own", quote(passage, ["Examplin was prohibited in sport in 2019."])],
  ["says something else", quote(passage, ["The drug causes nausea in one of three people."])],
  [
    "is of another page",
    quote(warningsOf("Otherin", 2), ["Otherin is prohibited in sport at all times, in class S0."]),
  ],
  ["is a list", quoteList(passage, ["Examplin: prohibited in sport"])],
  ["is a sentence of ours", say("A page sets all recorded facts side by side.")],
])("a paragraph that %s stays", (_, block) => {
  expect(withoutRepeated([first, block])).toEqual([first, block]);
});

const told = [quote(passage, ["Examplin leaves the blood within ten minutes of an injection."])];
const said = "Within ten minutes of an injection Examplin leaves the blood.";

test("below an answer its page does not say the same in other words", () => {
  expect(withoutSaid([quote(passage, [said])], told)).toEqual([]);
});

test.each([
  ["a sentence that was not said", [said, "Kidneys of rats take up the rest."]],
  ["a figure of its own", ["Within 9 minutes of an injection Examplin leaves the blood."]],
])("a paragraph with %s stays whole", (_, sentences) => {
  const below = quote(passage, sentences);
  expect(withoutSaid([below], told)).toEqual([below]);
});

test("a recorded fact on sport is left out, and its verdict, where what was written from it was told", () => {
  const sport = makePassage({ ...passage, id: "facts-1-sport", section: "facts" });
  const told: Block = {
    pieces: [{ text: "Yes, it is banned, in class S0.", passage: sport, isWritten: true }],
    isList: false,
  };
  const recorded = quoteList(sport, ["Examplin is prohibited in sport, class S0, of the list."]);
  const verdict = say("Both are prohibited in sport.");
  expect(withoutRepeated([told, verdict, recorded])).toEqual([told]);
  expect(withoutRepeated([verdict, recorded])).toEqual([verdict, recorded]);
});

test("what was written for a third question stays, though its words are those of the first and of the second", () => {
  const written = (text: string): Block => ({
    pieces: [{ text, passage, isWritten: true }],
    isList: false,
  });
  const blocks = [
    written("Examplin tablets are swallowed whole."),
    written("Examplin capsules are opened, and their beads are stirred into water."),
    written("Examplin tablets are swallowed with water, and so are the beads."),
  ];
  expect(withoutRepeated(blocks)).toEqual(blocks);
});
