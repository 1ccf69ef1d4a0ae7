import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listFilterOptions } from "@/lib/facts/filter/filter-options";
import {
  cleanQuery,
  listUnknown,
  MAX_QUERY_LENGTH,
  noSearch,
  readSearch,
  searchHref,
} from "./peptide-search";

const known = {
  categories: [1, 2, 3, 4, 5].map((id) => ({ id, name: `Category ${id}` })),
  options: listFilterOptions([]),
};
const read = (address: string) => readSearch(new URLSearchParams(address), known);

describe("readSearch", () => {
  it("reads a query and a category", () => {
    expect(read("query=+weight%20loss+&category=3")).toEqual({
      ...noSearch,
      query: "weight loss",
      category: 3,
    });
    expect(read("")).toEqual(noSearch);
    expect(read("show=all")).toEqual({ ...noSearch, isWhole: true });
    expect(read("show=some")).toEqual(noSearch);
    expect(read("massTo=1e3&route=oral").filter).toEqual({
      route: "oral",
      massTo: 1000,
    });
  });

  it.each(["", "0", "all", "6", "-1", "1e0", "01", "1.0", " 1", "abc", "9".repeat(400)])(
    "takes the category %j for all",
    (category) => {
      expect(read(new URLSearchParams({ category }).toString()).category).toBeNull();
    },
  );

  it("says what is unknown", () => {
    const isUnknown = (category: string) =>
      listUnknown(new URLSearchParams({ category }), known).length > 0;
    expect(["", "0", "all", "3"].filter(isUnknown)).toEqual([]);
    expect(["6", "abc", "-1"].filter(isUnknown)).toEqual(["6", "abc", "-1"]);
    expect(listUnknown(new URLSearchParams(), known)).toEqual([]);
    const params = new URLSearchParams("category=9&route=oral&target=nothing&sport=chess");
    expect(listUnknown(params, known)).toEqual(["category", "target", "sport"]);
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
    expect(searchHref({ ...noSearch, query: " " })).toBe("/database");
    expect(searchHref({ ...noSearch, query: "Weight loss" })).toBe("/database?query=Weight%20loss");
    expect(searchHref({ ...noSearch, query: "a&b=<", category: 2 })).toBe(
      "/database?query=a%26b%3D%3C&category=2",
    );
    expect(
      searchHref({
        query: "a",
        category: 2,
        filter: { massTo: 900, status: "approved" },
        isWhole: true,
      }),
    ).toBe("/database?query=a&category=2&status=approved&massTo=900&show=all");
  });

  it("is read back as it was, whatever was typed", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(..." a\uD83D\uDE00"), minLength: 190, maxLength: 210 }),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom(null, 1, 5), fc.boolean(), (query, category, isWhole) => {
        const href = searchHref({ ...noSearch, query, category, isWhole });
        const again = read(href.slice("/database".length));
        expect(again.category).toBe(category);
        expect(again.isWhole ?? false).toBe(isWhole);
        expect(searchHref(again)).toBe(href);
      }),
    );
  });
});
