import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findFreePort } from "../../scripts/find-free-port.mjs";
import { serveBuild } from "./serve-build";

/** Stands in for the script that serves the build: tells the settings that it was given. */
const server = `
import { createServer } from "node:http";
createServer((request, response) => {
  response.writeHead(request.url === "/api/ready" ? 200 : 404).end(process.env.SITE_NAME);
}).listen(Number(process.env.PORT), "127.0.0.1");
`;

describe("serveBuild", () => {
  let cwd: string;

  beforeEach(() => {
    cwd = mkdtempSync(path.join(tmpdir(), "amide-serve-build-"));
    mkdirSync(path.join(cwd, "tests/browser"), { recursive: true });
  });

  afterEach(() => rmSync(cwd, { recursive: true }));

  it("answers when the server does, and stops it", async () => {
    writeFileSync(path.join(cwd, "tests/browser/serve.mjs"), server);
    const site = await serveBuild({ port: await findFreePort(), env: { SITE_NAME: "Name" }, cwd });
    expect(await (await fetch(`${site.address}/api/ready`)).text()).toBe("Name");
    await site.stop();
    await expect(fetch(site.address)).rejects.toThrow();
    await site.stop();
  });

  it("fails with the exit code of a server that does not start", async () => {
    writeFileSync(path.join(cwd, "tests/browser/serve.mjs"), "process.exit(3);");
    await expect(serveBuild({ port: await findFreePort(), cwd })).rejects.toThrow("ended with 3");
  });
});
