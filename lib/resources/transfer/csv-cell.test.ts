import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { cellKind, fromCell, toCell } from "./csv-cell";

/** What is likely to break a table, and anything else. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."=+-@'\"|,;[] \t\r\na1") }),
  fc.string({ unit: "grapheme" }),
);

describe("a cell", () => {
  it("gives back every list as it was", () => {
    fc.assert(
      fc.property(fc.array(hostile), (list) => {
        expect(fromCell(toCell(list), "list", null)).toEqual(list);
      }),
    );
  });

  it("knows from a field's schema what its cells hold", () => {
    const kinds = [
      [z.string(), "text"],
      [
        z
          .string()
          .regex(/^\d-\d$/)
          .nullable(),
        "text",
      ],
      [z.enum(["a", "b"]), "text"],
      [z.number().int().positive().nullable(), "number"],
      [z.boolean().nullable(), "boolean"],
      [z.array(z.string()), "list"],
      [z.object({ a: z.string() }).nullable().default(null), "object"],
    ] as const;
    for (const [schema, kind] of kinds) expect(cellKind(schema)).toBe(kind);
  });

  it("gives back an object, and what is no JSON as it stands", () => {
    const value = { sources: { a: { title: 'x | "y"' } }, trials: [] };
    expect(fromCell(toCell(value), "object", null)).toEqual(value);
    expect(fromCell("", "object", value)).toBeNull();
    expect(fromCell("{", "object", null)).toBe("{");
  });

  it("leaves an empty cell what it was, text or null, and empties what was not", () => {
    expect(fromCell("", "text", "")).toBe("");
    expect(fromCell("", "text", null)).toBeNull();
    expect(fromCell("", "text", "before")).toBeNull();
    expect(fromCell("", "number", 5)).toBeNull();
    expect(fromCell("TRUE", "boolean", null)).toBe(true);
    expect(fromCell("12x", "number", null)).toBe("12x");
    expect(fromCell(" 12.5 ", "number", null)).toBe(12.5);
    expect(fromCell("1e-7", "number", null)).toBe(1e-7);
    expect(fromCell("  ", "number", 5)).toBe("  "); // Which the schema takes for a blank, not for 0.
  });
});
