import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { accountOfServer, findPostgresql } from "@/scripts/test-postgresql.mjs";

export interface Postgresql {
  url: string;
  start: () => Promise<void>;
  /** Ends it without a checkpoint, as when its machine dies. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A server that keeps what it acknowledges, as its defaults are. */
export async function createPostgresql(folder: string): Promise<Postgresql> {
  const programs = findPostgresql();
  if (!programs) throw new Error("PostgreSQL is not installed.");
  const account = accountOfServer();
  const data = path.join(folder, "postgresql");
  mkdirSync(data);
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(data, account.uid, account.gid);
  }
  const options = { cwd: data, ...account };
  execFileSync(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"],
    { ...options, stdio: "pipe" },
  );
  const port = await findFreePort();
  let server: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    if (!server) return;
    const ended = once(server, "close");
    server.kill(signal);
    server = undefined;
    await ended;
  };
  const start = async () => {
    const started = spawn(
      path.join(programs, "postgres"),
      ["-D", data, "-p", `${port}`, "-h", "127.0.0.1", "-k", ""],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    server = started;
    let log = "";
    await new Promise<void>((resolve, reject) => {
      started.stderr.on("data", (chunk) => {
        log += chunk;
        if (log.includes("ready to accept connections")) resolve();
      });
      started.once("close", () => reject(new Error(`PostgreSQL did not start.\n${log}`)));
    });
    started.stderr.removeAllListeners("data").resume();
  };
  await start();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start,
    crash: () => end("SIGQUIT"),
    stop: () => end("SIGINT"),
  };
}
