// npm run backup [-- --to FOLDER] [--keep-daily 7] [--keep-weekly 4]
// Backs up the database at DATABASE_URL while the site is serving. docs/operating/back-up.md
import "@/scripts/tell-settings-error.mjs";
import { parseArgs } from "node:util";
import { describeDatabase } from "@/lib/db/describe-database";
import { env, SettingsError } from "@/lib/env";
import { runCommand } from "@/scripts/run-command";
import { createBackup } from "../backup/create-backup";

await runCommand(async () => {
  const options = readOptions();
  console.log(`Database: ${describeDatabase(env.DATABASE_URL)}`);
  const { folder, manifest, removed } = await createBackup({ url: env.DATABASE_URL, ...options });
  const rows = manifest.contents.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${folder}: ${rows} rows of ${manifest.contents.tables.length} tables.`);
  if (removed.length > 0) console.log(`Older backups deleted: ${removed.length}.`);
});

function readOptions() {
  const { values } = parseOptions();
  const daily = readCount("--keep-daily", values["keep-daily"]);
  const weekly = readCount("--keep-weekly", values["keep-weekly"]);
  return { to: values.to, retention: { daily, weekly } };
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        to: { type: "string", default: env.BACKUP_DIR ?? "data/backups" },
        "keep-daily": { type: "string", default: "7" },
        "keep-weekly": { type: "string", default: "4" },
      },
    });
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

function readCount(option: string, value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new SettingsError(`${option} takes a number, not ${value}.`);
}
