import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ask } from "@/tests/support/api";
import { setUpDatabase } from "@/tests/support/database";

interface Question {
  asks: string;
  filters: string;
  names: string[];
}

const questions: Question[] = parse(readFileSync("tests/api/fact-questions.yaml", "utf8"));

describe("the filters by facts", () => {
  setUpDatabase("sqlite");

  it("are asked sixty questions, half of them with several criteria", () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    const several = questions.filter(({ filters }) => filters.includes("&"));
    expect(several.length).toBeGreaterThanOrEqual(questions.length / 2);
  });

  it.each(questions)("answer: $asks", async ({ filters, names }) => {
    const { status, body } = await ask("GET", `/api/search?${filters}`);
    expect(status).toBe(200);
    const found = body.peptides.map(({ name }: { name: string }) => name);
    expect(found.toSorted()).toEqual(names.toSorted());
  });
});
