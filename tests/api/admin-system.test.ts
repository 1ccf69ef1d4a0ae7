import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backupName } from "@/lib/backups/list-backups";
import { env } from "@/lib/env";
import { metrics } from "@/lib/metrics/metrics";
import { startMetrics } from "@/lib/metrics/start-metrics";
import { readSystemStatus } from "@/lib/system/system-status";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase } from "@/tests/support/database";

const ADDRESS = "/api/admin/system";
const HOUR_MS = 3_600_000;

describe("the system", () => {
  setUpDatabase("sqlite");
  const folder = mkdtempSync(path.join(tmpdir(), "amide-system-"));
  let headers: Record<string, string>;
  let stop: () => void;
  beforeAll(async () => {
    headers = await asAdministrator();
    stop = startMetrics({ METRICS_HOST: "127.0.0.1", METRICS_PORT: undefined, PORT: 3000 });
  });
  afterAll(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  const read = async () => {
    const { status, body } = await ask("GET", ADDRESS, { headers });
    expect(status).toBe(200);
    return body;
  };

  it("is described to the administrator alone", async () => {
    expect((await ask("GET", ADDRESS)).status).toBe(401);
    expect(await read()).toMatchObject({
      database: "SQLite",
      host: expect.any(String),
      cache: { hits: 0, misses: 0 },
      requests: [],
      backups: null,
    });
  });

  it("says what was counted, without METRICS_PORT too", async () => {
    const counted = metrics();
    counted?.answers.inc({ kind: "page", status: "2xx" }, 97);
    counted?.answers.inc({ kind: "page", status: "4xx" }, 2);
    counted?.answers.inc({ kind: "page", status: "5xx" });
    for (let at = 0; at < 96; at += 1) counted?.seconds.observe({ kind: "page" }, 0.02);
    for (let at = 0; at < 4; at += 1) counted?.seconds.observe({ kind: "page" }, 8);
    counted?.seconds.observe({ kind: "chat" }, 60);
    counted?.answers.inc({ kind: "chat", status: "2xx" });
    counted?.responseCache.inc({ result: "hit" }, 3);
    counted?.responseCache.inc({ result: "miss" });
    counted?.throttled.inc({ limit: "search" }, 2);
    counted?.slowQueries.inc();
    counted?.loggedErrors.inc(4);
    counted?.open.inc();
    const status = await read();
    expect(status).toMatchObject({
      requests: [
        { kind: "chat", answered: 1, refused: 0, failed: 0, within: null },
        { kind: "page", answered: 100, refused: 2, failed: 1, within: 0.025 },
      ],
      cache: { hits: 3, misses: 1 },
      throttled: [{ limit: "search", count: 2 }],
      slowQueries: 1,
      errors: 4,
    });
    expect(status.load.open).toBe(1);
  });

  it("says how much room the disks have and when the newest backup was made", async () => {
    const newest = new Date(Date.now() - 27 * HOUR_MS);
    for (const at of [newest, new Date(+newest - 24 * HOUR_MS)]) {
      mkdirSync(path.join(folder, backupName(at)));
    }
    const status = await readSystemStatus({ ...env, BACKUP_DIR: folder });
    expect(status.backups).toEqual({ count: 2, newestAt: newest.toISOString() });
    expect(status.dependencies.backup).toBe("old");
    const disk = status.disks.find((candidate) => candidate.folder === folder);
    expect(disk?.free).toBeGreaterThan(0);
    expect(disk?.size).toBeGreaterThan(disk?.free ?? 0);
  });
});
