// A PostgreSQL server for one test run: on loopback only, in a temporary folder.
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "./find-free-port.mjs";
import { StepError } from "./install.mjs";

const debianFolder = "/usr/lib/postgresql";
const READY_WITHIN_MS = 30_000;
// The data does not need to survive a crash.
const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** The folder of the newest `initdb` and `postgres`; undefined if there is none. */
export function findPostgresql() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(debianFolder, version, "bin"));
  return [...folders, ...(process.env.PATH ?? "").split(path.delimiter)].find(
    (folder) =>
      existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")),
  );
}

/** Starts a server with the programs in `folder`; resolves to its URL and a function that stops it. */
export async function startPostgresql(folder) {
  const home = mkdtempSync(path.join(tmpdir(), "amide-postgresql-"));
  const data = path.join(home, "data");
  const account = accountOfServer();
  if (account.uid) chownSync(home, account.uid, account.gid);
  const options = { cwd: home, ...account };
  try {
    execFileSync(
      path.join(folder, "initdb"),
      ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
      { ...options, stdio: "pipe" },
    );
    const port = await findFreePort();
    const server = spawn(
      path.join(folder, "postgres"),
      [
        ...["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", "-N", "200"],
        ...settings.flatMap((setting) => ["-c", setting]),
      ],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    const ended = new Promise((resolve) => server.once("close", resolve));
    await waitUntilListening(server);
    const stop = async () => {
      // SIGINT is PostgreSQL's fast shutdown, which does not wait for clients.
      server.kill("SIGINT");
      await ended;
      rmSync(home, { recursive: true });
    };
    return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    rmSync(home, { recursive: true });
    throw error;
  }
}

/** The account to run the server as: postgres instead of root, as which it refuses to run. */
export function accountOfServer() {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: ask("-u"), gid: ask("-g") };
}

function waitUntilListening(server) {
  return new Promise((resolve, reject) => {
    let log = "";
    const fail = () => reject(new StepError(`PostgreSQL did not start.\n${log}`));
    const timer = setTimeout(() => {
      server.kill("SIGKILL");
      fail();
    }, READY_WITHIN_MS);
    server.stderr.on("data", (chunk) => {
      log += chunk;
      if (!log.includes("ready to accept connections")) return;
      clearTimeout(timer);
      resolve();
    });
    server.once("close", fail);
  });
}
