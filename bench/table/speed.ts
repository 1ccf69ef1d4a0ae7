import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { serveFile } from "@/tests/cluster/nginx";
import { serveBuild } from "@/tests/support/serve-build";
import { type Load, read, runLoad } from "../load.mjs";
import { serveEmptyPage } from "./empty-page";
import { median, printTable } from "./figures";
import { credentials, logIn, saveUntilSeen } from "./session";

const PAGE = "/peptides/36";
const ROUND_MS = 1_000;
const ROUNDS = 4;
const SAVES = 12;

const words = ["obesity", "glp", "collagen", "sleep", "ozempik", "growth hormone", "RGD", "pain"];
const questions = [
  "What is semaglutide approved for?",
  "Which peptides are studied for obesity?",
  "What are the side effects of BPC-157?",
  "Is tirzepatide prohibited in sport?",
].map((message) => ({ message }));

const plain = { "accept-encoding": "identity" };
const gzip = { "accept-encoding": "gzip" };

/** How often a second each kind of request is answered, beside what the machine and the framework can. */
export async function printSpeed(): Promise<void> {
  const site = await serveBuild({ port: await findFreePort(), env: { TRUST_PROXY: "1" } });
  const folder = mkdtempSync(path.join(tmpdir(), "amide-bench-"));
  const bare = createServer();
  const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true }), site.stop];
  try {
    const { address } = site;
    const page = address + PAGE;
    const kept = await readUntilKept(page, "gzip");
    const html = (await read(page, plain)).body;
    const empty = await serveEmptyPage(html.toString());
    ending.push(empty.stop);
    bare.on("request", (_, response) => response.end(html));
    bare.listen(0, "127.0.0.1");
    await once(bare, "listening");
    ending.push(() => bare.close());
    writeFileSync(path.join(folder, "page.html"), html);
    const file = await serveFile(folder);
    ending.push(file.stop);
    const etag = { ...gzip, "if-none-match": String(kept.headers.etag) };
    const bareAddress = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
    await compare([
      ["empty page of the framework, plain", { urls: [empty.address], headers: plain }],
      ["empty page of the framework, gzip", { urls: [empty.address], headers: gzip }],
      ["bare Node, plain", { urls: [bareAddress] }],
      ["nginx, the file, plain", { urls: [`${file.address}/page.html`] }],
      ["page, plain", { urls: [page], headers: plain }],
      ["page, gzip", { urls: [page], headers: gzip }],
      ["page, Brotli", { urls: [page], headers: { "accept-encoding": "br" } }],
      ["page, 304", { urls: [page], headers: etag }],
      ["list of peptides, gzip", { urls: [`${address}/peptides`], headers: gzip }],
      ["JSON of a peptide", { urls: [`${address}/api/peptides/36`], headers: plain }],
      ["search", { urls: words.map((word) => searchAddress(address, word)), fromAnywhere: true }],
      [
        "question to the library",
        { urls: [`${address}/api/chat`], bodies: questions, fromAnywhere: true },
      ],
      [
        "login",
        {
          urls: [`${address}/api/login`],
          bodies: [credentials],
          fromAnywhere: true,
          connections: 2,
        },
      ],
    ]);
    await compareSaves(address, empty.address);
  } finally {
    for (const end of ending.reverse()) await end();
  }
}

async function compare(subjects: [string, Omit<Load, "roundMs">][]): Promise<void> {
  const counts = subjects.map(() => 0);
  const times = subjects.map((): number[] => []);
  const bytes = subjects.map(() => 0);
  // Rounds alternate, so that a busy machine slows all alike. The first compiles what runs.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, [, load]] of subjects.entries()) {
      const result = await runLoad({ ...load, roundMs: ROUND_MS });
      bytes[at] = result.bytes;
      if (round === 0) continue;
      counts[at] = (counts[at] ?? 0) + result.count;
      times[at]?.push(...result.times);
    }
  }
  const [ofEmpty = 1] = counts;
  printTable(
    ["8 connections at once", "× empty page", "a second", "p50 ms", "bytes"],
    subjects.map(([label], at) => [
      label,
      ((counts[at] ?? 0) / ofEmpty).toFixed(2),
      ((counts[at] ?? 0) / ROUNDS / (ROUND_MS / 1_000)).toFixed(0),
      median(times[at] ?? []).toFixed(1),
      String(bytes[at]),
    ]),
  );
}

async function compareSaves(address: string, empty: string): Promise<void> {
  const session = await logIn(address);
  const seen = { page: [] as number[], search: [] as number[], data: [] as number[] };
  const alone: number[] = [];
  for (let round = 0; round < SAVES; round += 1) {
    for (const place of ["page", "search", "data"] as const) {
      seen[place].push(await saveUntilSeen(address, session, round, place));
    }
    const beganAt = performance.now();
    await read(empty, plain);
    alone.push(performance.now() - beganAt);
  }
  printTable(
    ["one at a time", "× empty page", "p50 ms"],
    [
      ["empty page of the framework", "1.0", median(alone).toFixed(1)],
      ...Object.entries({
        "a save until its page shows it": seen.page,
        "a save until the search finds it": seen.search,
        "a save until the files of /data have it": seen.data,
      }).map(([label, times]) => [
        label,
        (median(times) / median(alone)).toFixed(1),
        median(times).toFixed(1),
      ]),
    ],
  );
}

export function searchAddress(address: string, words: string): string {
  return `${address}/api/search?query=${encodeURIComponent(words)}`;
}

/** The page as it is sent from memory, which is from its third request on. */
async function readUntilKept(page: string, encoding: string) {
  for (;;) {
    const answer = await read(page, { "accept-encoding": encoding });
    if (answer.headers["content-length"] && answer.headers["content-encoding"] === encoding) {
      return answer;
    }
  }
}
