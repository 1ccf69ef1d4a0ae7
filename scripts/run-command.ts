import { SettingsError } from "@/lib/env";

/** Runs a command's body; a `SettingsError` ends it with its one sentence, anything else with its stack. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exitCode = 1;
  }
}
