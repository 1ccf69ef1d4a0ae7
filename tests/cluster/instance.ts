import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync } from "node:fs";
import path from "node:path";
import { serverEnvironment, serverFlags } from "@/scripts/server-memory.mjs";
import { waitUntilReady } from "@/scripts/wait-until-ready.mjs";
import { runScript } from "../support/command";

/** One host of the site. */
export interface Instance {
  name: string;
  port: number;
  address: string;
  isRunning: () => boolean;
  /** Migrates, seeds and serves, as the image does; answers when it is ready. */
  start: () => Promise<void>;
  /** Serves without migrating first. */
  restart: () => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
  /** Memory that it occupies, in MB. */
  memory: () => number;
}

export function createInstance(
  name: string,
  port: number,
  env: Record<string, string>,
  folder: string,
): Instance {
  const address = `http://127.0.0.1:${port}`;
  const log = createWriteStream(path.join(folder, `${name}.log`));
  let server: ChildProcess | undefined;
  const isRunning = () => server?.exitCode === null && server.signalCode === null;

  const restart = async () => {
    // Not by way of a script: what is killed must be the server itself.
    server = spawn(
      process.execPath,
      [...serverFlags, "node_modules/next/dist/bin/next", "start", "--keepAliveTimeout", "75000"],
      {
        env: {
          ...process.env,
          ...serverEnvironment,
          ...env,
          NODE_ENV: "production",
          PORT: `${port}`,
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    server.stdout?.pipe(log, { end: false });
    server.stderr?.pipe(log, { end: false });
    await waitUntilReady(`${address}/api/ready`, { server, withinMs: 120_000 });
  };
  return {
    name,
    port,
    address,
    isRunning,
    restart,
    start: async () => {
      for (const script of ["prisma/commands/migrate.ts", "prisma/commands/seed.ts"]) {
        const { code, output } = await runScript(script, env);
        if (code !== 0) throw new Error(`${name}: ${script} ended with ${code}.\n${output}`);
      }
      await restart();
    },
    end: async (signal) => {
      if (!server || !isRunning()) return;
      const ended = once(server, "exit");
      server.kill(signal);
      await ended;
    },
    memory: () => {
      if (!server || !isRunning()) return 0;
      const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    },
  };
}
