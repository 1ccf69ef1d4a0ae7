import { SettingsError } from "@/lib/env";

/** Runs a command. Errors that the user can fix print one sentence, all others their stack. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof SettingsError) return error.message;
  if (!(error instanceof Error)) return undefined;
  if (/disk is full|SQLITE_FULL|ENOSPC/i.test(error.message)) {
    return "The disk is full: the database needs about 100 MB.";
  }
  // Prisma's code for a table that does not exist.
  if ("code" in error && error.code === "P2021") {
    return "The database has no tables yet: run npm run db:migrate first.";
  }
  return undefined;
}
