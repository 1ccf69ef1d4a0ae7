import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildConsultantLibrary } from "@/lib/consultant/corpus/consultant-library";
import type { LibraryIndex } from "@/lib/consultant/corpus/library-index";
import { readPeptides } from "@/lib/content/peptides/peptide-store";
import { readArticles } from "@/lib/content/research/article-store";
import { createDatabase, setDatabase } from "@/lib/db/client";
import { applyMigrations } from "@/prisma/migrations";
import { seedContent } from "@/prisma/seed/seed-content";

/** The seeded library out of a database of its own, for runs outside the tests. */
export async function readSeededLibrary(): Promise<LibraryIndex> {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-consultant-"));
  try {
    const url = `file:${path.join(folder, "library.db")}`;
    await applyMigrations(url);
    const db = createDatabase(url);
    setDatabase(db);
    await seedContent(db, url);
    const library = await buildConsultantLibrary({
      peptides: readPeptides,
      articles: readArticles,
    });
    await db.$disconnect();
    return library;
  } finally {
    setDatabase(undefined);
    rmSync(folder, { recursive: true });
  }
}
