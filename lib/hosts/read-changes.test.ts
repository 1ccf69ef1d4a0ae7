import { beforeEach, describe, expect, it } from "vitest";
import { cacheTags } from "@/lib/cache-tags";
import { peptides } from "@/lib/content/peptides/peptide-resource";
import type { Prisma } from "@/lib/db/client";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { type ReadUpTo, readChanges } from "./read-changes";

describe.each(testEngines())("readChanges on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let upTo: ReadUpTo;
  beforeEach(async () => {
    await addRevision("research");
    upTo = (await readChanges(undefined, new Set())).upTo;
  });

  async function addRevision(entity: string, more: Partial<Prisma.RevisionCreateInput> = {}) {
    const data = { entity, entityId: "1", action: "create", actor: "admin", ...more };
    return (await handle.db.revision.create({ data })).id;
  }

  async function tagsOfNext(own: number[] = []) {
    const { tags, upTo: next } = await readChanges(upTo, new Set(own));
    upTo = next;
    return [...tags].sort();
  }

  it("expires everything at first, and then nothing", async () => {
    expect((await readChanges(undefined, new Set())).tags).toEqual(cacheTags);
    expect(await tagsOfNext()).toEqual([]);
  });

  it("expires the tags of what was saved, once", async () => {
    await addRevision("categories");
    await addRevision("documents");
    expect(await tagsOfNext()).toEqual(["categories", "documents:1", "peptides"]);
    expect(await tagsOfNext()).toEqual([]);
  });

  it("expires an updated item and what shows of it, by what the revision says", async () => {
    const before = await peptides.read(36);
    const update = (changed: object) =>
      addRevision("peptides", {
        entityId: "36",
        action: "update",
        before: before ?? {},
        after: { ...before, ...changed },
      });
    await update({ mechanismOfAction: "<p>New</p>" });
    expect(await tagsOfNext()).toEqual(["peptides:36"]);
    await update({ name: "Another" });
    expect(await tagsOfNext()).toContain("peptides:card");
    await update({ name: null });
    expect(await tagsOfNext()).toEqual([...peptides.tags].sort());
  });

  it("expires the type where many of its items were updated", async () => {
    for (let count = 0; count < 11; count += 1) await addRevision("research", { action: "update" });
    expect(await tagsOfNext()).toEqual(["research"]);
  });

  it("expires nothing for what no page shows, nor for what this process saved", async () => {
    await addRevision("conversations");
    await addRevision("dev-items");
    const own = await addRevision("peptides");
    expect(await tagsOfNext([own])).toEqual([]);
    await addRevision("educational-videos");
    expect(await tagsOfNext([own])).toEqual(["videos"]);
  });

  it("expires everything after a seeding", async () => {
    const at = new Date(upTo.seededAt + 1);
    await handle.db.seedEntry.updateMany({ where: { entity: "video" }, data: { appliedAt: at } });
    expect(await tagsOfNext()).toEqual([...cacheTags].sort());
    expect(await tagsOfNext()).toEqual([]);
  });

  it("expires everything where more was saved than is read", async () => {
    await addRevision("educational-videos");
    const data = { entity: "conversations", entityId: "1", action: "update", actor: "admin" };
    await handle.db.revision.createMany({ data: Array.from({ length: 501 }, () => data) });
    expect(await tagsOfNext()).toEqual([...cacheTags].sort());
    expect(await tagsOfNext()).toEqual([]);
  });

  it("expires everything where the database is an older one", async () => {
    await handle.db.revision.deleteMany({ where: { id: upTo.revision } });
    expect(await tagsOfNext()).toEqual([...cacheTags].sort());
    expect(await tagsOfNext()).toEqual([]);
  });

  it("notices the first revision of a new database", async () => {
    await handle.db.revision.deleteMany();
    await tagsOfNext();
    expect(upTo.revision).toBe(0);
    await addRevision("educational-videos");
    expect(await tagsOfNext()).toEqual(["videos"]);
  });
});
