import { factLists } from "@/lib/facts/fact-lists";
import type { Facts } from "@/lib/facts/fact-references";
import { factTables } from "@/lib/facts/fact-tables";
import { glanceRows } from "@/lib/facts/glance";
import type { FactBlock } from "./fact-declaration";
import { schemaAt } from "./fact-schema";
import type { Path } from "./fact-values";

/** A row in one line: as the public page words it, or what has been filled in so far. */
export function lineOf(block: FactBlock, path: Path, row: unknown): string {
  const { data, success } = schemaAt(path).safeParse(row);
  if (success) return block.line(data);
  const known = block.fields
    .filter(({ of }) => of !== "sources")
    .map(({ name }) => (row as Record<string, unknown> | null)?.[name])
    .filter((value) => typeof value === "string" && value.trim() !== "");
  return `${known.join(", ") || `New ${block.one}`} (not complete)`;
}

const none: Facts = {
  sources: {},
  approvals: [],
  development: [],
  targets: [],
  administrations: [],
  halfLives: [],
  bioavailabilities: [],
  boxedWarnings: [],
  trials: [],
  outcomes: [],
  safety: {},
  identity: { codeNames: [], saltForms: [], confusedWith: [] },
};

/** As in a table of the page: the main line of each cell. */
export function tableLine(facts: Partial<Facts>): string {
  const cells = factTables({ ...none, ...facts })[0]?.rows[0] ?? [];
  return cells.flatMap((lines) => lines.find(({ isMinor }) => !isMinor)?.text ?? []).join(" · ");
}

/** As in a list of the page, without its term. */
export function listLine(facts: Partial<Facts>): string {
  const items = factLists({ ...none, ...facts })[0]?.items ?? [];
  return items.flatMap(({ lines }) => lines.map(({ text }) => text)).join(" · ");
}

/** As in the page's glance. */
export function glanceLine(facts: Partial<Facts>, term: string): string {
  const row = glanceRows({ ...none, ...facts }).find((candidate) => candidate.term === term);
  return row?.lines.map(({ text }) => text).join(" · ") ?? "";
}

export const noIdentity = none.identity;
