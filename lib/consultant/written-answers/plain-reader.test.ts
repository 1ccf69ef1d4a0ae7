import { beforeAll, expect, it } from "vitest";
import { setUpDatabase } from "@/tests/support/database";
import { buildConsultantLibrary } from "../corpus/consultant-library";
import type { LibraryIndex } from "../corpus/library-index";
import { type PlainReading, readPlain } from "./plain-reader";

setUpDatabase("sqlite");
let library: LibraryIndex;
beforeAll(async () => {
  library = await buildConsultantLibrary();
});

async function read(message: string): Promise<PlainReading | undefined> {
  return (await readPlain(library, [message]))(message);
}

it("reads which plain question a message puts in words of its own", async () => {
  const reading = await read("my coach says selank is banned in competitions, is that so?");
  expect(reading?.whole.plain?.key).toBe("sport");
  expect(reading?.whole.plain?.likelihood).toBeGreaterThan(0.8);
});

it("reads what asks, whatever was told before it", async () => {
  const reading = await read(
    "I have been reading about many peptides since the summer. What are the side effects of selank?",
  );
  expect(reading?.whole.plain?.key).toBe("side-effects");
});

it("reads each clause of a message that asks twice, with the peptides that it names", async () => {
  const reading = await read("Is selank approved, and what are its side effects?");
  expect(
    reading?.clauses.map(({ read: { plain }, topics }) => [plain?.key, topics.length]),
  ).toEqual([
    ["approved", 1],
    ["side-effects", 0],
  ]);
});

it("reads what was told before a clause that only points to it", async () => {
  const reading = await read(
    "She has one kidney. Would that matter, and what are the side effects of selank?",
  );
  expect(reading?.clauses[0]?.text).toMatch(/kidney/);
  expect(reading?.clauses[0]?.read.plain?.key).toBe("old-kidney-liver");
});

it("knows only the messages that it was given, and an empty one puts no question", async () => {
  const plainOf = await readPlain(library, [""]);
  expect(plainOf("What is selank?")).toBeUndefined();
  expect(plainOf("")?.clauses).toEqual([]);
});
