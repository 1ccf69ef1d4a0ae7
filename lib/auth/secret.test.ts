import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SettingsError } from "@/lib/env";
import { readSecret } from "./secret";

let folder: string;
const embedded = () => ({ DATABASE_URL: `file:${folder}/amide.db` });
const secretFile = () => path.join(folder, "amide.db.auth-secret");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "amide-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is the setting, where that is strong", () => {
  const AUTH_SECRET = "q3TkX8-vR1mZ0pLw7YcB5nHs2JdF9gAe";
  expect(readSecret({ ...embedded(), AUTH_SECRET })).toBe(AUTH_SECRET);
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  "secret",
  "changeme",
  "a".repeat(64),
  "0123456789abcdef0123456789abcde",
  "ababababababababababababababababab",
])("is not %s, and the refusal does not repeat it", (AUTH_SECRET) => {
  const read = () => readSecret({ ...embedded(), AUTH_SECRET });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(/^AUTH_SECRET is too weak: .*\.$/);
  expect(read).not.toThrow(AUTH_SECRET);
});

it("has to be set on PostgreSQL", () => {
  expect(() => readSecret({ DATABASE_URL: "postgresql://localhost/amide" })).toThrow(
    /^AUTH_SECRET is missing: .*\.$/,
  );
});

it("is made once beside an embedded database, for its owner alone", () => {
  const made = readSecret(embedded());
  expect(made).toMatch(/^[\w-]{64}$/);
  expect(statSync(secretFile()).mode & 0o777).toBe(0o600);
  expect(readFileSync(secretFile(), "utf8").trim()).toBe(made);
  expect(readSecret(embedded())).toBe(made);
  expect(readdirSync(folder).filter((name) => name.includes("auth-secret"))).toHaveLength(1);
});

it("is refused where others may read it, or where it was cut short", () => {
  const made = readSecret(embedded());
  chmodSync(secretFile(), 0o640);
  expect(() => readSecret(embedded())).toThrow(/^Others may read .*amide\.db\.auth-secret/);
  expect(() => readSecret(embedded())).not.toThrow(made);
  chmodSync(secretFile(), 0o600);
  writeFileSync(secretFile(), "short");
  expect(() => readSecret(embedded())).toThrow(/is too weak/);
});
