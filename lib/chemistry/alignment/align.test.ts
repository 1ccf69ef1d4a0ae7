import { expect, it } from "vitest";
import { align } from "./align";
import { blosum62 } from "./blosum62";

const HBA =
  "MVLSPADKTNVKAAWGKVGAHAGEYGAEALERMFLSFPTTKTYFPHFDLSHGSAQVKGHGKKVADALTNAVAHVDDMPNALSALSDLHAHKLRVDPVNFKLLSHCLLVTLAAHLPAEFTPAVHASLDKFLASVSTVLTSKYR";
const HBB =
  "MVHLTPEEKSAVTALWGKVNVDEVGGEALGRLLVVYPWTQRFFESFGDLSTPDAVMGNPKVKAHGKKVLGAFSDGLAHLDNLKGTFATLSELHCDKLHVDPENFRLLGNVLVCVLAHHFGKEFTPPVQAAYQKVVAGVANALAHKYH";

/** The documented example of EMBOSS 6.6 `needle`: haemoglobin alpha against beta. */
it("aligns two haemoglobins as the documentation of needle shows", () => {
  const { columns, score } = align(HBA, HBB);
  const row = (text: string, side: "a" | "b") =>
    columns.map((column) => text.charAt(column[side] ?? text.length) || "-").join("");
  const rows = [row(HBA, "a"), row(HBB, "b")] as const;
  expect(score).toBe(292.5);
  expect(rows[0]).toBe(
    "MV-LSPADKTNVKAAWGKVGAHAGEYGAEALERMFLSFPTTKTYFPHF-DLS-----HGSAQVKGHGKKVADALTNAVAHVDDMPNALSALSDLHAHKLRVDPVNFKLLSHCLLVTLAAHLPAEFTPAVHASLDKFLASVSTVLTSKYR",
  );
  expect(rows[1]).toBe(
    "MVHLTPEEKSAVTALWGKV--NVDEVGGEALGRLLVVYPWTQRFFESFGDLSTPDAVMGNPKVKAHGKKVLGAFSDGLAHLDNLKGTFATLSELHCDKLHVDPENFRLLGNVLVCVLAHHFGKEFTPPVQAAYQKVVAGVANALAHKYH",
  );
  expect(columns.filter(({ a, b }) => a !== null && b !== null && HBA[a] === HBB[b])).toHaveLength(
    65,
  );
});

it("reads the matrix from either side", () => {
  expect(blosum62("W", "W")).toBe(11);
  expect(blosum62("A", "R")).toBe(-1);
  expect(blosum62("R", "A")).toBe(-1);
  expect(blosum62("N", "A")).toBe(-2);
  expect(blosum62("A", "G")).toBe(0);
  expect(blosum62("X", "A")).toBe(-1);
});

it("pays nothing for a gap at an end, and aligns what is empty", () => {
  expect(align("GHK", "AAGHK")).toEqual({
    columns: [
      { a: null, b: 0 },
      { a: null, b: 1 },
      { a: 0, b: 2 },
      { a: 1, b: 3 },
      { a: 2, b: 4 },
    ],
    score: 19,
  });
  expect(align("", "")).toEqual({ columns: [], score: 0 });
  expect(align("", "A")).toEqual({ columns: [{ a: null, b: 0 }], score: 0 });
});
