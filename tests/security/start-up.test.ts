import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "amide-start-up-"));

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("The process ends.");
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

async function startWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { startUp } = await import("@/lib/start-up");
  return startUp();
}

it.each([
  [{ AUTH_SECRET: "hunter2-hunter2" }, /^AUTH_SECRET is too weak: [^\n]+\.$/],
  [
    { AUTH_SECRET: "", DATABASE_URL: "postgresql://localhost/hunter2" },
    /^AUTH_SECRET is missing: [^\n]+\.$/,
  ],
  [{ TRUST_PROXY: "hunter2" }, /^The environment has a setting that cannot be used: TRUST_PROXY/],
])("a server with %o ends at once with one sentence", async (settings, sentence) => {
  const given = settings as unknown as Record<string, string>;
  await expect(startWith(given)).rejects.toThrow("The process ends.");
  expect(process.exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(sentence));
  expect(console.error).not.toHaveBeenCalledWith(expect.stringContaining("hunter2"));
});

it("a server on an embedded database needs no setting", async () => {
  await startWith({ AUTH_SECRET: "", DATABASE_URL: `file:${folder}/amide.db` });
  expect(process.exit).not.toHaveBeenCalled();
});
