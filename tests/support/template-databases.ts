import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { createDatabase } from "@/lib/db/client";
import { applyMigrations } from "@/prisma/migrations";
import { seedAdministrator } from "@/prisma/seed/administrator";
import { seedContent } from "@/prisma/seed/seed-content";
import { ADMIN_PASSWORD } from "./administrator";
import { administerPostgresql, postgresqlServer, postgresqlUrl } from "./postgresql";

declare module "vitest" {
  interface ProvidedContext {
    /** Where copies go, and the prefix of their names: no two runs share one. */
    databases: { folder: string; prefix: string };
  }
}

/** Runs once, before all tests: migrates and seeds one template on each engine, which tests copy. */
export default async function prepareTemplates(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-tests-"));
  const prefix = `amide_test_${process.pid}_${Date.now()}`;
  project.provide("databases", { folder, prefix });
  const removeAll = async () => {
    rmSync(folder, { recursive: true });
    if (postgresqlServer) await dropDatabases(prefix);
  };
  try {
    await fill(`file:${path.join(folder, "template.db")}`);
    if (postgresqlServer) {
      await administerPostgresql(`CREATE DATABASE ${prefix}_template`);
      await fill(postgresqlUrl(`${prefix}_template`));
    }
  } catch (error) {
    await removeAll();
    throw error;
  }
  return removeAll;
}

async function fill(url: string): Promise<void> {
  await applyMigrations(url);
  const db = createDatabase(url);
  await seedContent(db, url);
  await seedAdministrator(db, ADMIN_PASSWORD);
  await db.$disconnect();
}

async function dropDatabases(prefix: string): Promise<void> {
  const rows = await administerPostgresql(
    "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
    [prefix],
  );
  for (const { datname } of rows) {
    await administerPostgresql(`DROP DATABASE "${datname}" WITH (FORCE)`);
  }
}
