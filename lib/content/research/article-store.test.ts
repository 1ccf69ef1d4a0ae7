import { describe, expect, it } from "vitest";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { readLatestArticles } from "./article-store";

describe.each(testEngines())("the latest articles on $engine", ({ engine }) => {
  const database = setUpDatabase(engine);

  it("are those of the last year, of these the last dated, then the last added", async () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    const add = (title: string, year: number | null, date: string | null, added: string) =>
      database.db.article.create({
        data: { title, year, date: date && day(date), createdAt: day(added) },
      });
    await add("added first", 2190, null, "2026-01-01");
    await add("dated early", 2190, "2190-02-01", "2026-01-03");
    await add("added last", 2190, null, "2026-01-02");
    await add("dated late", 2190, "2190-03-01", "2026-01-01");
    await add("of the year before", 2189, "2191-01-01", "2026-01-09");
    await add("without a year", null, "2195-01-01", "2026-01-09");
    const latest = await readLatestArticles(5);
    expect(latest.map(({ title }) => title)).toEqual([
      "dated late",
      "dated early",
      "added last",
      "added first",
      "of the year before",
    ]);
  });
});
