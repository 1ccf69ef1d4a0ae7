import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { GET } from "@/app/guide.pdf/route";
import { expire } from "@/lib/cache";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const get = (headers: Record<string, string> = {}) =>
  GET(new Request("http://localhost/guide.pdf", { headers }));

describe.each(testEngines())("the guide on $engine", ({ engine }) => {
  const database = setUpDatabase(engine);

  it("is a tagged PDF with its title, its fonts and Greek letters", async () => {
    const response = await get();
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString("latin1");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(bytes.length).toBeLessThan(500_000);
    for (const part of ["(Peptide Fundamentals Guide)", "/Marked true", "/Lang (en)"]) {
      expect(text.includes(part), part).toBe(true);
    }
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4);
    expect(text.match(/\/FontFile2/g)).toHaveLength(3);
    // Which character a glyph stands for: "α-MSH", "Thymosin β4", "κ-opioid".
    const maps = streams(bytes).filter((stream) => stream.includes("begincmap"));
    for (const letter of ["03b1", "03b2", "03ba"]) {
      expect(
        maps.some((map) => map.includes(`<${letter}>`)),
        letter,
      ).toBe(true);
    }
  });

  it("is the same until the library changes", async () => {
    const [one, two] = await Promise.all([get(), get()]);
    const etag = one.headers.get("etag") ?? "";
    expect(two.headers.get("etag")).toBe(etag);
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await two.arrayBuffer()))).toBe(
      true,
    );
    expect((await get({ "If-None-Match": etag })).status).toBe(304);

    await database.db.peptide.update({ where: { id: 81 }, data: { name: "BPC-157 Ω 🧬" } });
    expire(["peptides"]);
    const changed = await get({ "If-None-Match": etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  it("is generated for an empty library", async () => {
    await database.db.peptide.deleteMany();
    expect((await get()).status).toBe(200);
  });
});

function streams(bytes: Buffer): string[] {
  const found: string[] = [];
  for (let from = 0; ; ) {
    const start = bytes.indexOf("stream\n", from);
    const end = bytes.indexOf("\nendstream", start);
    if (start < 0 || end < 0) return found;
    try {
      found.push(inflateSync(bytes.subarray(start + 7, end)).toString("latin1"));
    } catch (error) {
      // Not every stream is compressed.
      if ((error as NodeJS.ErrnoException).code !== "Z_DATA_ERROR") throw error;
    }
    from = end + 10;
  }
}
