import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/**
 * A copy of the build as it is where middleware.ts has been deleted: nothing names one any more.
 * Answers the folder to serve it from; all but the build is linked.
 */
export function copyBuildWithoutMiddleware(folder: string): string {
  const copy = path.join(folder, "copy");
  mkdirSync(copy);
  for (const name of readdirSync(".")) {
    if (name !== ".next" && name !== "middleware.ts") {
      symlinkSync(path.resolve(name), path.join(copy, name));
    }
  }
  for (const name of readdirSync(".next")) {
    if (name === "cache" || name === "dev") continue;
    const target = path.join(copy, ".next", name);
    cpSync(path.join(".next", name), target, { recursive: true, verbatimSymlinks: true });
  }
  const file = path.join(copy, ".next/server/functions-config-manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const { "/_middleware": middleware, ...functions } = manifest.functions;
  if (!middleware) throw new Error("The build has no middleware.");
  writeFileSync(file, JSON.stringify({ ...manifest, functions }));
  rmSync(path.join(copy, ".next/server/middleware.js"));
  return copy;
}
