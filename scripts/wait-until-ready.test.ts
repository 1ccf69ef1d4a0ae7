import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { findFreePort } from "./find-free-port.mjs";
import { waitUntilReady } from "./wait-until-ready.mjs";

describe("waitUntilReady", () => {
  const servers: Server[] = [];

  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  it("waits for a server that comes up late, and for a good answer", async () => {
    const port = await findFreePort();
    const statuses = [503, 503, 200];
    const asked: (number | undefined)[] = [];
    setTimeout(() => {
      listen((_, response) => {
        asked.push(statuses[0]);
        response.writeHead(statuses.shift() ?? 200).end();
      }, port);
    }, 250);
    await waitUntilReady(`http://127.0.0.1:${port}/`, {
      withinMs: 600_000,
      longestAnswerMs: 600_000,
    });
    expect(asked).toEqual([503, 503, 200]);
  });

  it("gives up where nobody listens, and says so", async () => {
    const address = `http://127.0.0.1:${await findFreePort()}/`;
    await expect(
      waitUntilReady(address, { withinMs: 1, longestAnswerMs: 600_000 }),
    ).rejects.toThrow(
      new RegExp(`^${address} was not ready within 0.001 s: connect ECONNREFUSED 127.0.0.1`),
    );
  });

  it("names the last answer", async () => {
    const address = await listen((_, response) => response.writeHead(503).end("no database"));
    await expect(
      waitUntilReady(address, { withinMs: 1, longestAnswerMs: 600_000 }),
    ).rejects.toThrow("it answered 503 no database.");
  });

  it("does not wait for an answer that never comes", async () => {
    const address = await listen(() => {});
    await expect(waitUntilReady(address, { withinMs: 1, longestAnswerMs: 1 })).rejects.toThrow(
      /timeout/,
    );
  });

  it("gives up at once when the server has ended, with its exit code", async () => {
    const address = `http://127.0.0.1:${await findFreePort()}/`;
    const server = spawn(process.execPath, ["-e", "process.exit(7)"]);
    await expect(waitUntilReady(address, { server, withinMs: 600_000 })).rejects.toThrow(
      `The server ended with 7 before ${address} was ready. The last try: connect ECONNREFUSED`,
    );
  });

  it("names the signal that ended it", async () => {
    const address = `http://127.0.0.1:${await findFreePort()}/`;
    const server = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    server.kill("SIGKILL");
    await expect(waitUntilReady(address, { server })).rejects.toThrow("was stopped by SIGKILL");
  });

  it("does not take another program's answer for that of a server that has ended", async () => {
    const address = await listen((_, response) => response.end());
    const server = spawn(process.execPath, ["-e", "process.exit(1)"]);
    await once(server, "exit");
    await expect(waitUntilReady(address, { server })).rejects.toThrow(
      "The server ended with 1 before",
    );
  });

  async function listen(answer: RequestListener, port = 0): Promise<string> {
    const server = createServer(answer).listen(port, "127.0.0.1");
    servers.push(server);
    await once(server, "listening");
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }
});
