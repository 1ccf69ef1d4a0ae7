import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

type Packages = Record<string, { version?: string; optional?: boolean }>;

const script = path.resolve("scripts/install.mjs");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "amide-install-"));
  mkdirSync(path.join(folder, "bin"));
  // Stands in for npm: tells what it was asked and fails where a file says so.
  writeFileSync(
    path.join(folder, "bin/npm"),
    '#!/bin/sh\necho "npm $*" >> asked\nif [ -e broken ]; then echo "npm is broken" >&2; exit 7; fi\n',
  );
  chmodSync(path.join(folder, "bin/npm"), 0o755);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe("installPackages", () => {
  const wanted: Packages = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/other-system": { version: "1.0.0", optional: true },
  };
  const { "": _project, "node_modules/other-system": _optional, ...installed } = wanted;

  it("installs where there is nothing", () => {
    writeLock("package-lock.json", wanted);
    expect(install()).toMatchObject({ status: 0, asked: "npm ci --include=dev\n" });
  });

  it("does not where all is there but another system's packages", () => {
    writeLock("package-lock.json", wanted);
    writeLock("node_modules/.package-lock.json", installed);
    expect(install()).toEqual({ status: 0, asked: "", output: "" });
  });

  it.each<[string, Packages]>([
    ["another version", { "node_modules/a": { version: "1.0.1" } }],
    [
      "another version of an optional one",
      { ...installed, "node_modules/other-system": { version: "2.0.0" } },
    ],
    ["a missing one", {}],
    ["one too many", { ...installed, "node_modules/b": { version: "1.0.0" } }],
  ])("installs where there is %s", (_, present) => {
    writeLock("package-lock.json", wanted);
    writeLock("node_modules/.package-lock.json", present);
    expect(install().asked).toBe("npm ci --include=dev\n");
  });

  it("fails with what npm said", () => {
    writeLock("package-lock.json", wanted);
    writeFileSync(path.join(folder, "broken"), "");
    const { status, output } = install();
    expect(status).toBe(1);
    expect(output).toMatch(/^Installing packages … failed after \d+\.\d s\n/);
    expect(output).toContain("StepError: npm is broken\nInstalling packages: npm ended with 7.");
  });
});

describe("runStep", () => {
  it("keeps the output back and answers what was printed", () => {
    const { status, output } = run(
      'console.log("answer", await runStep("Asking", "sh", ["-c", "echo $WORD; echo aside >&2"], { env: { WORD: "yes" } }))',
    );
    expect(status).toBe(0);
    expect(output).toMatch(/^Asking … \d+\.\d s\nanswer yes\n\n$/);
  });

  it("shows the output where that is wanted", () => {
    const { output } = run('await runStep("Asking", "sh", ["-c", "echo yes"], { shown: true })');
    expect(output).toMatch(/^Asking …\nyes\nAsking took \d+\.\d s\n$/);
  });

  it("fails where the command does not exist", () => {
    const { status, output } = run('await runStep("Asking", "no-such-command", [])');
    expect(status).toBe(1);
    expect(output).toContain("Asking: no-such-command could not be started (ENOENT).");
  });
});

function writeLock(file: string, packages: Packages): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
}

function install() {
  const { status, output } = run("await installPackages()");
  const asked = path.join(folder, "asked");
  return { status, output, asked: existsSync(asked) ? readFileSync(asked, "utf8") : "" };
}

function run(code: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", `import { installPackages, runStep } from "${script}";\n${code}`],
    {
      cwd: folder,
      env: { ...process.env, PATH: `${path.join(folder, "bin")}:${process.env.PATH}` },
      encoding: "utf8",
    },
  );
  return { status, output: stdout + stderr };
}
