// npm run admin:password: gives the administrator a new password and ends every session.
import "@/scripts/tell-settings-error.mjs";
import { createDatabase } from "@/lib/db/client";
import { describeDatabase } from "@/lib/db/describe-database";
import { env } from "@/lib/env";
import { runCommand } from "@/scripts/run-command";
import { resetAdministratorPassword } from "../seed/administrator";

await runCommand(async () => {
  const db = createDatabase(env.DATABASE_URL);
  try {
    const password = await resetAdministratorPassword(db, env.ADMIN_PASSWORD);
    console.log(`Database: ${describeDatabase(env.DATABASE_URL)}`);
    console.log(`Administrator: user name admin, password ${password}`);
  } finally {
    await db.$disconnect();
  }
});
