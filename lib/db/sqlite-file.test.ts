import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SettingsError } from "@/lib/env";
import { prepareSqliteFile, sqlitePath } from "./sqlite-file";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "amide-file-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("sqlitePath", () => {
  it.each([
    ["file:./data/amide.db", path.resolve("data/amide.db")],
    ["file:data/amide.db", path.resolve("data/amide.db")],
    ["file:/srv/amide.db", "/srv/amide.db"],
    ["file:///srv/amide.db", "/srv/amide.db"],
    ["file:/srv/amide.db?connection_limit=1", "/srv/amide.db"],
  ])("%s is %s", (url, file) => {
    expect(sqlitePath(url)).toBe(file);
  });
});

describe("prepareSqliteFile", () => {
  it("makes the file and the folders above it", () => {
    const file = path.join(folder, "a/b/c/amide.db");
    expect(prepareSqliteFile(`file:${file}`)).toBe(file);
    expect(existsSync(file)).toBe(true);
  });

  it("leaves what a database holds", () => {
    const file = path.join(folder, "kept.db");
    const database = new Sqlite(file);
    database.exec("CREATE TABLE kept (n); INSERT INTO kept VALUES (7)");
    database.close();
    prepareSqliteFile(`file:${file}`);
    const again = new Sqlite(file, { readonly: true });
    expect(again.prepare("SELECT n FROM kept").pluck().get()).toBe(7);
    again.close();
  });

  it("says that a file is no database, and leaves it as it is", () => {
    const file = path.join(folder, "letter.txt");
    const text = "Dear reader, this is a letter. ".repeat(40);
    writeFileSync(file, text);
    expect(messageFor(file)).toBe(
      `The database file ${file} cannot be written: it is not a SQLite database. Set DATABASE_URL to a file in a folder that can be.`,
    );
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("says that a part of the path is a file", () => {
    writeFileSync(path.join(folder, "file"), "");
    expect(messageFor(path.join(folder, "file/below/amide.db"))).toContain(
      "a part of the path is not a folder",
    );
  });

  it("says that the path is a folder's", () => {
    expect(messageFor(folder)).toContain("it cannot be opened");
  });

  it("says that a folder cannot be made", () => {
    expect(messageFor("/proc/amide/data/amide.db")).toMatch(
      /cannot be written: (a part of the path does not exist|permission is denied)\./,
    );
  });
});

function messageFor(file: string): string {
  try {
    prepareSqliteFile(`file:${file}`);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).message;
  }
  return "no error";
}
