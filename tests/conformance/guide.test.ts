import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { GET } from "@/app/guide.pdf/route";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { SEEDED_PEPTIDES } from "@/tests/support/seeded";

describe.each(testEngines())("the guide's text on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);

  it("is a PDF that names the peptides of the library", async () => {
    await handle.db.peptide.create({ data: { name: "Unheardotide" } });
    const response = await GET(new Request("http://localhost/guide.pdf"));
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const text = textOf(bytes);
    const peptides = await handle.db.peptide.findMany({ select: { name: true } });
    expect(peptides).toHaveLength(SEEDED_PEPTIDES + 1);
    const missing = peptides.filter(({ name }) => !text.includes(name.replace(/\s/g, "")));
    expect(missing).toEqual([]);
  });
});

/** Without white space. A font is not told from another: each text is read by all of them. */
function textOf(bytes: Buffer): string {
  const streams = inflate(bytes);
  const fonts = streams.filter((stream) => stream.includes("begincmap")).map(readFont);
  const glyphs = streams
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, pieces = ""]) => pieces.replace(/> *-?[\d.]+ *<?|[<>\s]/g, ""));
  return fonts
    .flatMap((font) =>
      glyphs.map((codes) => (codes.match(/.{4}/g) ?? []).map((code) => font.get(code)).join("")),
    )
    .join("")
    .replace(/\s/g, "");
}

/** The characters of the glyphs, which are numbered in a row from 0. */
function readFont(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = "", , list = ""] of map.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    for (const [offset, [, code = ""]] of [...list.matchAll(/<([\w ]+)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + offset).toString(16).padStart(4, "0");
      characters.set(
        glyph,
        Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      );
    }
  }
  return characters;
}

function inflate(bytes: Buffer): string[] {
  const text = bytes.toString("latin1");
  return [...text.matchAll(/FlateDecode.*?stream\n(.*?)\nendstream/gs)].map(([, part = ""]) =>
    inflateSync(Buffer.from(part, "latin1")).toString("latin1"),
  );
}
