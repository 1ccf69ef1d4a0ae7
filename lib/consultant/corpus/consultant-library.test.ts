import { expect, it, vi } from "vitest";
import { expire } from "@/lib/cache";
import { setUpDatabase } from "@/tests/support/database";
import { getConsultantLibrary } from "./consultant-library";

const kept = vi.hoisted(() => ({ reads: 0, fails: false }));

vi.mock("@/lib/content/peptides/peptide-store", async (original) => {
  const store = await original<typeof import("@/lib/content/peptides/peptide-store")>();
  const readPeptides = () => {
    kept.reads++;
    return kept.fails ? Promise.reject(new Error("No database")) : store.readPeptides();
  };
  return { ...store, readPeptides };
});

const handle = setUpDatabase("sqlite");
const nameOf = async (id: number) =>
  (await getConsultantLibrary()).peptides.find((peptide) => peptide.id === id)?.name;

it("is built once for many questions, anew after a save, and again where it failed", async () => {
  const [one, other] = await Promise.all([getConsultantLibrary(), getConsultantLibrary()]);
  expect(one).toBe(other);
  expect(kept.reads).toBe(1);

  await handle.db.peptide.update({ where: { id: 81 }, data: { name: "Renamed-157" } });
  expect(await nameOf(81)).toBe("BPC-157");
  expire(["peptides"]);
  expect(await nameOf(81)).toBe("Renamed-157");
  expect(kept.reads).toBe(2);

  expire(["peptides"]);
  kept.fails = true;
  await expect(getConsultantLibrary()).rejects.toThrow("No database");
  kept.fails = false;
  expect(await nameOf(81)).toBe("Renamed-157");
});
