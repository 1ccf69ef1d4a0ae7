import { describe, expect, it, vi } from "vitest";
import { documents } from "@/lib/content/documents/documents";
import { type Peptide, peptideInput } from "@/lib/content/peptides/peptide-schema";
import { indexLibrary } from "./library-index";
import { sentencesOf } from "./passage";

const at = "2026-01-01T00:00:00.000Z";

function index(
  values: object,
  categories: { id: number; name: string; description: string }[] = [],
  { count = 1, pause }: { count?: number; pause?: () => Promise<void> } = {},
) {
  const input = peptideInput.parse({ name: "Testotide", ...values });
  const peptide: Peptide = {
    ...input,
    id: 1,
    categoryId: input.categoryIds[0] ?? null,
    categoryIds: input.categoryIds.join(","),
    createdAt: at,
    updatedAt: at,
  };
  return indexLibrary(
    {
      peptides: Array(count).fill({ peptide, articles: [] }),
      articles: [],
      categories: categories.map((category) => ({ ...category, createdAt: at, updatedAt: at })),
      documents: {
        about: documents["about-content"].parse({}),
        contact: documents["contact-content"].parse({}),
        legal: documents["legal-docs"].parse({}),
      },
    },
    pause,
  );
}

describe("the library as the consultant reads it", () => {
  it("closes a recorded fact once, whoever closed it", async () => {
    const said = async (values: object) =>
      [...((await index(values)).peptides[0]?.passages.values() ?? [])].flatMap(sentencesOf);
    for (const end of ["", "."]) {
      expect(
        await said({ regulatoryStatus: `Research only${end}`, peptideType: `Hormone${end}` }),
      ).toEqual(["Regulatory status of Testotide: Research only.", "Type of Testotide: Hormone."]);
    }
  });

  it("says once what is both a use and a condition, which says in whom", async () => {
    const { peptides } = await index({
      commonUses: "Acromegaly|Diarrhoea from tumours",
      conditions: ["Acromegaly (people)", "Tumours (animals)", "Diarrhoea (people)"],
    });
    expect(peptides[0]?.passages.get("uses")?.paragraphs).toEqual([
      ["Acromegaly", "Diarrhoea from tumours", "Tumours (animals)", "Diarrhoea (people)"],
    ]);
  });

  it("says of a category what is known of it", async () => {
    const { categories } = await index({ categoryIds: [2] }, [
      { id: 2, name: "Tests", description: "Those of a test." },
      { id: 3, name: "Empty", description: "" },
    ]);
    const [full, empty] = categories;
    expect(full?.passage.paragraphs.flat()).toEqual([
      "Those of a test.",
      "Listed under Tests: Testotide.",
    ]);
    expect(empty?.passage.paragraphs).toEqual([]);
  });

  it("yields to other tasks while it reads", async () => {
    const pause = vi.fn(async () => {});
    await index({}, [], { count: 40, pause });
    expect(pause.mock.calls.length).toBeGreaterThanOrEqual(10);
  });
});
