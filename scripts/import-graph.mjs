// npm run imports: prints the import graph of app, components, lib and packages by folder, and every
// cycle and every import against the direction app → components → lib → packages. Fails if there is
// one. Imports of types alone do not count, as they are gone at run time. A package is its src alone:
// training and evaluation are commands.
import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const LAYERS = ["app", "components", "lib", "packages"];
const RUNTIME = ["app", "components", "lib", "packages/screen/src"];

const files = RUNTIME.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file)),
).filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
const imports = await readImports(files);
const cycles = findCycles(imports);
const upward = [...imports].flatMap(([from, targets]) =>
  targets.filter((to) => layerOf(to) < layerOf(from)).map((to) => `${from} → ${to}`),
);

printFolders();
print(
  `${cycles.length} cycles`,
  cycles.map((cycle) => cycle.join(", ")),
);
print(`${upward.length} imports upward`, upward);
process.exitCode = cycles.length + upward.length > 0 ? 1 : 0;

async function readImports(entryPoints) {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: "unused",
    metafile: true,
    packages: "external",
    alias: {
      "@amide/screen": path.resolve("packages/screen/src/index.ts"),
      "@amide/screen/fold": path.resolve("packages/screen/src/words/fold.ts"),
    },
    external: ["@/prisma/*", "/app/*"],
    platform: "node",
    format: "esm",
    jsx: "automatic",
    loader: {
      ".css": "empty",
      ".svg": "empty",
      ".png": "empty",
      ".ttf": "empty",
      ".woff2": "empty",
    },
    logLevel: "error",
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, input]) => [
      file,
      input.imports.map((found) => found.path).filter((to) => layerOf(to) >= 0),
    ]),
  );
}

/** Tarjan's strongly connected components of more than one file. */
function findCycles(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const found = [];
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;

  function visit(file) {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const members = stack.splice(stack.indexOf(file));
    if (members.length > 1) found.push(members.sort());
  }
}

function printFolders() {
  const folderOf = (file) => path.dirname(file).split(path.sep).slice(0, 2).join("/");
  const arrows = new Map();
  for (const [from, targets] of imports) {
    for (const to of targets) {
      const own = folderOf(from);
      if (own === folderOf(to)) continue;
      const of = arrows.get(own) ?? new Map();
      arrows.set(own, of.set(folderOf(to), (of.get(folderOf(to)) ?? 0) + 1));
    }
  }
  for (const [from, of] of [...arrows].sort()) {
    const targets = [...of].sort((a, b) => b[1] - a[1]).map(([to, count]) => `${to} ${count}`);
    console.log(`${from} → ${targets.join(", ")}`);
  }
  const edges = [...imports.values()].reduce((sum, targets) => sum + targets.length, 0);
  console.log(`\n${imports.size} files, ${edges} imports`);
}

function print(title, lines) {
  console.log(title);
  for (const line of lines) console.log(`  ${line}`);
}

function layerOf(file) {
  return LAYERS.indexOf(file.split("/")[0]);
}
