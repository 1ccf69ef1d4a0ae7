import Papa from "papaparse";
import { beforeAll, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const label = { title: "A label", publisher: "An agency", url: "https://example.org/label" };
const facts = {
  sources: { label: { ...label, checked: "2026-11-22" } },
  sport: { status: "not listed", basis: "none", year: 2026, source: "label" },
  noDirectTarget: { text: "Nobody knows what it binds.", source: "label" },
  halfLives: "not reported",
};

describe.each(testEngines())("facts of a peptide on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  const put = (id: number, body: object) => ask("PUT", `/api/peptides/${id}`, { headers, body });
  const read = async (id: number) => (await ask("GET", `/api/peptides/${id}`)).body;

  it("are answered with each peptide, and by the list", async () => {
    const { body: list } = await ask("GET", "/api/peptides");
    const own = await read(36);
    expect(own.facts.approvals[0]).toMatchObject({ agency: "FDA", brand: "Ozempic" });
    const listed = list.find(({ id }: { id: number }) => id === 36);
    expect(listed.facts).toEqual(own.facts);
    for (const peptide of list) expect(peptide.facts.sport, peptide.name).toBeDefined();
  });

  it("are null for a peptide that is made without them", async () => {
    const { body } = await ask("POST", "/api/peptides", { headers, body: { name: "Factotide" } });
    expect(body.facts).toBeNull();
  });

  it("are replaced as a whole, kept where they are left out, and blanked by null", async () => {
    expect((await put(23, { facts })).body.facts).toMatchObject({ ...facts, approvals: [] });
    expect((await put(23, { notes: "A note" })).body.facts.sport).toEqual(facts.sport);
    expect((await put(23, { facts: null })).body.facts).toBeNull();
    const row = await handle.db.peptide.findUniqueOrThrow({ where: { id: 23 } });
    expect(row.facts).toBeNull();
  });

  it("change nothing when they come back as they were answered", async () => {
    const before = await read(36);
    const { facts: own } = before;
    const sources = Object.fromEntries(Object.entries(own.sources).reverse());
    expect((await put(36, { facts: { ...own, sources } })).body).toEqual(before);
  });

  it("refuse a save that rests on an older state", async () => {
    const { updatedAt } = await read(81);
    await put(81, { facts: null });
    const { status } = await put(81, { facts, updatedAt });
    expect(status).toBe(409);
  });

  it("come back with a restored revision", async () => {
    const before = await read(5);
    await put(5, { facts: null });
    const { body } = await ask("GET", "/api/admin/revisions?entity=peptides&id=5", { headers });
    await ask("POST", `/api/admin/revisions/${body.items[0].id}/restore?state=before`, { headers });
    expect((await read(5)).facts).toEqual(before.facts);
  });

  it.each(["csv", "json"])("are exported and imported as %s", async (format) => {
    const transfer = (step: string, more: object) =>
      ask("POST", `/api/admin/transfer/peptides/${step}`, { headers, body: { format, ...more } });
    const before = await read(45);
    const { body: file } = await transfer("export", { ids: [45] });
    await put(45, { facts: null });
    const { body: plan } = await transfer("plan", { text: file.text });
    expect(plan.rows[0]).toMatchObject({ status: "changed", id: 45 });
    await transfer("apply", { text: file.text, hash: plan.hash });
    expect((await read(45)).facts).toEqual(before.facts);
    if (format === "csv") {
      const [row] = Papa.parse<{ facts: string }>(file.text, {
        header: true,
        delimiter: ",",
      }).data;
      expect(JSON.parse(row?.facts ?? "")).toEqual(before.facts);
    }
  });

  it.each([
    ["no object", "text", "facts", /object/],
    ["an unknown field", { ...facts, price: 1 }, "facts", /price/],
    ["no sources", { ...facts, sources: undefined }, "facts.sources", /required/],
    [
      "a source that is not there",
      { ...facts, sport: { ...facts.sport, source: "nowhere" } },
      "facts.sport.source",
      /no source "nowhere"/,
    ],
    [
      "a source without an address",
      { ...facts, sources: { label: { ...facts.sources.label, url: undefined } } },
      "facts.sources.label",
      /address or a PMID/,
    ],
    [
      "a term that is in no vocabulary",
      { ...facts, targets: [{ target: "unheard-of", action: "agonist", source: "label" }] },
      "facts.targets.0.target",
      /vocabulary of targets/,
    ],
    [
      "an amount in a schedule",
      {
        ...facts,
        administrations: [
          { route: "oral", setting: "labelled", schedule: "2 mg daily", source: "label" },
        ],
      },
      "facts.administrations.0.schedule",
      /how often, never how much/,
    ],
    [
      "a range whose ends are swapped",
      {
        ...facts,
        halfLives: [
          { low: 5, high: 2, unit: "hours", species: "people", route: "oral", source: "label" },
        ],
      },
      "facts.halfLives.0.high",
      /below the lower end/,
    ],
    [
      "a source read before it appeared",
      { ...facts, sources: { label: { ...facts.sources.label, year: 2027 } } },
      "facts.sources.label.year",
      /after the day/,
    ],
  ])("are refused with %s, in plain words and by path", async (_, wrong, path, text) => {
    const { status, body } = await put(40, { facts: wrong });
    expect(status).toBe(422);
    expect(body.fields[path]?.[0], JSON.stringify(body)).toMatch(text);
  });
});
