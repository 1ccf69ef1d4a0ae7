import { expect, it } from "vitest";
import { readSeededLibrary } from "@/evals/consultant/seeded-library";
import { findNamedPeptides } from "../../corpus/named-peptides";
import { headToHead } from "./head-to-head";

const library = await readSeededLibrary();

function told(message: string): string {
  const blocks = headToHead(findNamedPeptides(message, library.peptides), message);
  return blocks.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(" ");
}

it("says that no trial compared two where one shall work better", () => {
  expect(told("Which works better, linaclotide or plecanatide?")).toMatch(/^No trial recorded/);
  expect(told("Which is heavier, linaclotide or plecanatide?")).toBe("");
});

it("tells the trial that compared them, where there is one", () => {
  expect(told("Which works better, semaglutide or liraglutide?")).not.toMatch(/No trial recorded/);
});
