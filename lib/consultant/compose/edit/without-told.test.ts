import { expect, it } from "vitest";
import { overviewOfAlphatide } from "@/tests/support/alphatide";
import { quote, say } from "../parts/draft";
import { withoutTold } from "./without-told";

const HARMS = ["Nausea is common.", "Gallstones are rare."];
const ORIGIN = ["Alphatide came from a snail."];
const passage = overviewOfAlphatide(HARMS, ORIGIN);
const before = (...told: string[]) => [
  { isUser: true, message: "What is Alphatide?" },
  { isUser: false, message: told.map((text) => `${text}[1]`).join(" ") },
];
const textOf = (blocks: ReturnType<typeof withoutTold>) =>
  blocks.map(({ pieces }) => pieces.map(({ text }) => text).join(" "));
const found = [quote(passage, ORIGIN), quote(passage, HARMS)];

it("tells nothing again that was told, below what is new", () => {
  expect(textOf(withoutTold(found, before(...HARMS), "Where is it from?"))).toEqual(ORIGIN);
});

it("keeps of what was told the sentences that hold words of the question", () => {
  const left = withoutTold(found, before(...HARMS), "Does it cause gallstones?");
  expect(textOf(left)).toEqual([...ORIGIN, "Gallstones are rare."]);
});

it("names the peptide of a sentence whose paragraph began with its name", () => {
  const [harm = "", ...others] = HARMS;
  const named = quote({ ...passage, names: ["Alphatide"] }, [`Alphatide: ${harm}`, ...others]);
  const left = withoutTold(
    [quote(passage, ORIGIN), named],
    before(`Alphatide: ${harm}`, ...others),
    "Does it cause gallstones?",
  );
  expect(textOf(left)).toEqual([...ORIGIN, "Alphatide: Gallstones are rare."]);
});

it("says of an answer that it was told before", () => {
  const left = withoutTold([quote(passage, HARMS)], before(...HARMS), "Is it safe?");
  expect(textOf(left)).toEqual(["As said before: Nausea is common. Gallstones are rare."]);
});

it("leaves out what leads to what was told", () => {
  const blocks = [quote(passage, ORIGIN), say("Shown:"), quote(passage, HARMS)];
  expect(textOf(withoutTold(blocks, before(...HARMS), "Where is it from?"))).toEqual(ORIGIN);
});

it("does not take what the visitor said for an answer", () => {
  const history = [{ isUser: true, message: HARMS.join(" ") }];
  expect(withoutTold(found, history, "Is it safe?")).toEqual(found);
});
