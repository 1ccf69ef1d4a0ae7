import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/search/[version]/route";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { readPeptides } from "@/lib/content/peptides/peptide-store";
import { toText } from "@/lib/html/sanitise";
import { searchPeptides } from "@/lib/search/peptide-search";
import { matchesPeptide } from "@/lib/search/peptide-text";
import { popularSearches } from "@/lib/search/popular-searches";
import { getSearchFileAddress, listSearchTexts } from "@/lib/search/search-file";
import { setUpDatabase } from "@/tests/support/database";

/** As the specification lists them, beside the synonyms. */
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

describe("the search of the seeded library", () => {
  setUpDatabase("sqlite");
  let peptides: Peptide[];
  let texts: Record<string, string>;

  beforeAll(async () => {
    peptides = await readPeptides();
    texts = await listSearchTexts();
  });

  const find = (query: string) =>
    searchPeptides(
      peptides.map(({ id }) => ({ id, categoryIds: [] })),
      texts,
      { query, category: null },
    ).map(({ id }) => id);

  it("finds a peptide by every part of every field's text, in any case", () => {
    const part = fc.record({
      peptide: fc.nat(95),
      field: fc.constantFrom(...fields, "synonyms" as const),
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
        expect(matchesPeptide(peptide, query), query).toBe(true);
        expect(find(query)).toContain(peptide.id);
      }),
      { numRuns: 3000 },
    );
  });

  it("finds nothing by what no text holds, and nothing by the tags of html", () => {
    expect(find("no such peptide")).toEqual([]);
    expect(find("</li>")).toEqual([]);
    expect(find("<script>alert(1)</script>")).toEqual([]);
    expect(peptides.some((peptide) => matchesPeptide(peptide, "href="))).toBe(false);
  });

  it("finds by synonym", () => {
    expect(find("ozempic")).toEqual([36]);
  });

  it("has an answer to each popular search", () => {
    for (const { label } of popularSearches) expect(find(label).length, label).toBeGreaterThan(0);
  });

  it("serves its texts as a small file that is kept for good under its version alone", async () => {
    const address = await getSearchFileAddress();
    expect(address).toMatch(/^\/search\/[0-9a-f]{12}\.json$/);
    const get = (version: string) =>
      GET(new Request(`http://localhost/search/${version}`), {
        params: Promise.resolve({ version }),
      });
    const current = await get(address.slice("/search/".length));
    expect(current.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const body = await current.text();
    expect(JSON.parse(body)).toEqual(texts);
    expect(gzipSync(body).length).toBeLessThan(150 * 1024);
    expect((await get("000000000000.json")).headers.get("cache-control")).toBe("no-store");
  });
});
