import { createHash } from "node:crypto";
import { createReadStream, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { SettingsError } from "@/lib/env";

const SUMS = "SHA256SUMS";
const MANIFEST = "manifest.json";
const FORMAT = 1;

const table = z.object({ name: z.string(), rows: z.number().int() });

const contents = z.discriminatedUnion("engine", [
  z.object({ engine: z.literal("sqlite"), file: z.string(), tables: z.array(table) }),
  z.object({
    engine: z.literal("postgresql"),
    /** In an order in which they can be filled: a table comes after those that it references. */
    tables: z.array(table.extend({ file: z.string(), columns: z.array(z.string()) })),
    sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  }),
]);

const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** In the order in which they were applied. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  contents,
});

type Contents = z.output<typeof contents>;
export type Manifest = z.output<typeof manifest>;
export type SqliteContents = Extract<Contents, { engine: "sqlite" }>;
export type PostgresqlContents = Extract<Contents, { engine: "postgresql" }>;

/** Writes the manifest and, last, the checksums of all files, as `sha256sum -c` reads them. */
export async function writeManifest(folder: string, value: Omit<Manifest, "format">) {
  const text = `${JSON.stringify({ format: FORMAT, ...value }, null, 2)}\n`;
  writeDurably(path.join(folder, MANIFEST), text);
  const names = [MANIFEST, ...filesOf(value.contents)];
  const sums = await Promise.all(
    names.map(async (name) => `${await checksum(path.join(folder, name))}  ${name}\n`),
  );
  writeDurably(path.join(folder, SUMS), sums.join(""));
}

/** The manifest of a backup whose files are all as they were written. Throws `SettingsError` otherwise. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const sums = readSums(folder);
  for (const [name, expected] of sums) {
    if ((await readChecksum(folder, name)) !== expected) {
      throw damaged(folder, `${name} does not match its checksum`);
    }
  }
  if (!sums.has(MANIFEST)) throw damaged(folder, `${SUMS} does not list ${MANIFEST}`);
  const read = manifest.safeParse(JSON.parse(readFileSync(path.join(folder, MANIFEST), "utf8")));
  if (!read.success) {
    throw new SettingsError(
      `The backup ${folder} has another format than this version reads: restore it with the version of Amide that made it.`,
    );
  }
  const unlisted = filesOf(read.data.contents).find((name) => !sums.has(name));
  if (unlisted) throw damaged(folder, `${SUMS} does not list ${unlisted}`);
  return read.data;
}

function filesOf(contents: Contents): string[] {
  return contents.engine === "sqlite" ? [contents.file] : contents.tables.map(({ file }) => file);
}

function readSums(folder: string): Map<string, string> {
  let text: string;
  try {
    text = readFileSync(path.join(folder, SUMS), "utf8");
  } catch (error) {
    throw new SettingsError(`${folder} is not a complete backup: it has no readable ${SUMS}.`, {
      cause: error,
    });
  }
  const lines = text.split("\n").slice(0, -1);
  const pairs = lines.map((line) => /^([\da-f]{64}) {2}([\w.-]+)$/.exec(line));
  if (!text.endsWith("\n") || pairs.includes(null)) {
    throw damaged(folder, `${SUMS} is not a list of checksums`);
  }
  return new Map(pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[2], pair[1]]] : [])));
}

async function readChecksum(folder: string, name: string): Promise<string> {
  try {
    return await checksum(path.join(folder, name));
  } catch (error) {
    throw damaged(folder, `${name} cannot be read`, error);
  }
}

async function checksum(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

function damaged(folder: string, problem: string, cause?: unknown): SettingsError {
  return new SettingsError(
    `The backup ${folder} is damaged: ${problem}. Nothing was changed; take another backup.`,
    { cause },
  );
}

function writeDurably(file: string, text: string): void {
  writeFileSync(file, text, { flag: "wx", mode: 0o600, flush: true });
}
