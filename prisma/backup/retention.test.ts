import { expect, it } from "vitest";
import { chooseKept } from "./retention";

const backup = (at: string) => ({ folder: at, createdAt: new Date(at) });
const keptOf = (times: string[], daily: number, weekly: number) =>
  [...chooseKept(times.map(backup), { daily, weekly })].map(({ folder }) => folder).sort();

// 2026-11-16 and 2026-11-23 are Mondays.
const times = [
  "2026-11-08T03:00:00Z",
  "2026-11-15T23:59:00Z",
  "2026-11-16T00:00:00Z",
  "2026-11-21T03:00:00Z",
  "2026-11-22T03:00:00Z",
  "2026-11-22T15:00:00Z",
  "2026-11-23T03:00:00Z",
];

it("keeps the last backup of each of the newest days", () => {
  expect(keptOf(times, 2, 0)).toEqual(["2026-11-22T15:00:00Z", "2026-11-23T03:00:00Z"]);
});

it("keeps the last backup of each of the newest weeks", () => {
  expect(keptOf(times, 0, 3)).toEqual([
    "2026-11-15T23:59:00Z",
    "2026-11-22T15:00:00Z",
    "2026-11-23T03:00:00Z",
  ]);
});

it("counts days that have backups, so that a pause deletes nothing", () => {
  expect(keptOf(["2026-01-01T00:00:00Z", "2026-06-01T00:00:00Z"], 2, 0)).toHaveLength(2);
});

it("keeps the newest even if nothing else is to be kept", () => {
  expect(keptOf(times, 0, 0)).toEqual(["2026-11-23T03:00:00Z"]);
});
