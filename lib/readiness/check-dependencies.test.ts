import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backupName } from "@/lib/backups/list-backups";
import { checkDependencies } from "./check-dependencies";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "amide-ready-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const postgresql = {
  DATABASE_URL: "postgresql://x/y",
  REDIS_URL: undefined,
  BACKUP_DIR: undefined,
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

it("leaves out what is not configured", async () => {
  expect(await checkDependencies(postgresql)).toEqual({});
});

it("tells of the disk that the database file is on", async () => {
  const settings = { ...postgresql, DATABASE_URL: `file:${folder}/amide.db` };
  expect((await checkDependencies(settings)).disk).toMatch(/^(ok|low)$/);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const missing = { ...postgresql, DATABASE_URL: `file:${folder}/none/amide.db` };
  expect(await checkDependencies(missing)).toEqual({ disk: "unknown" });
});

it("tells when there is no backup, and when the newest is older than a day", async () => {
  const backup = async () =>
    (await checkDependencies({ ...postgresql, BACKUP_DIR: folder })).backup;
  expect(await backup()).toBe("none");
  const unmade = { ...postgresql, BACKUP_DIR: path.join(folder, "unmade") };
  expect(await checkDependencies(unmade)).toEqual({ backup: "none" });
  mkdirSync(path.join(folder, backupName(hoursAgo(27))));
  expect(await backup()).toBe("old");
  mkdirSync(path.join(folder, `${backupName(hoursAgo(1))}.partial`));
  expect(await backup()).toBe("old");
  mkdirSync(path.join(folder, backupName(hoursAgo(2))));
  expect(await backup()).toBe("ok");
});

it("tells when Redis does not answer", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const settings = { ...postgresql, REDIS_URL: "redis://127.0.0.1:1" };
  expect(await checkDependencies(settings)).toEqual({ redis: "no answer" });
});
