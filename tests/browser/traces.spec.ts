import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { startCollector } from "../support/collector";
import { serveBuild } from "../support/serve-build";

const TYPED = "zyxwvut";

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "amide-traces-"));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

function serve(endpoint: string) {
  const port = Number(process.env.TEST_PORT ?? 3210) + 100 + test.info().parallelIndex;
  const env = { DATABASE_URL: `file:${folder}/amide.db`, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  return serveBuild({ port, env });
}

async function ask(address: string): Promise<number> {
  const body = JSON.stringify({ message: `What is semaglutide approved for? ${TYPED}` });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${address}/api/chat`, { method: "POST", headers, body });
  await answer.text();
  return answer.status;
}

test("requests, queries and stages of an answer reach a collector, and nothing that was typed", async () => {
  const collector = await startCollector();
  const { address, stop } = await serve(collector.address);
  try {
    await fetch(`${address}/peptides/1`);
    await fetch(`${address}/database?query=${TYPED}`);
    await fetch(`${address}/api/search?query=${TYPED}`);
    await fetch(`${address}/${TYPED}/${TYPED}`);
    expect(await ask(address)).toBe(200);
    // The last spans are sent while the server ends.
    expect(await stop()).toBe(143);
    const spans = collector.spans();
    const named = (name: string) => spans.filter((span) => span.name === name);
    const [question] = named("POST /api/chat");
    expect(question).toMatchObject({
      attributes: { "http.route": "/api/chat", "http.status_code": expect.anything() },
      resource: { "service.name": "amide" },
    });
    for (const stage of ["library", "screen", "retrieve", "compose", "answer"]) {
      const [span] = named(`consultant ${stage}`);
      expect(span?.traceId, stage).toBe(question?.traceId);
    }
    expect(named("GET /peptides/[id]")).toHaveLength(1);
    expect(named("GET /database").length).toBeGreaterThan(0);
    expect(named("SELECT Peptide").length).toBeGreaterThan(0);
    expect(named("INSERT ChatMessage")[0]?.traceId).toBe(question?.traceId);
    expect(collector.bodies.join("")).not.toContain(TYPED);
  } finally {
    await stop();
    await collector.close();
  }
});

test("a collector that never answers keeps no visitor waiting, nor the end of the server", async () => {
  let taken = 0;
  const silent = createServer(() => {
    taken += 1;
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { address, stop } = await serve(
    `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  );
  try {
    await expect.poll(async () => (await fetch(`${address}/peptides/1`)).status && taken).toBe(1);
    expect((await fetch(`${address}/peptides/2`)).status).toBe(200);
    expect(await ask(address)).toBe(200);
    expect(await stop()).toBe(143);
  } finally {
    await stop();
    silent.closeAllConnections();
    silent.close();
  }
});
