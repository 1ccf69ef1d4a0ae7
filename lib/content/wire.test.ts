import { describe, expect, it } from "vitest";
import { fromPeptideIds, linkedPeptideIds } from "./linked-peptides";
import {
  dateOrNull,
  html,
  id,
  idInAddress,
  idList,
  MAX_ID,
  requiredText,
  toTimestamps,
  webAddress,
} from "./wire";

describe("dateOrNull", () => {
  it.each([
    ["2020", "2020-01-01T00:00:00.000Z"],
    ["2020-05-04", "2020-05-04T00:00:00.000Z"],
    ["9999-12-31T23:59:59+12:00", "9999-12-31T23:59:59+12:00"],
    [" ", null],
  ])("%j is %j", (value, date) => {
    expect(dateOrNull.parse(value)).toBe(date);
  });

  it.each(["1499-12-31T23:59:59-00:00", "9999-12-31T23:59:59-12:00", "2024-02-30", "soon", 2020])(
    "%j is none",
    (value) => {
      expect(dateOrNull.safeParse(value).success).toBe(false);
    },
  );
});

describe("idList", () => {
  it.each([
    ["2, 3,x", [2, 3]],
    ["0,36", [0, 36]],
    ["3,2,3", [3, 2]],
    ["", []],
    [",,", []],
    ["-1,1.5,1e3,0x10", []],
    ["007", [7]],
    [String(MAX_ID + 1), []],
    [
      [2, "3", "x", 2],
      [2, 3],
    ],
    [[1.5, -1], []],
  ])("%j is %j", (value, ids) => {
    expect(idList.parse(value)).toEqual(ids);
  });

  it.each([[5], [null], [{}], [[null]], ["1,".repeat(5001)]])("refuses %j", (value) => {
    expect(idList.safeParse(value).success).toBe(false);
  });
});

describe("idInAddress", () => {
  it("takes digits up to the largest id", () => {
    expect(idInAddress.parse("0")).toBe(0);
    expect(idInAddress.parse("36")).toBe(36);
    expect(idInAddress.parse(String(MAX_ID))).toBe(MAX_ID);
  });

  it.each(["", "-1", "1.5", "1e3", "0x1", " 1", "1 ", "١", "2147483648", "99999999999"])(
    "refuses %j",
    (value) => {
      expect(idInAddress.safeParse(value).success).toBe(false);
    },
  );
});

describe("id", () => {
  it.each([-1, 1.5, MAX_ID + 1, "1", null])("refuses %j", (value) => {
    expect(id.safeParse(value).success).toBe(false);
  });
});

describe("webAddress", () => {
  it.each([
    ["https://a.example/x?y=1#z", "https://a.example/x?y=1#z"],
    [" HTTP://a.example ", "HTTP://a.example"],
    ["", ""],
  ])("takes %j", (value, address) => {
    expect(webAddress.parse(value)).toBe(address);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//a.example",
    "a.example",
    "https://",
    "https://a b",
    "x https://a.example",
    `https://a.example/${"x".repeat(2000)}`,
  ])("refuses %j", (value) => {
    expect(webAddress.safeParse(value).success).toBe(false);
  });
});

describe("texts", () => {
  it("are trimmed, and measured after that", () => {
    expect(requiredText(3).parse("  abc  ")).toBe("abc");
    expect(requiredText(3).safeParse("abcd").success).toBe(false);
    expect(requiredText().safeParse("   ").success).toBe(false);
  });

  it("in html are sanitised as they are read", () => {
    expect(html().parse("<p>a<script>b</script></p>")).toBe("<p>a</p>");
    expect(html(3).safeParse("four").success).toBe(false);
  });
});

describe("toTimestamps", () => {
  it("answers ISO 8601 with a zone", () => {
    const at = new Date(0);
    expect(toTimestamps({ createdAt: at, updatedAt: at }).createdAt).toBe(
      "1970-01-01T00:00:00.000Z",
    );
  });
});

describe("the peptides of an article", () => {
  it.each(["", "0", "36", "0,36", "36,2"])("%j goes over the wire and back", (text) => {
    const { isGeneral, links } = fromPeptideIds(idList.parse(text));
    expect(linkedPeptideIds(isGeneral, links).join()).toBe(text);
  });

  it("keep their order as positions, General left out", () => {
    expect(fromPeptideIds([0, 9, 4])).toEqual({
      isGeneral: true,
      links: [
        { peptideId: 9, position: 0 },
        { peptideId: 4, position: 1 },
      ],
    });
  });
});
