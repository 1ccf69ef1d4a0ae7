import { describe, expect, it } from "vitest";
import { z } from "zod";
import { peptideFacts } from "@/lib/facts/facts-schema";
import { readSeedContent } from "@/prisma/seed/data-files";
import { coreOf } from "../../schema-part";
import type { FactBlock } from "../fact-declaration";
import { lineOf } from "../fact-line";
import { blankRow, closedList, schemaAt } from "../fact-schema";
import { FACT_SECTIONS, titleOfPart } from "../fact-section-list";
import { type Path, readAt } from "../fact-values";
import { factSections } from "./all";

const schema = peptideFacts.omit({ peptide: true });

describe("the sections of the facts", () => {
  it("reach every field of the schema, and no other", () => {
    const declared = Object.values(factSections).flatMap(({ blocks, loose }) => [
      ...blocks.flatMap((block) => fieldsOf(block, [])),
      ...(loose?.fields ?? []).map(({ name }) => [...(loose?.path ?? []), name].join(".")),
    ]);
    expect(declared.toSorted()).toEqual(leavesOf(schema, []).toSorted());
    expect(new Set(declared).size).toBe(declared.length);
  });

  it("have a title for every part of the schema", () => {
    const parts = Object.keys(schema.shape);
    expect(FACT_SECTIONS.flatMap((section) => section.parts).toSorted()).toEqual(parts.toSorted());
    for (const part of parts) expect(titleOfPart(part)).not.toBe(part);
  });

  it("say every seeded row in one line, in words", () => {
    for (const [id, { facts }] of readSeedContent().peptides) {
      for (const { blocks } of Object.values(factSections)) {
        for (const block of blocks) {
          for (const [of, path, row] of rowsOf(facts, block, [])) {
            const line = lineOf(of, path, row);
            expect(line, `${id} ${path.join(".")}`).toMatch(
              /^(?!.*(undefined|\[object|not complete)).{3,}/,
            );
          }
        }
      }
    }
  });

  it("have words for each value of a closed list", () => {
    for (const { blocks } of Object.values(factSections)) {
      for (const block of blocks) {
        for (const { name, words = String } of block.fields) {
          const values = closedList(schemaAt([...rowPath(block), name])) ?? [];
          for (const value of values) expect(words(value), `${block.one} ${name}`).toMatch(/./);
        }
      }
    }
  });

  it.each(
    Object.entries(factSections).flatMap(([, { blocks }]) => blocks.map((block) => ({ block }))),
  )("call a new $block.one not complete", ({ block }) => {
    const row = rowPath(block);
    expect(lineOf(block, row, blankRow(schemaAt(row)))).toMatch(/\(not complete\)$/);
  });
});

/** "trials.0.estimates.0.low": 0 stands for any row. */
function leavesOf(part: z.ZodType, path: string[]): string[] {
  const core = coreOf(part);
  if (core instanceof z.ZodObject) {
    return Object.entries(core.shape).flatMap(([name, inner]) =>
      leavesOf(inner as z.ZodType, [...path, name]),
    );
  }
  const inner = (core instanceof z.ZodArray ? core.element : undefined) as z.ZodType | undefined;
  if (inner && coreOf(inner) instanceof z.ZodObject) return leavesOf(inner, [...path, "0"]);
  if (core instanceof z.ZodRecord) return leavesOf(core.valueType as z.ZodType, [...path, "0"]);
  return [path.join(".")];
}

function fieldsOf(block: FactBlock, outer: Path): string[] {
  const row = [...outer, ...rowPath(block, outer)];
  return [
    ...block.fields.map(({ name }) => [...row, name].join(".")),
    ...(block.inner ?? []).flatMap((inner) => fieldsOf(inner, row)),
  ];
}

/** Of a block that holds one object, the object itself. */
function rowPath({ path }: FactBlock, outer: Path = []): Path {
  const isOne = coreOf(schemaAt([...outer, ...path])) instanceof z.ZodObject;
  return isOne ? path : [...path, 0];
}

type RowOf = [block: FactBlock, path: Path, row: unknown];

function rowsOf(facts: unknown, block: FactBlock, outer: Path): RowOf[] {
  const path = [...outer, ...block.path];
  const value = readAt(facts, path);
  if (value === undefined || typeof value === "string") return [];
  const isOne = coreOf(schemaAt(path)) instanceof z.ZodObject;
  const rows: RowOf[] = isOne
    ? [[block, path, value]]
    : Object.entries(value as object).map(([name, row]) => [block, [...path, name], row]);
  return rows.flatMap(([of, place, row]) => [
    [of, place, row] as RowOf,
    ...(block.inner ?? []).flatMap((inner) => rowsOf(facts, inner, place)),
  ]);
}
