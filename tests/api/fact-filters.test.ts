import { describe, expect, it } from "vitest";
import { searchNames } from "@/components/database/browser-search";
import type { FactFilter } from "@/lib/facts/filter/fact-filter";
import { noSearch } from "@/lib/search/peptide-search";
import { buildSearchLibrary, type SearchFileKind } from "@/lib/search/search-library";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

describe.each(testEngines())("filters of the search on $engine", ({ engine }) => {
  setUpDatabase(engine);
  const search = async (query: string) => (await ask("GET", `/api/search?${query}`)).body;

  it("join query and category, and the answer repeats them", async () => {
    const { ids, search: asked } = await search("query=ozempic&category=1&route=oral&massTo=5000");
    expect(ids).toEqual([36]);
    expect(asked).toEqual({
      query: "ozempic",
      category: 1,
      filter: { route: "oral", massTo: 5000 },
    });
    expect((await search("query=ozempic&route=topical")).total).toBe(0);
  });

  it("come with the number that each other option would leave", async () => {
    const { total, counts } = await search("status=approved&condition=obesity");
    expect(counts.status.approved).toBe(total);
    for (const [option, count] of Object.entries(counts.sport)) {
      const { total } = await search(`status=approved&condition=obesity&sport=${option}`);
      expect(total, option).toBe(count);
    }
  });

  it("say without results which criterion withholds how many", async () => {
    const { total, loosened } = await search("query=ozempic&shape=cyclic");
    const { total: cyclic } = await search("shape=cyclic");
    expect(total).toBe(0);
    expect(loosened).toEqual([
      { without: "query", count: cyclic },
      { without: "shape", count: 1 },
    ]);
  });

  it.each([
    ["status=aproved", "status"],
    ["route=none", "route"],
    ["condition=constructor", "condition"],
    ["target=__proto__", "target"],
    ["massTo=heavy", "massTo"],
    ["lengthFrom=-1", "lengthFrom"],
  ])("are refused where the value does not exist: %s", async (query, field) => {
    const { status, body } = await ask("GET", `/api/search?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it("take other words for a condition or a target", async () => {
    const obesity = await search("condition=obesity&status=approved");
    expect(obesity.total).toBeGreaterThan(0);
    expect(await search("condition=overweight&status=approved")).toEqual(obesity);
    expect(await search("target=GLP1R")).toEqual(await search("target=glp-1-receptor"));
  });

  it("name conditions beside the chosen one, with what they would find", async () => {
    const { related, ids } = await search("condition=obesity&status=approved");
    expect(ids).not.toContain(61);
    const pomc = { condition: "pomc-deficiency", name: "POMC deficiency", count: 1 };
    expect(related).toContainEqual(pomc);
    expect((await search("condition=pomc-deficiency&status=approved")).ids).toEqual([61]);
    expect((await search("status=approved")).related).toEqual([]);
  });

  it("are answered alike by a browser", async () => {
    const { answer, makeFiles } = await buildSearchLibrary();
    const files = await makeFiles();
    const read = (kind: SearchFileKind) => JSON.parse(files?.[kind].json ?? "null");
    const inBrowser = searchNames(read("names"), read("facts"));
    const filters: FactFilter[] = [
      {},
      { status: "approved", condition: "obesity" },
      { sport: "prohibited", studied: "people" },
      { shape: "cyclic", status: "refused", massTo: 100 },
    ];
    for (const filter of filters) {
      expect(inBrowser({ ...noSearch, filter })).toEqual(answer({ ...noSearch, filter }));
    }
  });
});
