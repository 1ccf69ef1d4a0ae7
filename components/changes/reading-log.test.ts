import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { countRead, forgetReading, noteReading } from "./reading-log";

const MONDAY = "2026-11-23T10:00:00.000Z";
const TUESDAY = "2026-11-24T10:00:00.000Z";

/** As much of a browser's storage as the log uses. */
function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
}

const openTab = () => vi.stubGlobal("sessionStorage", fakeStorage());

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  openTab();
});
afterEach(() => vi.unstubAllGlobals());

it("knows nothing of a page that is read for the first time", () => {
  expect(noteReading(36, MONDAY)).toBeNull();
  expect(noteReading(1, TUESDAY)).toBeNull();
  expect(countRead()).toBe(2);
});

it("answers when the page was read before this tab, however often it is reloaded", () => {
  noteReading(36, MONDAY);
  openTab();
  expect(noteReading(36, TUESDAY)).toBe(MONDAY);
  expect(noteReading(36, "2026-11-24T10:05:00.000Z")).toBe(MONDAY);
  openTab();
  expect(noteReading(36, "2026-11-25T10:00:00.000Z")).toBe("2026-11-24T10:05:00.000Z");
});

it("forgets", () => {
  noteReading(36, MONDAY);
  forgetReading();
  expect(countRead()).toBe(0);
  expect(noteReading(36, TUESDAY)).toBeNull();
});

it("keeps the latest five hundred", () => {
  for (let id = 1; id <= 501; id++) {
    noteReading(id, new Date(Date.parse(MONDAY) + id * 1000).toISOString());
  }
  expect(countRead()).toBe(500);
  openTab();
  expect(noteReading(1, TUESDAY)).toBeNull();
  expect(noteReading(501, TUESDAY)).not.toBeNull();
});

it.each(["{", "null", "[1]", '{"36":1}'])("takes %s in the storage for nothing", (stored) => {
  localStorage.setItem("read-peptides", stored);
  expect(noteReading(36, MONDAY)).toBeNull();
});

it("is silent where storage is refused", () => {
  const refuse = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect([noteReading(36, MONDAY), countRead()]).toEqual([null, 0]);
});
