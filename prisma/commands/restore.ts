// npm run restore -- FOLDER|NAME|latest [--replace] [--check]
// Replaces the database at DATABASE_URL by a backup. docs/operating/restore.md
import "@/scripts/tell-settings-error.mjs";
import { parseArgs } from "node:util";
import { listBackups } from "@/lib/backups/list-backups";
import { describeDatabase } from "@/lib/db/describe-database";
import { env, SettingsError } from "@/lib/env";
import { runCommand } from "@/scripts/run-command";
import { verifyBackup } from "../backup/manifest";
import { findBackup, restoreBackup } from "../backup/restore-backup";

await runCommand(async () => {
  const { values, positionals } = parseOptions();
  const backups = env.BACKUP_DIR ?? "data/backups";
  const name = positionals[0];
  if (!name || positionals.length > 1) {
    const found = listBackups(backups);
    if (found.length === 0 && !name) throw new SettingsError(`No backups in ${backups}.`);
    for (const { folder } of found) console.log(folder);
    throw new SettingsError("Name one backup: npm run restore -- latest, or its folder.");
  }
  const folder = findBackup(name, backups);
  if (values.check) {
    const { createdAt } = await verifyBackup(folder);
    console.log(`${folder} is whole; it was made at ${createdAt}.`);
    return;
  }
  console.log(`Database: ${describeDatabase(env.DATABASE_URL)}`);
  const { manifest, kept, applied } = await restoreBackup({
    folder,
    url: env.DATABASE_URL,
    isReplacing: values.replace,
  });
  const rows = manifest.contents.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored ${rows} rows, as they were at ${manifest.createdAt}.`);
  if (applied.length > 0) {
    console.log(`The backup was of an older version; applied ${applied.join(", ")}.`);
  }
  if (kept) console.log(`What was replaced is kept as ${kept}; delete it when you are sure.`);
  console.log("Start the server now. All sessions have ended.");
});

function parseOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        replace: { type: "boolean", default: false },
        check: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}
