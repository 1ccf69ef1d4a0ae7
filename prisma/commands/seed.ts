// npm run db:seed: fills the database with the library's content and makes the administrator.
import "@/scripts/tell-settings-error.mjs";
import { createDatabase } from "@/lib/db/client";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { env } from "@/lib/env";
import { runCommand } from "@/scripts/run-command";
import { seedAdministrator } from "../seed/administrator";
import { seedContent } from "../seed/seed-content";
import { lockSqlite } from "../sqlite-lock";

await runCommand(async () => {
  // PostgreSQL has a lock of its own for this, which `seedContent` takes.
  const lock = isPostgresql(env.DATABASE_URL) ? undefined : lockSqlite(env.DATABASE_URL);
  const db = createDatabase(env.DATABASE_URL);
  try {
    const { written, kept } = await seedContent(db, env.DATABASE_URL);
    console.log(`Content: ${written} entries written, ${kept} left as they are.`);
    const administrator = await seedAdministrator(db, env.ADMIN_PASSWORD);
    if (administrator?.generated) {
      console.log(`Administrator: user name admin, password ${administrator.password}`);
      console.log("The password is shown only this once. Change it in the dashboard.");
    }
  } finally {
    await db.$disconnect();
    lock?.unlock();
  }
});
