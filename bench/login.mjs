// npm run bench:login: latency of pages while 50 wrong passwords are checked.
// Each attempt comes from a different address, so that the rate limit refuses none of them.
// A worker thread sends them, so that sending does not slow down the measurement.
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { serveBuild } from "../tests/support/serve-build.ts";

const PARALLEL = 50;
const BURSTS = 2;
const QUIET_MS = 4_000;
const READERS = 4;
const MAX_P99_MS = 200;
const pages = ["/", "/peptides/81", "/api/health", "/api/categories", "/login"];

const port = process.env.PORT || "3299";
const origin = `http://127.0.0.1:${port}`;

if (isMainThread) await serveAndBench();
else parentPort.postMessage(await logInAtOnce(workerData));

async function serveAndBench() {
  const site = await serveBuild({ port: Number(port), env: { TRUST_PROXY: "1" } });
  try {
    process.exitCode = await bench();
  } finally {
    await site.stop();
  }
}

async function bench() {
  await readUntil(sleep(1_000));
  const quiet = await readUntil(sleep(QUIET_MS));
  const busy = [];
  const logins = [];
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const attempts = once(new Worker(new URL(import.meta.url), { workerData: burst }), "message");
    busy.push(...(await readUntil(attempts)));
    logins.push(...(await attempts)[0]);
  }
  const refused = logins.filter(({ status }) => status !== 401).length;
  const [before, during] = [quiet, busy].map(figures);
  console.log(`quiet:        ${inWords(before)}`);
  console.log(`${PARALLEL} logins:    ${inWords(during)}`);
  console.log(
    `ratio:        p50 ×${ratio(during.p50, before.p50)}, p99 ×${ratio(during.p99, before.p99)}`,
  );
  console.log(
    `the logins:   ${inWords(figures(logins.map(({ ms }) => ms)))}, ${refused} not checked`,
  );
  return during.p99 < MAX_P99_MS && refused === 0 ? 0 : 1;
}

/** Requests pages, a few at a time, until `done` settles; resolves to each latency in ms. */
async function readUntil(done) {
  let isDone = false;
  const times = [];
  const end = Promise.resolve(done).finally(() => {
    isDone = true;
  });
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let turn = reader; !isDone; turn += 1) {
      times.push(await time(() => fetch(origin + pages[turn % pages.length])));
      await sleep(5);
    }
  });
  await Promise.all([end, ...readers]);
  return times;
}

function logInAtOnce(burst) {
  return Promise.all(
    Array.from({ length: PARALLEL }, (_, index) => logIn(`203.0.${burst}.${index + 1}`)),
  );
}

async function logIn(address) {
  let status;
  const ms = await time(async () => {
    const response = await fetch(`${origin}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify({ username: "admin", password: "not the password" }),
    });
    status = response.status;
    return response;
  });
  return { status, ms };
}

async function time(send) {
  const began = performance.now();
  const response = await send();
  await response.arrayBuffer();
  return performance.now() - began;
}

function figures(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

function inWords({ count, p50, p99 }) {
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count}`;
}

function ratio(during, before) {
  return (during / before).toFixed(1);
}
