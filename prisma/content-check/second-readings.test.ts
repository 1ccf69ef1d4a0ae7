import { expect, it } from "vitest";
import type { PeptideFacts } from "@/lib/facts/facts-schema";
import { type Content, readContent } from "./content";
import { content as files, takeSample } from "./sample";
import { countConfirmed, listSourcedFacts, secondReadingsFile } from "./second-readings";

const { content } = readContent(takeSample());
const own = content.facts.slice(0, 1);
const [first] = own;
if (!first) throw new Error("The sample has no facts");

function confirm(facts: PeptideFacts & { file: string }): Content["readings"] {
  const entries = listSourcedFacts(facts).map(({ id, digest }) => [
    id,
    { digest, read: "2026-11-23" },
  ]);
  return { [secondReadingsFile(facts)]: Object.fromEntries(entries) };
}

const count = (facts: typeof own) =>
  countConfirmed({ ...content, facts, readings: confirm(first) });

it("counts the facts that stand as they were confirmed", () => {
  const { has, of } = count(own);
  expect(of).toBe(listSourcedFacts(first).length);
  expect(has).toBe(of);
  expect(countConfirmed({ ...content, facts: own, readings: {} })).toEqual({ has: 0, of });
});

it("asks for another reading of a fact whose words or source have changed", () => {
  const { has } = count(own);
  const [trial, ...trials] = first.trials;
  if (!trial) throw new Error("The sample has no trial");
  const other = { ...trial, result: "Another result." };
  expect(count([{ ...first, trials: [other, ...trials] }]).has).toBe(has - 1);

  const sources = { ...first.sources };
  sources[trial.source] = { ...sources[trial.source], url: "https://example.org/other" } as never;
  expect(count([{ ...first, sources }]).has).toBeLessThan(has);
});

it("finds each recorded reading beside the facts that it is of", () => {
  const all = readContent(files).content;
  const places = all.facts.map(secondReadingsFile);
  expect(Object.keys(all.readings).filter((file) => !places.includes(file))).toEqual([]);
});
