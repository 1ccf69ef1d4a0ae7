// Records the sources of a build, to skip a build that is up to date.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const stampFile = ".next/amide-build-stamp";
const sources = [
  "app",
  "components",
  "lib",
  "packages",
  "public",
  "prisma/models.prisma",
  "middleware.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
// Settings that the build writes into pages.
const settings = ["SITE_NAME", "SITE_URL"];

export function hasCurrentBuild() {
  return (
    existsSync(".next/BUILD_ID") &&
    existsSync(stampFile) &&
    readFileSync(stampFile, "utf8") === stamp()
  );
}

export function rememberBuild() {
  writeFileSync(stampFile, stamp());
}

function stamp() {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\n`);
  for (const file of sources.filter(existsSync).flatMap(listFiles)) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function listFiles(entry) {
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}
