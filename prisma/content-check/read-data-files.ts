import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { DataFiles } from "./content";

/** All YAML files of a folder such as `prisma/data`, not validated. Throws if one is not YAML. */
export function readDataFiles(folder: string): DataFiles {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(
    names.sort().map((name) => [name, readDataFile(path.join(folder, name))]),
  );
}

function readDataFile(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is not YAML`, { cause: error });
  }
}
