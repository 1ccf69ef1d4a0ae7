import { describe, expect, it } from "vitest";
import { makePassage } from "../../corpus/passage";
import { NOTHING, type Retrieved } from "../../retrieve/retrieved";
import { type Block, quote, quoteList, say } from "../parts/draft";
import { answerEach } from "./answer-each";

const passage = makePassage({
  id: "peptide-1",
  section: "overview",
  peptideId: 1,
  title: "Examplin",
  href: "/peptides/1",
  paragraphs: [],
  names: [],
});
const paragraph = (text: string) => quote(passage, [text]);
const ofPage = { kind: "topics", topics: [], passages: [] } as unknown as Retrieved;
const ofPeople = { ...ofPage, written: [] } as Retrieved;

const whole = paragraph("Examplin comes from a cone snail that hunts fish.");
const keeps = paragraph("An opened bottle of Examplin keeps for fourteen days.");
const fades = paragraph("Nausea faded within two weeks in most of the patients.");

const written: Block = {
  ...keeps,
  pieces: keeps.pieces.map((piece) => ({ ...piece, isWritten: true })),
};

const question = "What is it? How long does it keep?";
const told = (found: Retrieved, ...blocks: Block[]) => ({ question, found, blocks });
const textsOf = (blocks: Block[]) =>
  blocks.map(({ pieces }) => pieces.map(({ text }) => text).join(" "));

describe("the answer to several questions", () => {
  it("is what was written for each, if something was", () => {
    expect(answerEach([whole], [told(ofPeople, keeps), told(ofPeople, fades)])).toEqual([
      keeps,
      fades,
    ]);
  });

  it("has what is told of all in the place of the first for which nothing was written", () => {
    expect(answerEach([whole], [told(ofPage, fades), told(ofPeople, keeps)])).toEqual([
      whole,
      fades,
      keeps,
    ]);
    expect(answerEach([whole], [told(ofPeople, keeps), told(ofPage, fades, whole)])).toEqual([
      keeps,
      whole,
      fades,
    ]);
  });

  it("says what it finds nothing on beside what it finds", () => {
    const [first, second] = textsOf(answerEach([], [told(ofPeople, keeps), told(NOTHING)]));
    expect(first).toBe("An opened bottle of Examplin keeps for fourteen days.");
    expect(second).toBe(
      "I found nothing in the library that answers “What is it? How long does it keep?”.",
    );
    const long = { ...told(NOTHING), question: `${"what is it and ".repeat(20)}?` };
    expect(answerEach([], [told(ofPeople, keeps), long])).toEqual([keeps]);
  });

  it("has before what is told of all what may well answer a question, and of a comparison nothing else", () => {
    const perhaps = { ...ofPeople, isWithPage: true, isDoubtful: true } as Retrieved;
    const questions = [told(perhaps, written, whole), told(ofPeople, fades)];
    expect(answerEach([whole], questions)).toEqual([written, whole, fades]);
    expect(answerEach([whole], questions, true)).toEqual([written, fades]);
  });

  it("says of which of several peptides it finds nothing", () => {
    const silent = [{ name: "Otherin" }];
    const ofSeveral = { ...ofPeople, kind: "comparison", isWithPage: true, silent } as Retrieved;
    const blocks = answerEach([whole], [told(ofSeveral, written, whole), told(ofPeople, fades)]);
    expect(textsOf(blocks)).toEqual([
      "An opened bottle of Examplin keeps for fourteen days.",
      "On Otherin I found nothing that answers this.",
      "Nausea faded within two weeks in most of the patients.",
    ]);
  });

  it("is none where nothing is found, nor surely", () => {
    expect(answerEach([], [told(NOTHING), told(NOTHING)])).toEqual([]);
    expect(answerEach([], [told(ofPage, fades), told(NOTHING)])).toEqual([]);
  });

  it("has what was written for a later question, unless that asks of somebody", () => {
    expect(answerEach([], [told(NOTHING), told(ofPeople, fades)]).at(-1)).toEqual(fades);
    const ofChemist = { ...told(ofPeople, fades), question: "Does he have children?" };
    expect(answerEach([], [told(NOTHING), ofChemist])).toEqual([]);
  });

  it("leaves out what a page says below what was written for one of them", () => {
    const likely = { ...ofPeople, isWithPage: true } as Retrieved;
    expect(answerEach([whole], [told(likely, written, whole), told(ofPeople, fades)])).toEqual([
      written,
      fades,
    ]);
  });

  it("has no introduction without its list", () => {
    const introduction = say("Two peptides match.");
    const list = quoteList(passage, ["Examplin ".repeat(150), "Otherin ".repeat(150)]);
    const ofList = told(ofPage, introduction, list);
    expect(answerEach([whole], [told(ofPage, whole), ofList])).toEqual([whole]);
  });

  it("has no more words than are read, but for what was written", () => {
    const long = paragraph("word ".repeat(190).trim());
    expect(answerEach([whole, long], [told(ofPage, fades), told(ofPeople, keeps)])).toEqual([
      whole,
      fades,
      keeps,
    ]);
  });
});
