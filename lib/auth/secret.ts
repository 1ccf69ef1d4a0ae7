import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { prepareSqliteFile } from "@/lib/db/sqlite-file";
import { type Environment, env, SettingsError } from "@/lib/env";

const MIN_LENGTH = 32;
const MIN_DISTINCT_CHARACTERS = 10;
const ADVICE = "for example the output of: openssl rand -base64 48";

/** The key that signs and encrypts sessions. Throws `SettingsError`, which never contains the value. */
export function authSecret(): string {
  secret ??= readSecret(env);
  return secret;
}

let secret: string | undefined;

/**
 * `AUTH_SECRET`, which must be strong. Without it, SQLite uses a generated secret in a file beside the
 * database; PostgreSQL, which several hosts may share, requires the setting.
 */
export function readSecret({
  AUTH_SECRET,
  DATABASE_URL,
}: Pick<Environment, "AUTH_SECRET" | "DATABASE_URL">): string {
  if (AUTH_SECRET) return requireStrong(AUTH_SECRET, "AUTH_SECRET");
  if (isPostgresql(DATABASE_URL)) {
    throw new SettingsError(
      `AUTH_SECRET is missing: set it to at least ${MIN_LENGTH} random characters, ${ADVICE}.`,
    );
  }
  const file = `${prepareSqliteFile(DATABASE_URL)}.auth-secret`;
  try {
    return readOwnFile(file) ?? makeOwnFile(file);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new SettingsError(
      `The file ${file}, which keeps the secret of sessions, cannot be used (${reason}): make it readable and writable, or set AUTH_SECRET.`,
    );
  }
}

function requireStrong(value: string, name: string): string {
  if (value.length >= MIN_LENGTH && new Set(value).size >= MIN_DISTINCT_CHARACTERS) return value;
  throw new SettingsError(
    `${name} is too weak: it needs at least ${MIN_LENGTH} random characters, ${ADVICE}.`,
  );
}

function readOwnFile(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (process.platform !== "win32" && stats.mode & 0o077) {
    throw new SettingsError(
      `Others may read ${file}, which keeps the secret of sessions: delete it, so that a new one is made, or set AUTH_SECRET.`,
    );
  }
  return requireStrong(readFileSync(file, "utf8").trim(), `The secret in ${file}`);
}

/** Written under another name first and linked: of several starting processes one wins. */
function makeOwnFile(file: string): string {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}
