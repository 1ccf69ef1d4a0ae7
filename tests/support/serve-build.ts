import { spawn } from "node:child_process";
import { once } from "node:events";
import { waitUntilReady } from "../../scripts/wait-until-ready.mjs";

export interface ServedBuild {
  address: string;
  /** Resolves to the exit code. */
  stop: () => Promise<number | null>;
}

interface BuildToServe {
  port: number;
  /** Settings beside those of this process; without a DATABASE_URL it has a database of its own. */
  env?: Record<string, string>;
  /** Where the build is. */
  cwd?: string;
  /** Ends when this process does, however it ends. */
  endsWithParent?: boolean;
}

/** Serves the build on a seeded database; answers as soon as it does. */
export async function serveBuild({
  port,
  env = {},
  cwd = process.cwd(),
  endsWithParent = false,
}: BuildToServe): Promise<ServedBuild> {
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["tests/browser/serve.mjs"], {
    cwd,
    env: {
      ...process.env,
      ...env,
      PORT: String(port),
      ...(endsWithParent && { ENDS_WITH_STDIN: "1" }),
    },
    stdio: [endsWithParent ? "pipe" : "ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    return server.exitCode;
  };
  try {
    await waitUntilReady(`${address}/api/ready`, { server, withinMs: 280_000 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}
