import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackup } from "@/prisma/backup/create-backup";
import { openTestDatabase, type TestDatabase, testEngines } from "@/tests/support/database";
import { readRows } from "./database-rows";

/** Runs a shell in which `mount` changes nothing for anybody else. */
const inOwnMounts = (script: string, env: Record<string, string> = {}) =>
  spawnSync("unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", script], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
const canMount = inOwnMounts('mount -t tmpfs -o size=64k tmpfs "$PWD/tests"').status === 0;

const command = (name: string) =>
  `"${process.execPath}" --conditions=react-server --import tsx prisma/commands/${name}`;

describe.skipIf(!canMount)("a disk that refuses", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-full-"));
  const sources: TestDatabase[] = [];
  beforeAll(async () => {
    for (const { engine } of testEngines()) sources.push(await openTestDatabase(engine));
  });
  afterAll(async () => {
    for (const source of sources) await source.close();
    rmSync(folder, { recursive: true });
  });

  it("gets no backup when it is full, then read-only, and a sentence each time", async () => {
    for (const { url } of sources) {
      const before = await readRows(url);
      const { status, stdout, stderr } = inOwnMounts(
        `mount -t tmpfs -o size=128k tmpfs "$FOLDER" || exit 9
         ${command("backup.ts")} --to "$FOLDER"; ls "$FOLDER"
         mount -o remount,ro "$FOLDER" || exit 9
         ${command("backup.ts")} --to "$FOLDER"`,
        { FOLDER: folder, DATABASE_URL: url },
      );
      expect(stderr.trim().split("\n")).toEqual([
        `No backup was made in ${folder}: the disk is full. The database is unchanged.`,
        `No backup was made in ${folder}: the file system is read-only. The database is unchanged.`,
      ]);
      expect(status).toBe(1);
      // Both commands name the database, and no file was left between them.
      const lines = stdout.trim().split("\n");
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(line).toMatch(/^Database: /);
      expect(await readRows(url)).toEqual(before);
    }
  });

  it("is left as it was when it is too full for a restore", async () => {
    const to = mkdtempSync(path.join(tmpdir(), "amide-full-"));
    const url = sources[0]?.url ?? "";
    await createBackup({ url, to, retention: { daily: 1, weekly: 0 } });
    const { stdout, stderr } = inOwnMounts(
      `mount -t tmpfs -o size=1m tmpfs "$FOLDER" || exit 9
       ${command("restore.ts")} latest; ls "$FOLDER"`,
      { FOLDER: folder, BACKUP_DIR: to, DATABASE_URL: `file:${folder}/amide.db` },
    );
    rmSync(to, { recursive: true });
    expect(stderr).toMatch(/^The backup \S+ was not restored: the disk is full\. [^\n]*\n$/);
    expect(stdout).toBe(`Database: ${folder}/amide.db\n`);
  });
});
