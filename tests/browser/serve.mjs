// Serves the build on a fresh, seeded SQLite file, or on the database at DATABASE_URL.
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "amide-browser-"));
const env = {
  ...process.env,
  DATABASE_URL: process.env.DATABASE_URL || `file:${folder}/amide.db`,
  ADMIN_PASSWORD: "a password for tests",
  LINK_CHECK: "false",
  // Most stories neither search nor ask, and would wait for it.
  WARM_UP: process.env.WARM_UP || "false",
  // SQLite has one of its own beside the file.
  ...(process.env.DATABASE_URL?.startsWith("postgres") && {
    AUTH_SECRET: "a secret of 32 characters or more, for tests",
  }),
};

const file = env.DATABASE_URL.startsWith("file:") && env.DATABASE_URL.slice("file:".length);
// One run of the tests serves many databases that begin alike: playwright.config.ts names the first.
const template = file && process.env.TEMPLATE_DATABASE;
if (template && existsSync(template)) copyFileSync(template, file);
else {
  for (const step of ["db:migrate", "db:seed"]) {
    const { status } = spawnSync("npm", ["run", "-s", step], {
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  if (template) {
    copyFileSync(file, `${template}.new`);
    renameSync(`${template}.new`, template);
  }
}
const server = spawn("node_modules/.bin/node", ["scripts/next.mjs", "start"], {
  env,
  stdio: ["ignore", "ignore", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
// The pipe of whoever started this is closed by the system, even if it was killed.
if (env.ENDS_WITH_STDIN) process.stdin.on("end", () => server.kill("SIGTERM")).resume();
server.on("exit", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
