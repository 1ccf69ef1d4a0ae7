import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { startCollector } from "../support/collector";

test("a host is ready when search and consultant are loaded, which it does by itself", async () => {
  const collector = await startCollector();
  const port = Number(process.env.TEST_PORT ?? 3210) + 100 + test.info().parallelIndex;
  const server = spawn(process.execPath, ["tests/browser/serve.mjs"], {
    env: {
      ...process.env,
      PORT: String(port),
      WARM_UP: "true",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const loaded = () => collector.spans().filter(({ name }) => name === "consultant compose");
  try {
    // Nobody asks for it but the server itself.
    await expect.poll(() => loaded().length, { timeout: 240_000 }).toBe(1);
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).status)
      .toBe(200);
    const asked = collector.spans().filter(({ name }) => name === "GET /api/ready");
    expect(asked[0]?.attributes["http.status_code"]).toEqual(expect.anything());
    expect(String(asked[0]?.attributes["http.status_code"])).toBe("503");
    expect(loaded()).toHaveLength(1);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    await collector.close();
  }
});
