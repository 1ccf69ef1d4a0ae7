import { readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { type BackupFolder, listBackups } from "@/lib/backups/list-backups";

export interface Retention {
  /** Of how many days, and of how many weeks, the last backup is kept. */
  daily: number;
  weekly: number;
}

const DAY_MS = 86_400_000;
// A backup that is still being written is younger.
const LEFTOVER_AFTER_MS = DAY_MS;

/** Deletes the backups that retention does not keep, never `made`, and what interrupted runs left. */
export function applyRetention(folder: string, retention: Retention, made: string): string[] {
  const backups = listBackups(folder);
  const kept = chooseKept(backups, retention);
  const removed = backups.filter((backup) => !kept.has(backup) && backup.folder !== made);
  for (const backup of removed) {
    // Half deleted, it must not look like a backup.
    const doomed = `${backup.folder}.removed`;
    renameSync(backup.folder, doomed);
    rmSync(doomed, { recursive: true });
  }
  removeLeftovers(folder);
  return removed.map((backup) => backup.folder);
}

/** The newest backup, and the last one of each of the newest days and weeks that have any. */
export function chooseKept(
  backups: BackupFolder[],
  { daily, weekly }: Retention,
): Set<BackupFolder> {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return new Set([
    ...newestFirst.slice(0, 1),
    ...lastOfEach(newestFirst, dayOf, daily),
    ...lastOfEach(newestFirst, weekOf, weekly),
  ]);
}

function lastOfEach(
  newestFirst: BackupFolder[],
  periodOf: (at: Date) => number,
  count: number,
): BackupFolder[] {
  const last = new Map<number, BackupFolder>();
  for (const backup of newestFirst) {
    const period = periodOf(backup.createdAt);
    if (!last.has(period)) last.set(period, backup);
  }
  return [...last.values()].slice(0, count);
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
function weekOf(at: Date): number {
  return Math.floor((dayOf(at) + 3) / 7);
}

function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^\d{4}-[\dTZ-]+\.(partial|removed)$/.test(name)) continue;
    const leftover = path.join(folder, name);
    if (Date.now() - statSync(leftover).mtimeMs < LEFTOVER_AFTER_MS) continue;
    rmSync(leftover, { recursive: true });
  }
}
