import { afterEach, expect, it, vi } from "vitest";
import { setUpDatabase } from "@/tests/support/database";
import { listForAnswer, readLibrary } from "./all-peptides";

const handle = setUpDatabase("sqlite");

afterEach(() => {
  vi.restoreAllMocks();
});

it("works on the peptides with the lowest ids where there are too many, and says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const ids = await handle.db.peptide.findMany({ select: { id: true }, orderBy: { id: "asc" } });
  const found = (await readLibrary(3)).map(({ id }) => id);
  expect(found.toSorted((a, b) => a - b)).toEqual(ids.slice(0, 3).map(({ id }) => id));
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining(`has ${ids.length} peptides`)]);
});

it("says nothing where all of them fit", async () => {
  const warn = vi.spyOn(console, "warn");
  const count = await handle.db.peptide.count();
  expect(await readLibrary(count)).toHaveLength(count);
  expect(warn).not.toHaveBeenCalled();
});

it("answers all of them or refuses to", async () => {
  const count = await handle.db.peptide.count();
  expect(await listForAnswer(handle.db, count)).toHaveLength(count);
  await expect(listForAnswer(handle.db, count - 1)).rejects.toMatchObject({ status: 413 });
});
