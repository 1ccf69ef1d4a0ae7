// npm run db:migration -- add-something
// Writes the migration from the last migrated models to the current ones, for both engines.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { engines, migrationBetween } from "../migrations";

const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) {
  console.error("Give the migration a name in lower case: npm run db:migration -- add-something");
  process.exit(1);
}
const snapshotFile = "prisma/models.migrated.prisma";
const models = readFileSync("prisma/models.prisma", "utf8");
const previous = readSnapshot();
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);

for (const engine of engines) {
  const sql = await migrationBetween(engine, previous, models);
  if (!sql) {
    console.log(`${engine}: the models have not changed`);
    continue;
  }
  const folder = `prisma/${engine}/migrations/${stamp}_${name}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/migration.sql`, sql);
  console.log(`${engine}: ${folder}/migration.sql`);
}
writeFileSync(snapshotFile, models);

function readSnapshot(): string | null {
  try {
    return readFileSync(snapshotFile, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
