import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { runScript } from "@/tests/support/command";

const folder = mkdtempSync(path.join(tmpdir(), "amide-commands-"));
const DATABASE_URL = `file:${path.join(folder, "amide.db")}`;

afterAll(() => rmSync(folder, { recursive: true }));

it.each(["backup", "migrate", "reset-password", "restore", "seed"])(
  "%s tells a setting that cannot be used in one sentence, without its value",
  async (name) => {
    const settings = { DATABASE_URL, ADMIN_PASSWORD: "too-short" };
    const { code, output } = await runScript(`prisma/commands/${name}.ts`, settings);
    expect(output).toBe(
      "The environment has a setting that cannot be used: ADMIN_PASSWORD must have at least 12 characters.\n",
    );
    expect(code).toBe(1);
  },
);

it("restore says that there are no backups", async () => {
  const { code, output } = await runScript("prisma/commands/restore.ts", {
    DATABASE_URL,
    BACKUP_DIR: folder,
  });
  expect(output).toBe(`No backups in ${folder}.\n`);
  expect(code).toBe(1);
});
