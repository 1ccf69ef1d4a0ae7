import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GET } from "@/app/previews/[file]/route";
import { drawPreview } from "@/components/previews/draw-preview";
import { readPeptide } from "@/lib/content/peptides/peptide-store";
import { readArticles } from "@/lib/content/research/article-store";
import { drawable } from "@/lib/seo/drawable";
import {
  articlePreview,
  type PeptidePreview,
  peptidePreview,
  previewAddress,
  sitePreview,
} from "@/lib/seo/previews";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const PAPER = { r: 0xfb, g: 0xfa, b: 0xf7 };

async function get(address: string) {
  const file = address.replace("/previews/", "");
  return GET(new Request(`http://localhost${address}`), { params: Promise.resolve({ file }) });
}

/** The decoded image; how many of its pixels are not paper, and whether any touches the edge. */
async function decode(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let inked = 0;
  let isCutOff = false;
  for (let index = 0; index < width * height; index += 1) {
    const [r, g, b] = data.subarray(index * 3, index * 3 + 3);
    if (r === PAPER.r && g === PAPER.g && b === PAPER.b) continue;
    inked += 1;
    const x = index % width;
    const y = Math.floor(index / width);
    if (x < 40 || x >= width - 40 || y < 24 || y >= height - 24) isCutOff = true;
  }
  return { width, height, inked, isCutOff };
}

// The renderer must not ask the network for a font or a picture, whatever a text holds.
const asked: string[] = [];
beforeEach(() => {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (String(input).startsWith("data:")) return real(input, init);
    asked.push(String(input));
    return new Response(null, { status: 404 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(asked.splice(0)).toEqual([]);
});

it("draw every character that they keep from our own fonts", async () => {
  const kept = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
    .map(drawable)
    .join("");
  expect(kept.length).toBeGreaterThan(250);
  await drawPreview({ ...sitePreview, name: [...new Set(kept)].join("") });
});

describe.each(testEngines())("preview images on $engine", ({ engine }) => {
  const database = setUpDatabase(engine);

  async function previewOf(id: number, change: Partial<PeptidePreview> = {}) {
    const peptide = await readPeptide(id, database.db);
    if (!peptide) throw new Error(`There is no peptide ${id}`);
    return { ...peptidePreview(peptide), ...change };
  }

  it("are PNGs of 1200 × 630, kept for good under their own address", async () => {
    const [article] = await readArticles();
    if (!article) throw new Error("No article is seeded");
    for (const preview of [await previewOf(81), articlePreview(article), sitePreview]) {
      const response = await get(previewAddress(preview));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBeLessThan(150_000);
      const { width, height, inked, isCutOff } = await decode(bytes);
      expect([width, height, isCutOff]).toEqual([1200, 630, false]);
      expect(inked).toBeGreaterThan(10_000);
    }
  });

  it.each<[string, Partial<PeptidePreview>]>([
    [
      "a long name and a long chain",
      { name: "Peptide ".repeat(25), sequence: "ACDEFW".repeat(90) },
    ],
    ["one word without end", { name: "a".repeat(200), facts: ["b".repeat(200)] }],
    ["a single residue", { sequence: "G" }],
    ["nothing but a name", { sequence: null, facts: [], summary: "", evidenceTier: null }],
    [
      "a long summary",
      { sequence: null, summary: "word ".repeat(300), avatarText: "W".repeat(60) },
    ],
    ["letters that our fonts lack", { name: "🧬 名前 ©™", summary: "🧬", facts: ["őű → Ж ½"] }],
  ])("hold %s within their margins", async (_, change) => {
    const bytes = await drawPreview(await previewOf(36, change));
    expect(await decode(bytes)).toMatchObject({ width: 1200, height: 630, isCutOff: false });
  });

  it("differ between peptides, and change with what they show", async () => {
    const one = await previewOf(81);
    const other = await previewOf(36);
    expect((await drawPreview(one)).equals(await drawPreview(other))).toBe(false);
    expect(previewAddress(one)).not.toBe(previewAddress({ ...one, name: "BPC-158" }));
  });

  it("answer an older address with the current image, for a while", async () => {
    const response = await get("/previews/peptide-81-000000000000.png");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  });

  it.each([
    "peptide-999-000000000000.png",
    "article-99999-000000000000.png",
    "peptide-81.png",
    "peptide-81-000000000000.jpg",
    "peptide--1-000000000000.png",
    "peptide-99999999999-000000000000.png",
    "site-1-000000000000.png",
    "x",
  ])("answer %s with 404", async (file) => {
    expect((await get(`/previews/${file}`)).status).toBe(404);
  });

  it("answer 404 once their item is deleted", async () => {
    const address = previewAddress(await previewOf(52));
    await database.db.peptide.delete({ where: { id: 52 } });
    expect((await get(address)).status).toBe(404);
  });
});
