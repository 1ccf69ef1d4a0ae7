import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { ADMIN_PASSWORD } from "../support/administrator";
import { startRedis, stopRedis } from "../support/redis";
import { ask } from "./ask";
import { createInstance, type Instance } from "./instance";
import { startNginx } from "./nginx";
import { createPostgresql, type Postgresql } from "./postgresql";

const HOSTS = ["a", "b", "c"];

export interface Cluster {
  /** Of nginx, in front of all. */
  address: string;
  instances: [Instance, Instance, Instance];
  database: Postgresql;
  redis: { start: () => Promise<void>; kill: () => Promise<void> };
  /** Holds the log of each instance, as `a.log`. */
  folder: string;
  /** How long the instances took from an empty database until all were ready, in ms. */
  startedInMs: number;
  /** Headers of the administrator's requests, to any instance. */
  logIn: () => Promise<Record<string, string>>;
  stop: () => Promise<void>;
}

/** Starts PostgreSQL, Redis, three instances of the build at once on an empty database, and nginx. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-cluster-"));
  // PostgreSQL runs under an account of its own.
  chmodSync(folder, 0o755);
  const ending: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ending.splice(0).reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void stop().then(() => process.exit(130)));
  }
  try {
    const database = await createPostgresql(folder);
    ending.push(database.stop);
    const redis = await createRedis();
    ending.push(redis.kill);
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      AUTH_SECRET: "a secret of 32 characters or more, for tests",
      ADMIN_PASSWORD,
      TRUST_PROXY: "loopback",
      LINK_CHECK: "false",
      OPENAI_API_KEY: "",
      BACKUP_DIR: "",
      LOG_FORMAT: "json",
      METRICS_PORT: "",
    };
    const instances: Instance[] = [];
    for (const name of HOSTS) {
      instances.push(createInstance(name, await findFreePort(), env, folder));
    }
    ending.push(() => Promise.all(instances.map((instance) => instance.end("SIGKILL"))));
    const beganAt = performance.now();
    await Promise.all(instances.map((instance) => instance.start()));
    const startedInMs = performance.now() - beganAt;
    const nginx = await startNginx(
      folder,
      instances.map(({ port }) => port),
    );
    ending.push(nginx.stop);
    const [first] = instances;
    const logIn = async () => {
      const body = { username: "admin", password: ADMIN_PASSWORD };
      const answer = await ask(`${first?.address}/api/login`, { method: "POST", body });
      if (answer.status !== 200) throw new Error(`The login was answered with ${answer.status}.`);
      return { Authorization: `Bearer ${JSON.parse(answer.text).token}` };
    };
    const trio = instances as Cluster["instances"];
    const { address } = nginx;
    return { address, instances: trio, database, redis, folder, startedInMs, logIn, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createRedis() {
  let running = await startRedis();
  const { port } = running;
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      running = await startRedis(port);
    },
    kill: () => stopRedis(running.server),
  };
}
