import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readSeedContent } from "@/prisma/seed/data-files";
import { seedContent } from "@/prisma/seed/seed-content";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const seeded = readSeedContent();

describe.each(testEngines())("the changelog of facts on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  beforeEach(async () => {
    await handle.db.factChange.deleteMany();
  });
  const put = (id: number, body: object) => ask("PUT", `/api/peptides/${id}`, { headers, body });
  const read = async (id: number) => (await ask("GET", `/api/peptides/${id}`)).body;
  const changesOf = async (id: number) => (await ask("GET", `/api/peptides/${id}/changes`)).body;
  const sport = { status: "not listed", basis: "none", year: 2026 } as const;

  it("is empty for what the library was seeded with, and missing for no peptide", async () => {
    expect(await changesOf(36)).toEqual([]);
    expect((await ask("GET", "/api/peptides/999999/changes")).status).toBe(404);
  });

  it("tells what a save changed, latest first, and nothing of a save of other fields", async () => {
    const { facts } = await read(36);
    const source = facts.sport.source;
    await put(36, { facts: { ...facts, sport: { ...sport, source } } });
    await put(36, { dosage: "In words." });
    await put(36, { evidenceTier: "human_trials" });
    const [tier, standing, ...others] = await changesOf(36);
    expect(others).toEqual([]);
    expect(tier).toMatchObject({ peptideId: 36, fact: "evidenceTier", action: "changed" });
    expect(standing).toMatchObject({
      kind: "sport",
      action: "changed",
      words: expect.arrayContaining([
        {
          label: "Status",
          before: "Monitored, not prohibited",
          after: "Not on the Prohibited List",
        },
      ]),
    });
    expect(Date.parse(standing.createdAt)).toBeLessThanOrEqual(Date.now());
  });

  it("tells when facts of each peptide changed last", async () => {
    const latest = async () => (await ask("GET", "/api/peptides/changes")).body;
    expect(await latest()).toEqual([]);
    await put(1, { evidenceTier: "human_trials" });
    await put(36, { evidenceTier: "limited_human" });
    await put(36, { cas: "1-2-3" });
    const [change] = await changesOf(36);
    expect(await latest()).toEqual([
      { peptideId: 36, changedAt: change.createdAt },
      { peptideId: 1, changedAt: (await changesOf(1))[0].createdAt },
    ]);
  });

  it("takes a first state for no change, but facts that come back for additions", async () => {
    const { facts } = await read(29);
    const { body: made } = await ask("POST", "/api/peptides", { headers, body: { name: "New" } });
    await put(made.id, { facts });
    expect(await changesOf(made.id)).toEqual([]);

    await put(29, { facts: null });
    const removed = await changesOf(29);
    expect(new Set(removed.map(({ action }: { action: string }) => action))).toEqual(
      new Set(["removed"]),
    );
    await put(29, { facts });
    const all = await changesOf(29);
    expect(all.filter(({ action }: { action: string }) => action === "added")).toHaveLength(
      removed.length,
    );
  });

  it("outlives a peptide that comes back from the bin, and says nothing of its absence", async () => {
    await put(62, { cas: "50-56-6" });
    const before = await changesOf(62);
    expect(before).toHaveLength(1);
    await ask("DELETE", "/api/peptides/62", { headers });
    const { body } = await ask("GET", "/api/admin/revisions?entity=peptides&id=62", { headers });
    await ask("POST", `/api/admin/revisions/${body.items[0].id}/restore`, { headers });
    expect(await changesOf(62)).toEqual(before);
  });

  it("tells what a release of the seed changed", async () => {
    const content = structuredClone(seeded);
    const facts = content.peptides.get(3)?.facts;
    if (!facts?.sport) throw new Error("The seed has no such fact.");
    facts.sport.year += 1;
    await seedContent(handle.db, handle.url, content);
    expect(await changesOf(3)).toEqual([
      expect.objectContaining({
        kind: "sport",
        action: "changed",
        words: [expect.objectContaining({ label: "Year", after: String(facts.sport.year) })],
      }),
    ]);
  });

  it("gets from revisions what happened before there was a changelog, once", async () => {
    const { facts } = await read(5);
    await put(5, { facts: { ...facts, sport: { ...sport, source: facts.sport.source } } });
    const known = await changesOf(5);
    const revision = await handle.db.revision.findFirstOrThrow({ orderBy: { id: "desc" } });
    await handle.db.factChange.deleteMany();
    await handle.db.seedEntry.deleteMany({ where: { entity: "fact-changes" } });
    for (const _ of ["once", "again"]) await seedContent(handle.db, handle.url, seeded);
    const [{ id: _id, createdAt, ...change }, ...others] = await changesOf(5);
    expect(others).toEqual([]);
    expect(known[0]).toMatchObject(change);
    expect(createdAt).toBe(revision.createdAt.toISOString());
  });
});
