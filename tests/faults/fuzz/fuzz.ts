// npm run test:fuzz: asks the build, served on a database of its own, 10,000 things that no one should
// ask, as visitor and as administrator, and fails at an answer of 5xx, a stack, or a wait of over 5 s.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { serveBuild } from "@/tests/support/serve-build";
import { type FuzzRequest, requestsOf } from "./requests";

const RUNS = Number(process.env.FUZZ_RUNS ?? 10_000);
const AT_ONCE = 4;
const LONGEST_MS = 5000;
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

const port = Number(process.env.TEST_PORT ?? 3210) + 50;
const folder = mkdtempSync(path.join(tmpdir(), "amide-fuzz-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
// The session that is made here must be one to the server too.
process.env.DATABASE_URL = `file:${path.join(folder, "amide.db")}`;
process.env.AUTH_SECRET ||= "a secret of 32 characters or more, for tests";
process.env.PORT = String(port);

const statuses = new Map<number, number>();
let slowest = { ms: 0, name: "" };
let asked = 0;

const site = await serveBuild({ port });
const { address } = site;
try {
  const description = await (await fetch(`${address}/api/openapi.json`)).json();
  const { asAdministrator } = await import("@/tests/support/administrator-session");
  const session = { headers: await asAdministrator() };
  const property = fc.asyncProperty(requestsOf(description), async (request) => {
    const answer = await send(request, session.headers);
    // A logout or a change of password may have been among what was asked.
    if (request.isAdministrator && answer.status === 401) session.headers = await asAdministrator();
    check(request, answer);
  });
  console.log(`${RUNS} requests to ${address}, seed ${seed}`);
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      fc.assert(property, { numRuns: Math.ceil(RUNS / AT_ONCE), seed: seed + index }),
    ),
  );
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
  console.log(`${asked} answers: ${counts.join(", ")}`);
  console.log(`The slowest took ${slowest.ms} ms: ${slowest.name}`);
} finally {
  await site.stop();
}

interface Answer {
  status: number;
  type: string;
  text: string;
  ms: number;
}

async function send(request: FuzzRequest, administrator: Record<string, string>): Promise<Answer> {
  const { method, headers, body, isAdministrator } = request;
  const start = performance.now();
  const response = await fetch(`${address}${request.address}`, {
    method,
    headers: { ...headers, ...(isAdministrator && administrator) },
    redirect: "manual",
    signal: AbortSignal.timeout(4 * LONGEST_MS),
    ...(method !== "GET" && body !== undefined && { body: body as BodyInit }),
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - start);
  asked += 1;
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  if (ms > slowest.ms) slowest = { ms, name: `${method} ${request.address.slice(0, 200)}` };
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    text,
    ms,
  };
}

function check({ method }: FuzzRequest, { status, type, text, ms }: Answer): void {
  const say = (fault: string) => new Error(`${fault}: ${status} ${text.slice(0, 500)}`);
  if (status >= 500) throw say("An answer of 5xx");
  if (ms > LONGEST_MS) throw say(`An answer after ${ms} ms`);
  if (text === "") return;
  if (status >= 400 && /\n\s+at |node_modules|prisma|SQLITE|SELECT |zod/i.test(text)) {
    throw say("An answer that tells of the inside");
  }
  if (method !== "OPTIONS" && status !== 307 && status !== 308) {
    if (!type.startsWith("application/json")) throw say(`An answer of ${type}`);
    JSON.parse(text);
  }
}
