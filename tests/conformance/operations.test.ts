import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "@/lib/env";

const variables = [
  "PORT",
  "SITE_URL",
  "SITE_NAME",
  "DATABASE_URL",
  "AUTH_SECRET",
  "ADMIN_PASSWORD",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "OPENAI_MODEL",
  "REDIS_URL",
  "TRUST_PROXY",
];
const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

describe("names and operations", () => {
  it("DEC-OPS-11, 12 the product is named Amide unless SITE_NAME says otherwise", () => {
    expect(readEnvironment({}).SITE_NAME).toBe("Amide");
    expect(readEnvironment({ SITE_NAME: "Other" }).SITE_NAME).toBe("Other");
  });

  it("DEC-OPS-23 the scripts of package.json for work by hand", () => {
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(["dev", "build", "start", "db:migrate", "db:seed", "portal", "test"]),
    );
  });

  it("DEC-OPS-25 no application file but lib/env.ts reads the settings", () => {
    const files = execFileSync(
      "git",
      ["grep", "-lE", `process\\.env\\.(${variables.join("|")})|process\\.env\\)`, "--"],
      { encoding: "utf8" },
    ).split("\n");
    const readers = files.filter((file) => /^(app|components|lib|middleware)/.test(file));
    expect(readers).toEqual(["lib/env.ts"]);
  });

  it("DEC-OPS-26 .env.example documents every setting", () => {
    const lines = readFileSync(".env.example", "utf8").split("\n");
    for (const name of variables) {
      const at = lines.findIndex((line) => line.startsWith(`${name}=`));
      expect(at, name).toBeGreaterThan(0);
      // Settings that belong together share the comment above the first of them.
      const above = lines.slice(0, at).reverse();
      const blank = above.indexOf("");
      expect(above.slice(0, blank < 0 ? above.length : blank).join("\n"), name).toMatch(/^#/m);
    }
  });

  it("DEC-OPS-21 npm test runs lint, types, unit, API and browser tests", () => {
    const steps = readFileSync("scripts/test.mjs", "utf8");
    for (const script of ["lint", "types", "test:unit", "build:only", "test:stories"]) {
      expect(steps).toContain(`"${script}"`);
      expect(scripts[script]).toBeDefined();
    }
  });

  it("DEC-OPS-22 npm test installs the browser and servers that are missing", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "amide-bare-machine-"));
    const log = path.join(folder, "log");
    const program = (name: string, script: string) => {
      writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
      chmodSync(path.join(folder, name), 0o755);
    };
    try {
      for (const tool of ["sh", "env"]) {
        symlinkSync(
          execFileSync("sh", ["-c", `command -v ${tool}`], { encoding: "utf8" }).trim(),
          path.join(folder, tool),
        );
      }
      program("apt-get", `echo "$@" >> '${log}'`);
      program("apt-cache", "exit 0");
      program("sudo", 'test "$1" = -n && shift; exec "$@"');
      const machine = path.resolve("scripts/test-machine.mjs");
      const { status, stderr } = spawnSync(
        process.execPath,
        ["-e", `import(${JSON.stringify(machine)}).then((m) => m.installSystemPackages())`],
        { env: { PATH: folder, NODE_ENV: "test" }, encoding: "utf8" },
      );
      expect([status, stderr]).toEqual([0, ""]);
      const installed = readFileSync(log, "utf8");
      expect(installed).toMatch(/^install .*chromium-headless-shell/m);
      expect(installed).toMatch(/^install .*redis-server/m);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
