import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "@/scripts/find-free-port.mjs";

/** Starts a Redis that keeps nothing on disk; answers when it takes connections. */
export async function startRedis(port?: number): Promise<{ server: ChildProcess; port: number }> {
  const chosen = port ?? (await findFreePort());
  const options = [
    "--port",
    `${chosen}`,
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
  ];
  const server = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const chunk of server.stdout) {
    if (String(chunk).includes("Ready to accept connections")) break;
  }
  return { server, port: chosen };
}

export async function stopRedis(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGKILL");
  await once(server, "exit");
}
