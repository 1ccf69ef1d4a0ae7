import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as GET_ANSWER } from "@/app/api/search/route";
import { GET as GET_SUGGESTIONS } from "@/app/api/search/suggestions/route";
import { GET as GET_FILE } from "@/app/search/[version]/route";
import { MAX_LISTED } from "@/lib/content/peptides/first-listed";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { readPeptides } from "@/lib/content/peptides/peptide-store";
import { toText } from "@/lib/html/sanitise";
import { noSearch } from "@/lib/search/peptide-search";
import { popularSearches } from "@/lib/search/popular-searches";
import { createSearch, type Search } from "@/lib/search/search";
import {
  type FactsFile,
  type NamesFile,
  readFiles,
  readTerms,
  type TextsFile,
} from "@/lib/search/search-files";
import { buildSearchLibrary, type SearchLibrary } from "@/lib/search/search-library";
import { createTermSearch } from "@/lib/search/term-search";
import { setUpDatabase } from "@/tests/support/database";
import { SEEDED_PEPTIDES } from "@/tests/support/seeded";

/** As the specification lists them, beside synonyms and brand names. */
const fields = [
  "name",
  "shortDescription",
  "description",
  "benefits",
  "sideEffects",
  "dosage",
  "research",
  "mechanismOfAction",
  "commonUses",
  "peptideType",
] as const;

const context = <Params extends Record<string, string>>(params: Params) => ({
  params: Promise.resolve(params),
});

