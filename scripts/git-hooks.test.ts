import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const script = path.resolve("scripts/git-hooks.mjs");
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "amide-hooks-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("enableGitHooks", () => {
  it("points git to .githooks in a checkout", () => {
    git("init", "-q");
    enableGitHooks();
    expect(hooksPath()).toBe(".githooks");
  });

  it("keeps a path that is already set", () => {
    git("init", "-q");
    git("config", "core.hooksPath", "my-hooks");
    enableGitHooks();
    expect(hooksPath()).toBe("my-hooks");
  });

  it("keeps the developer's own hooks", () => {
    git("init", "-q");
    mkdirSync(path.join(folder, ".git/hooks"), { recursive: true });
    writeFileSync(path.join(folder, ".git/hooks/pre-push"), "#!/bin/sh\n");
    enableGitHooks();
    expect(hooksPath()).toBe("");
  });

  it("does nothing in a folder of another repository", () => {
    git("init", "-q");
    mkdirSync(path.join(folder, "project"));
    enableGitHooks("project");
    expect(hooksPath()).toBe("");
  });

  it("does nothing outside a repository", () => {
    expect(() => enableGitHooks()).not.toThrow();
  });
});

// Neither the developer's settings nor the repository that the tests run in.
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CEILING_DIRECTORIES: tmpdir(),
  GIT_DIR: undefined,
};

function enableGitHooks(cwd = "") {
  const code = `const { enableGitHooks } = await import(${JSON.stringify(script)}); enableGitHooks();`;
  execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: path.join(folder, cwd),
    env,
  });
}

function hooksPath(): string {
  return git("config", "--local", "--default", "", "--get", "core.hooksPath");
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, env, encoding: "utf8" }).trim();
}
