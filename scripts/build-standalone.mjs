// npm run build:standalone: a build that runs without node_modules, in .next/standalone.
// Next copies what the server needs; this adds the static files and the commands of an operator, each
// bundled into one file: commands/migrate.mjs, seed.mjs, backup.mjs, restore.mjs, reset-password.mjs.
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const target = ".next/standalone";
const commands = ["migrate", "seed", "backup", "restore", "reset-password"];
/** Traced from instrumentation.ts, for which Next has no excludes; a server reads none of it. */
const notServed = [
  ...["bench", "deploy", "docs", "evals", "scripts", "tests"],
  ...["data", "evaluate", "train"].map((folder) => `packages/screen/${folder}`),
];
/** Native or WebAssembly: copied, not bundled. */
const external = ["@node-rs/argon2", "@prisma/schema-engine-wasm", "better-sqlite3"];

rmSync(target, { recursive: true, force: true });
const { status } = spawnSync("npm", ["run", "-s", "build"], {
  env: { ...process.env, BUILD_STANDALONE: "1" },
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (status !== 0) process.exit(status ?? 1);
for (const folder of notServed) rmSync(path.join(target, folder), { recursive: true, force: true });

const copied = [
  ".next/static",
  "public",
  "prisma/data",
  "prisma/sqlite/migrations",
  "prisma/postgresql/migrations",
  "node_modules/@prisma/schema-engine-wasm",
];
for (const folder of copied.filter(existsSync)) {
  cpSync(folder, path.join(target, folder), { recursive: true });
}
// It holds the settings of the machine that builds.
rmSync(path.join(target, ".env"), { force: true });

await build({
  entryPoints: commands.map((name) => `prisma/commands/${name}.ts`),
  outdir: path.join(target, "commands"),
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  target: "node22",
  format: "esm",
  conditions: ["react-server"],
  external: external.flatMap((name) => [name, `${name}/*`]),
  // CommonJS packages that are bundled call `require`.
  banner: {
    js: 'import "./check-node.mjs"; import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
  logLevel: "warning",
});
copyFileSync("scripts/check-node.mjs", path.join(target, "commands/check-node.mjs"));
const server = path.join(target, "server.js");
writeFileSync(server, `import "./commands/check-node.mjs";\n${readFileSync(server, "utf8")}`);
console.log(`${target}: ${(sizeOf(target) / 1e6).toFixed(0)} MB`);

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