describe("the search of the seeded library", () => {
  setUpDatabase("sqlite");
  let peptides: Peptide[];
  let library: SearchLibrary;
  /** As a browser has it, made of the two files. */
  let inBrowser: Search;

  beforeAll(async () => {
    peptides = await readPeptides();
    library = await buildSearchLibrary();
    const files = await library.makeFiles();
    const read = (kind: "names" | "facts" | "texts") => JSON.parse(files?.[kind].json ?? "null");
    const names: NamesFile = read("names");
    const { records }: FactsFile = read("facts");
    inBrowser = await createSearch(
      readFiles(names, read("texts") as TextsFile),
      undefined,
      createTermSearch(readTerms(names), records),
    );
  });

  const find = (query: string) => library.answer({ ...noSearch, query }).ids;
  const findInBrowser = (query: string) =>
    inBrowser.find(query).entries.map((entry) => peptides[entry]?.id);

  it("finds a peptide by every part of every field's text, in any case", () => {
    const part = fc.record({
      peptide: fc.nat(95),
      field: fc.constantFrom(...fields, "synonyms" as const, "brandNames" as const),
      start: fc.nat(),
      length: fc.integer({ min: 1, max: 200 }),
      changeCase: fc.constantFrom("toUpperCase" as const, "toLowerCase" as const, "trim" as const),
    });
    fc.assert(
      fc.property(part, ({ peptide: index, field, start, length, changeCase }) => {
        const peptide = peptides[index] as Peptide;
        const text = [peptide[field]].flat().map(toText).at(0) ?? "";
        const from = start % (text.length + 1);
        const query = text.slice(from, from + length)[changeCase]();
        if (query.trim() !== "") expect(findInBrowser(query), query).toContain(peptide.id);
      }),
      { numRuns: 3000 },
    );
  });

  it("answers alike on the server and in the browser", () => {
    for (const query of [
      "bpc157",
      "ozempik",
      "weight loss",
      "KKT",
      "mass 300-400",
      "what tans skin",
      "T2DM",
      "GPIIb/IIIa",
    ]) {
      expect(findInBrowser(query).slice(0, MAX_LISTED), query).toEqual(find(query));
    }
  });

  it.each([
    ["bpc157", 81],
    ["TB 500", 67],
    ["thymosin b4", 25],
    ["Tβ4", 25],
    ["melanotan 2", 42],
    ["ozempic", 36],
    ["semiglutide", 36],
    ["Ang-(1–7)", 79],
  ])("puts what %j means first", (query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  it("finds nothing by what no text holds, and nothing by the tags of html", () => {
    for (const query of [
      "no such peptide",
      "</li>",
      "<script>alert(1)</script>",
      "href=",
      "(((((a+)+)+$",
      "x".repeat(200),
      "肽的研究",
      "!!!!",
    ]) {
      expect(find(query), query).toEqual([]);
    }
  });

  it("says what was meant where nothing is spelt as it was typed", () => {
    const near = library.answer({ ...noSearch, query: "semiglutide" });
    expect(near).toMatchObject({ isExact: false, suggestion: "Semaglutide" });
    const word = library.answer({ ...noSearch, query: "inflamation" });
    expect(word).toMatchObject({ isExact: false, suggestion: "inflammation" });
    expect(library.answer({ ...noSearch, query: "ozempic" })).toMatchObject({
      isExact: true,
      suggestion: null,
      passages: { 36: { label: "Brand name", parts: ["", "Ozempic", ""] } },
    });
  });

  it.each([
    ["T2DM", "condition", "type-2-diabetes"],
    ["weight management", "condition", "obesity"],
    ["overweight", "condition", "obesity"],
    ["NASH", "condition", "mash"],
    ["MASH", "condition", "mash"],
    ["drugs for T2DM", "condition", "type-2-diabetes"],
    ["GPIIb/IIIa", "target", "glycoprotein-iib-iiia"],
    ["GLP1R", "target", "glp-1-receptor"],
  ] as const)("finds by %j what the filter by its %s finds", (query, kind, key) => {
    const found = library.answer({ ...noSearch, query });
    const filtered = library.answer({ ...noSearch, filter: { [kind]: key } });
    expect(filtered.total).toBeGreaterThan(0);
    expect(new Set(found.ids.slice(0, filtered.total))).toEqual(new Set(filtered.ids));
    expect(found.isExact).toBe(true);
    for (const id of filtered.ids) {
      expect(found.passages[id]?.label).toMatch(/^(?:Approved|Studied|Target)/);
    }
  });

  it("says what each has to do with the condition, approved ones first", () => {
    const { ids, passages } = library.answer({ ...noSearch, query: "T2DM" });
    expect(passages[1]).toEqual({ label: "Approved for", parts: ["", "Type 2 diabetes", ""] });
    const labels = ids.map((id) => passages[id]?.label);
    expect(labels.lastIndexOf("Approved for")).toBeLessThan(
      labels.indexOf("Studied in people for"),
    );
  });

  it("finds brands and code names that stand among the facts only", () => {
    expect(find("CagriSema")[0]).toBe(5);
    expect(find("NNC0174-0833")[0]).toBe(5);
  });

  it("finds residues in a row and masses between two", () => {
    expect(find("KKT")).toEqual([67, 25]);
    const light = find("300–400 g/mol");
    const masses = light.map(
      (id) => peptides.find((peptide) => peptide.id === id)?.averageMass ?? 0,
    );
    expect(light.length).toBeGreaterThan(3);
    expect(masses.every((mass) => mass >= 300 && mass <= 400)).toBe(true);
    expect(masses).toEqual(masses.toSorted((a, b) => a - b));
  });

  it("keeps to the category, and shows all by name where nothing is asked for", () => {
    expect(library.answer(noSearch)).toMatchObject({
      total: SEEDED_PEPTIDES,
      isExact: true,
    });
    const inPain = library.answer({ ...noSearch, query: "receptor", category: 3 });
    expect(inPain.total).toBeGreaterThan(0);
    for (const id of inPain.ids) {
      expect(peptides.find((peptide) => peptide.id === id)?.categoryIds.split(",")).toContain("3");
    }
  });

  it("has an answer to each popular search", () => {
    for (const { label } of popularSearches) expect(find(label).length, label).toBeGreaterThan(0);
  });

  it("serves small files that are kept for good under their version alone", async () => {
    const get = (version: string, headers = {}) =>
      GET_FILE(
        new Request(`http://localhost/search/${version}`, { headers }),
        context({ version }),
      );
    const files = await library.makeFiles();
    const sizes = await Promise.all(
      (["names", "facts", "texts"] as const).map(async (kind) => {
        const file = await get(`${kind}-${files?.[kind].version}.json`);
        expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        const body = await file.text();
        expect(body).toBe(files?.[kind].json);
        const outdated = await get(`${kind}-000000000000.json`);
        expect(outdated.headers.get("cache-control")).toBe("no-store");
        return gzipSync(body).length;
      }),
    );
    expect(sizes[0]).toBeLessThan(24_000);
    expect(sizes[1]).toBeLessThan(15_000);
    expect((sizes[0] ?? 0) + (sizes[2] ?? 0)).toBeLessThan(185_000);

    const current = await get("names.json");
    expect(current.headers.get("cache-control")).toBe("no-cache");
    const etag = current.headers.get("etag") ?? "";
    expect((await get("names.json", { "If-None-Match": etag })).status).toBe(304);
    for (const unknown of ["texts.json", "names", "names-1.json", "others-000000000000.json"]) {
      expect((await get(unknown)).status, unknown).toBe(404);
    }
  });

  it("gives a library that is too large for a browser no files, but answers", async () => {
    const large = await buildSearchLibrary(100 * 1024);
    expect(await large.makeFiles()).toBeNull();
    expect(large.answer({ ...noSearch, query: "ozempic" }).ids).toEqual([36]);
  });

  it("answers by address what the page shows", async () => {
    const get = async (query: string) => {
      const response = await GET_ANSWER(
        new Request(`http://localhost/api/search?${query}`),
        context({}),
      );
      expect(response.status).toBe(200);
      return response.json();
    };
    const found = await get("query=ozempic&category=1");
    expect(found).toMatchObject({ search: { query: "ozempic", category: 1 }, ids: [36], total: 1 });
    expect(found.peptides[0]).toMatchObject({ id: 36, name: "Semaglutide", hasSkyline: true });
    expect(await get("query=ozempic&category=2")).toMatchObject({ total: 0, peptides: [] });
    expect(await get(`query=${"x".repeat(10_000)}`)).toMatchObject({ total: 0 });
    expect(await get("")).toMatchObject({ total: SEEDED_PEPTIDES });
  });

  it("suggests pages that are no item of the library, from three letters on", async () => {
    const hrefs = (query: string) => library.suggest(query).map(({ href }) => href);
    for (const [query, href] of [
      ["calculator", "/tools/peptide-calculator"],
      ["fasta", "/data"],
      ["MCP", "/api-description"],
      ["doping", "/sport"],
      ["family tree", "/explore/family"],
    ] as const) {
      expect(hrefs(query), query).toContain(href);
    }
    expect(hrefs("gl")).not.toContain("/glossary");
    expect(hrefs("glo")).toContain("/glossary");
    expect(hrefs("semiglutide")[0]).toBe("/peptides/36");
  });

  it("suggests peptides, conditions and targets by any name, categories and papers", async () => {
    const suggest = async (query: string) => {
      const address = `http://localhost/api/search/suggestions?query=${encodeURIComponent(query)}`;
      return (await GET_SUGGESTIONS(new Request(address), context({}))).json();
    };
    expect(await suggest("ozem")).toContainEqual({
      kind: "peptide",
      label: "Semaglutide",
      note: "Ozempic",
      href: "/peptides/36",
    });
    expect(await suggest("pain")).toContainEqual({
      kind: "category",
      label: "Pain & Inflammation",
      href: "/peptides?category=3",
    });
    const t2dm = {
      kind: "condition",
      label: "Type 2 diabetes",
      href: "/conditions/type-2-diabetes",
    };
    expect(await suggest("T2DM")).toEqual([{ ...t2dm, note: "T2DM" }]);
    expect(await suggest("type 2 dia")).toContainEqual(t2dm);
    expect(await suggest("GPIIb/IIIa")).toContainEqual({
      kind: "target",
      label: "Glycoprotein IIb/IIIa (integrin αIIbβ3)",
      note: "GPIIb/IIIa",
      href: "/targets/ITGA2B",
    });
    const papers = await suggest("tirzepatide once weekly");
    expect(papers).toContainEqual({
      kind: "article",
      label: "Tirzepatide Once Weekly for the Treatment of Obesity",
      href: "/research/1",
    });
    expect(await suggest("")).toEqual([]);
    expect(await suggest("<script>")).toEqual([]);
  });
});
