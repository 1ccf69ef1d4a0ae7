import { gunzipSync } from "node:zlib";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import Papa from "papaparse";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as dataset from "@/app/dataset/[file]/route";
import { readPeptides } from "@/lib/content/peptides/peptide-store";
import { readDataset } from "@/lib/dataset/dataset";
import { estimateColumns, factColumns } from "@/lib/dataset/fact-columns";
import { writeStructures } from "@/lib/dataset/structures-file";
import { limits } from "@/lib/throttle/limits";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { SEEDED_PAPERS, SEEDED_PEPTIDES } from "@/tests/support/seeded";

const get = (file: string, headers: Record<string, string> = {}) =>
  dataset.GET(new Request(`http://localhost/data/${file}`, { headers }), {
    params: Promise.resolve({ file }),
  });
const readText = async (file: string) => (await get(file)).text();
const readJson = async (file: string) => JSON.parse(await readText(file));
const readRows = async (file: string) =>
  Papa.parse<Record<string, string>>((await readText(file)).replace("\ufeff", ""), {
    header: true,
    skipEmptyLines: true,
  }).data;

describe.each(testEngines())("the files of the library on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });

  it("agree with their schema", async () => {
    const [library, schema] = [await readJson("library.json"), await readJson("schema.json")];
    const ajv = new Ajv({ allErrors: true, strict: false });
    addFormats(ajv);
    const isValid = ajv.compile(schema);
    expect(isValid(library), ajv.errorsText(isValid.errors)).toBe(true);
    expect(isValid({ ...library, licence: "none" })).toBe(false);
    expect(library.$schema).toBe(schema.$id);
    expect(library.peptides).toHaveLength(SEEDED_PEPTIDES);
    expect(library.papers).toHaveLength(SEEDED_PAPERS);
  });

  it("give every fact with its id, its source and the day of reading", async () => {
    const { facts, peptides } = await readJson("library.json");
    expect(new Set(facts.map(({ id }: { id: string }) => id)).size).toBe(facts.length);
    const rows = await readRows("facts.csv");
    expect(rows.map(({ id }) => id)).toEqual(facts.map(({ id }: { id: string }) => id));
    const [approval] = await readRows("approvals.csv");
    const known = peptides.find(({ id }: { id: number }) => String(id) === approval?.peptide);
    expect(approval).toMatchObject({
      agency: known.facts.approvals[0].agency,
      indication: known.facts.approvals[0].indication,
      source: known.facts.approvals[0].source,
      checked: known.facts.sources[known.facts.approvals[0].source].checked,
    });
    expect(rows.map(({ id }) => id)).toContain(approval?.fact);
  });

  it("leave out no field of a fact that has a table", async () => {
    const { peptides } = await readJson("library.json");
    for (const [part, columns] of Object.entries(factColumns)) {
      const rows = peptides.flatMap(({ facts }: { facts: Record<string, object[]> }) =>
        [facts?.[part] ?? []].flat().filter((row) => typeof row === "object"),
      );
      const fields = new Set<string>(rows.flatMap((row: object) => Object.keys(row)));
      const known = new Set(columns.map((column) => column.split(".")[0]));
      for (const field of ["source", "estimates"]) fields.delete(field);
      expect(
        [...fields].filter((field) => !known.has(field)),
        part,
      ).toEqual([]);
    }
    const figures = peptides
      .flatMap(({ facts }: { facts: { trials: { estimates: object[] }[] } }) => facts?.trials ?? [])
      .flatMap(({ estimates }: { estimates: object[] }) => estimates);
    expect(await readRows("estimates.csv")).toHaveLength(figures.length);
    expect(new Set(figures.flatMap((figure: object) => Object.keys(figure)))).toEqual(
      new Set(estimateColumns),
    );
  });

  it("have a sequence for each peptide that has one, in letters", async () => {
    const { peptides } = await readJson("library.json");
    const fasta = await readText("sequences.fasta");
    const sequences = peptides.filter(({ sequence }: { sequence: string | null }) => sequence);
    expect(fasta.match(/^>/gm)).toHaveLength(sequences.length);
    expect(fasta).toContain(">amide|81|BPC-157\nGEPPPGKPADDAGLV\n");
    expect(fasta).toMatch(/^>amide\|36\|Semaglutide \(left out: .*unnatural residues \(X\)/m);
    for (const line of fasta.trim().split("\n"))
      expect(line).toMatch(/^(>amide\|\d+\|.+|[A-Z]{1,60})$/);
  });

  it("have the version of their content, whenever it was seeded", async () => {
    const { version } = await readDataset();
    await handle.db.peptide.updateMany({ data: { createdAt: new Date(0) } });
    expect((await readDataset()).version).toBe(version);
  });

  it("keep their version until something is saved, and tell what changed", async () => {
    const before = await readJson("library.json");
    expect((await readJson("library.json")).version).toBe(before.version);
    expect(before.changes).toEqual([]);
    const headers = await asAdministrator();
    await ask("PUT", "/api/peptides/36", { headers, body: { evidenceTier: "human_trials" } });
    const after = await readJson("library.json");
    expect(after.version).not.toBe(before.version);
    expect(after.date > before.date).toBe(true);
    expect(await readRows("changes.csv")).toEqual([
      expect.objectContaining({ fact: "36-evidenceTier", after: "Human trials" }),
    ]);
  });

  it("are sent compressed to who accepts it, and not again to who has them", async () => {
    const response = await get("papers.csv", { "accept-encoding": "gzip, deflate, br" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("content-disposition")).toContain('filename="papers.csv"');
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(text).toBe(`\ufeff${(await readText("papers.csv")).replace("\ufeff", "")}`);
    const etag = response.headers.get("etag") ?? "";
    expect((await get("papers.csv", { "if-none-match": etag })).status).toBe(304);
  });

  it("are limited, and missing under other names", async () => {
    expect((await get("constructor")).status).toBe(404);
    const { points } = limits.download;
    for (let count = 1; count < points; count++) await get("nothing.csv");
    expect((await get("library.json")).status).toBe(429);
  });
});

describe.each(testEngines())("the file of structures on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  // The whole library is drawn beside the code that draws it.
  const DRAWN = [38, 79];
  const SEMAGLUTIDE = 36;
  beforeAll(async () => {
    await handle.db.peptide.deleteMany({ where: { id: { notIn: [...DRAWN, SEMAGLUTIDE] } } });
  });
  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });

  it("has a record for each peptide of which every atom is known, with its key", async () => {
    const sdf = await readText("structures.sdf");
    const records = sdf.split("$$$$\n").slice(0, -1);
    expect(records.map((record) => /> <ID>\n(\d+)\n/.exec(record)?.[1])).toEqual(DRAWN.map(String));
    const oxytocin = records.find((record) => record.startsWith("Oxytocin\n")) ?? "";
    expect(oxytocin).toContain("V2000");
    expect(oxytocin).toContain("M  END\n> <ID>\n38\n\n");
    expect(oxytocin).toMatch(/> <FORMULA>\nC43H66N12O12S2\n/);
    expect(oxytocin).toMatch(/> <INCHIKEY>\n[A-Z]{14}-[A-Z]{10}-[A-Z]\n/);
    const [, atoms = ""] = /^ *(\d+) *\d+ .*V2000$/m.exec(oxytocin) ?? [];
    // 43 C, 12 N, 12 O and 2 S.
    expect(Number(atoms)).toBe(69);
  });

  it("is sent while it is drawn, compressed, and not again to who has it", async () => {
    const response = await get("structures.sdf", { "accept-encoding": "gzip" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("content-length")).toBeNull();
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(text).toBe(await readText("structures.sdf"));
    const etag = response.headers.get("etag") ?? "";
    expect((await get("structures.sdf", { "if-none-match": etag })).status).toBe(304);

    const drawn = writeStructures(await readPeptides());
    expect((await drawn.next()).value).toMatch(/^Oxytocin\n/);
    await drawn.return(undefined);
  });
});
