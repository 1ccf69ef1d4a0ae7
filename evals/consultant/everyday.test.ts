import { expect, it } from "vitest";
import { ask } from "./ask";
import { readSeededLibrary } from "./seeded-library";

const library = await readSeededLibrary();

/** The answer to the last message of a conversation, without citation marks. */
async function tell(...messages: string[]): Promise<string> {
  const told = await ask(library, messages.at(-1) ?? "", { after: messages.slice(0, -1) });
  return told.text.replaceAll(/\[\d+\]/g, "");
}

it.each([
  ["lists what sport prohibits, not two that it monitors", "which peptides are banned by WADA?"],
  ["does not turn a denial twice", "which ones are not allowed for athletes"],
])("%s: %s", async (_, message) => {
  const text = await tell(message);
  expect(text).toMatch(
    /^\d+ peptides of this library match by recorded facts: prohibited in sport\./,
  );
});

it.each([
  // The approval is recorded for the gene defects that cause the obesity.
  [
    "setmelanotide weight loss approved",
    "approved by the US FDA on 25 November 2020",
    "No approval",
  ],
  // STEPS-2 was its extension, without a control.
  ["Teduglutide: what did STEPS show?", "27 of 43 people (63 %)", "In STEPS-2"],
  ["kisspeptin libido study results", "LH", "PT-141"],
  ["what is bivalirudin an alternative to", "heparin", "given into a vein"],
  // "System" is a word of orders to the consultant too.
  ["how long does bpc 157 stay in your system", "below 30 minutes", "rules"],
  ["can i get drug tested for tb500", "TB-500 can be detected", "where to buy"],
])("answers %j by %j, without %j", async (message, said, left) => {
  const text = await tell(message);
  expect(text).toContain(said);
  expect(text).not.toContain(left);
});

it("names beside a list what is recorded for a rarer kind of the illness", async () => {
  const text = await tell("which peptides are approved for weight loss");
  expect(text).toMatch(/^4 peptides .*approved for obesity/);
  expect(text).toContain("related condition: Setmelanotide (Acquired hypothalamic obesity;");
});

it("tells an athlete the rule before what it does not help with", async () => {
  const text = await tell("is tb500 ok if I'm tested? I run track");
  expect(text).toMatch(/^TB-500 is prohibited by WADA/);
  expect(text).toContain("passing or avoiding a doping test");
});

it("does not take the year of a list for the year of a ban", async () => {
  expect(await tell("Is TB-500 banned in sport?", "since when?")).toMatch(
    /^(?:I don't know|I am not sure)/,
  );
});

it.each([
  [
    "is tb500 banned?",
    "what about thymosin beta 4, is that the same thing?",
    /TB-500 is a chain of seven/,
  ],
  [
    "how much taller do children get with vosoritide?",
    "and for how long does she have to take it?",
    /^Vosoritide is given only while/,
  ],
  ["can the salmon calcitonin spray cause cancer?", "and in the US is it still allowed?", /US FDA/],
  ["What is teduglutide?", "And for how long did the effect last?", /^(?!The half-life)/],
])("after %j understands %j", async (first, next, said) => {
  expect(await tell(first, next)).toMatch(said);
});

it("ends on no heading without a list", async () => {
  const text = await tell("How much taller do children get with vosoritide?", "when does it stop?");
  expect(text).not.toMatch(/:\s*$/);
});

it("has the answer before a word on emergencies where a danger is unlikely", async () => {
  const text = await tell("Icatibant how fast does it work for a swollen face");
  expect(text).toMatch(/^Icatibant brought relief/);
  expect(text).toContain("call your local emergency number");
});
