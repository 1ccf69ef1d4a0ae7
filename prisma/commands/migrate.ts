// npm run db:migrate: brings the database at DATABASE_URL up to date.
import "@/scripts/tell-settings-error.mjs";
import { env } from "@/lib/env";
import { runCommand } from "@/scripts/run-command";
import { applyMigrations } from "../migrations";

await runCommand(async () => {
  const applied = await applyMigrations(env.DATABASE_URL);
  console.log(applied.length ? `Applied ${applied.join(", ")}.` : "The database is up to date.");
});
