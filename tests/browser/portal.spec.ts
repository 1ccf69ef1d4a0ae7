import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Sqlite from "better-sqlite3";
import { SEEDED_PEPTIDES } from "../support/seeded";

/** `npm run portal` on an empty database, and again; packages and build are there already. */
test.describe("npm run portal", () => {
  const port = Number(process.env.TEST_PORT ?? 3210) + 90;
  const address = `http://localhost:${port}`;
  let folder: string;
  let portal: ChildProcess | undefined;

  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "amide-portal-"));
  });
  test.afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs it until it serves; answers what it printed. */
  async function start(): Promise<string> {
    const child = spawn(process.execPath, ["scripts/portal.mjs"], {
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: `file:${folder}/amide.db`,
        ADMIN_PASSWORD: "",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    portal = child;
    let printed = "";
    return new Promise((resolve, reject) => {
      child.on("exit", (code) => reject(new Error(`It ended with ${code}:\n${printed}`)));
      child.stdout.on("data", (chunk) => {
        printed += chunk;
        if (printed.includes("Ctrl+C")) resolve(printed);
      });
    });
  }

  async function stop() {
    if (!portal || portal.exitCode !== null) return;
    const ended = once(portal, "exit");
    portal.kill("SIGTERM");
    await ended;
    portal = undefined;
  }

  test("serves the seeded site, and keeps data and password when run again", async ({
    request,
  }) => {
    const password = /^Administrator:.*password\s+(\S+)/im;
    const first = await start();
    expect(first).toContain(address);
    expect(first).toMatch(password);
    expect(await (await request.get(`${address}/api/peptides`)).json()).toHaveLength(
      SEEDED_PEPTIDES,
    );
    await stop();

    const db = new Sqlite(path.join(folder, "amide.db"));
    db.prepare("UPDATE Peptide SET name = 'Kept by hand' WHERE id = 81").run();
    db.close();
    const second = await start();
    expect(second).toContain(address);
    expect(second).not.toMatch(/^Administrator:/m);
    expect(second).not.toContain(password.exec(first)?.[1]);
    expect(second).not.toMatch(/Installing packages|Building/);
    const kept = await (await request.get(`${address}/api/peptides/81`)).json();
    expect(kept.name).toBe("Kept by hand");
  });
});
