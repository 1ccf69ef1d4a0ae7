import path from "node:path";
import { expect, it } from "vitest";
import { describeDatabase } from "./describe-database";

it.each([
  ["file:/srv/amide.db?timeout=5", "/srv/amide.db"],
  ["file:./data/amide.db", path.resolve("data/amide.db")],
  [
    "postgresql://amide:secret@db.example:6432/site?sslmode=require&password=secret",
    "PostgreSQL site on db.example:6432 as amide",
  ],
  ["postgres://localhost/site", "PostgreSQL site on localhost"],
  ["postgresql:///site?host=/run/postgresql", "PostgreSQL site on /run/postgresql"],
])("names the database of %s without its password", (url, described) => {
  expect(describeDatabase(url)).toBe(described);
});
