import "server-only";
import { ApiError } from "@/lib/api/errors";
import { type DatabaseSession, getDatabase } from "@/lib/db/client";
import { keepUnchanged } from "@/lib/keep-unchanged";
import { cachedInMemory } from "@/lib/next/memory-cache";
import type { Peptide } from "./peptide-schema";
import { readPeptides } from "./peptide-store";

/** More would need more memory than a server should (decision 041). */
const MAX_IN_MEMORY = 10_000;
/** An answer is sent and forgotten, so it may be larger. */
const MAX_ANSWERED = 25_000;

/**
 * All peptides by name, read once after each save and shared by whatever is built from them. What
 * `perItem` made of an unchanged one is still valid.
 */
export const listAllPeptides = cachedInMemory<Peptide[]>("peptides", ["peptides"], async (before) =>
  keepUnchanged(before, await readLibrary()),
);

/**
 * The peptides that lists, search, files and the consultant work on: all of them, or of a larger library those
 * with the lowest ids. Then the log says so.
 */
export async function readLibrary(most = MAX_IN_MEMORY): Promise<Peptide[]> {
  const peptides = await readPeptides(getDatabase(), most);
  const all = peptides.length < most ? peptides.length : await getDatabase().peptide.count();
  if (all > peptides.length) {
    console.warn(
      `The library has ${all} peptides. Lists, search, files and the consultant use the first ${most}.`,
    );
  }
  return peptides;
}

/** All peptides for one answer of the API. Throws `ApiError` where they are too many for one. */
export async function listForAnswer(
  db: DatabaseSession = getDatabase(),
  most = MAX_ANSWERED,
): Promise<Peptide[]> {
  if ((await db.peptide.count()) <= most) return readPeptides(db);
  throw new ApiError(
    "too_large",
    `The library has more than ${most} peptides, too many for one answer. Read them one at a time.`,
  );
}
