import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanQuery,
  MAX_QUERY_LENGTH,
  namesUnknownCategory,
  readSearch,
  searchHref,
} from "./peptide-search";

const categories = [1, 2, 3, 4, 5].map((id) => ({ id }));
const read = (address: string) => readSearch(new URLSearchParams(address), categories);

describe("readSearch", () => {
  it("reads a query and a category", () => {
    expect(read("query=+weight%20loss+&category=3")).toEqual({ query: "weight loss", category: 3 });
    expect(read("")).toEqual({ query: "", category: null });
    expect(read("show=all")).toEqual({ query: "", category: null, isWhole: true });
    expect(read("show=some")).toEqual({ query: "", category: null });
  });

  it.each(["", "0", "all", "6", "-1", "1e0", "01", "1.0", " 1", "abc", "9".repeat(400)])(
    "takes the category %j for all",
    (category) => {
      expect(read(new URLSearchParams({ category }).toString()).category).toBeNull();
    },
  );

  it("says which categories are unknown", () => {
    const isUnknown = (category: string) =>
      namesUnknownCategory(new URLSearchParams({ category }), categories);
    expect(["", "0", "all", "3"].filter(isUnknown)).toEqual([]);
    expect(["6", "abc", "-1"].filter(isUnknown)).toEqual(["6", "abc", "-1"]);
    expect(namesUnknownCategory(new URLSearchParams(), categories)).toBe(false);
  });
});

describe("cleanQuery", () => {
  it("caps, trims and mends", () => {
    expect(cleanQuery("x".repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH);
    expect(cleanQuery("\0 a\u0007b ")).toBe("a b");
    expect(cleanQuery("a\uD800b")).toBe("a\uFFFDb");
    expect(cleanQuery(`${"x".repeat(MAX_QUERY_LENGTH - 1)} y`)).toBe("x".repeat(199));
    expect(cleanQuery(`${"x".repeat(MAX_QUERY_LENGTH - 1)}😀`)).toBe("x".repeat(199));
  });
});

describe("searchHref", () => {
  it("leaves out what is open and encodes the rest", () => {
    expect(searchHref({ query: " ", category: null })).toBe("/database");
    expect(searchHref({ query: "Weight loss", category: null })).toBe(
      "/database?query=Weight%20loss",
    );
    expect(searchHref({ query: "a&b=<", category: 2 })).toBe(
      "/database?query=a%26b%3D%3C&category=2",
    );
  });

  it("is read back as it was, whatever was typed", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(..." a\uD83D\uDE00"), minLength: 190, maxLength: 210 }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(null, 1, 5), fc.boolean(), (query, category, isWhole) => {
        const href = searchHref({ query, category, isWhole });
        const again = read(href.slice("/database".length));
        expect(again.category).toBe(category);
        expect(again.isWhole ?? false).toBe(isWhole);
        expect(searchHref(again)).toBe(href);
      }),
    );
  });
});
