// npm run bench:pages: how many times a second a cached page is sent, in each encoding, beside what Next
// itself sends and what bare Node would. Rounds alternate, so that a busy machine slows all alike.
// The load comes from a worker thread and all figures are ratios within one run.
import { once } from "node:events";
import { createServer } from "node:http";
import { findFreePort } from "../scripts/find-free-port.mjs";
import { serveBuild } from "../tests/support/serve-build.ts";
import { read, runLoad } from "./load.mjs";

const PAGE = "/peptides/36";
const ROUND_MS = 2_000;
const ROUNDS = 5;

await serveAndBench();

async function serveAndBench() {
  const site = await serveBuild({ port: await findFreePort() });
  const bare = createServer();
  try {
    await bench(site.address, bare);
  } finally {
    bare.close();
    await site.stop();
  }
}

async function bench(address, bare) {
  const page = address + PAGE;
  const brotli = await readUntilCached(page);
  bare.on("request", (_, response) => {
    response.writeHead(200, { ...brotli.headers, date: new Date().toUTCString() }).end(brotli.body);
  });
  bare.listen(0, "127.0.0.1");
  await once(bare, "listening");
  const subjects = [
    // A query makes no other page, but none that is kept as it is sent.
    ["Next, plain", `${page}?next`, { "accept-encoding": "identity" }],
    ["Next, gzip", `${page}?next`, { "accept-encoding": "gzip" }],
    ["cached, gzip", page, { "accept-encoding": "gzip" }],
    ["cached, Brotli", page, { "accept-encoding": "br" }],
    ["cached, 304", page, { "accept-encoding": "br", "if-none-match": brotli.headers.etag }],
    ["bare Node", `http://127.0.0.1:${bare.address().port}/`, {}],
  ];
  const counts = subjects.map(() => 0);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, [, url, headers]] of subjects.entries()) {
      const { count, bytes } = await runLoad({ urls: [url], headers, roundMs: ROUND_MS });
      // The first round compiles what runs.
      if (round > 0) counts[at] += count;
      subjects[at][3] = bytes;
    }
  }
  for (const [at, [label, , , bytes]] of subjects.entries()) {
    const perSecond = Math.round(counts[at] / ROUNDS / (ROUND_MS / 1_000));
    const ratio = (counts[at] / counts[0]).toFixed(1);
    console.log(
      `${label.padEnd(15)}${String(perSecond).padStart(7)} a second  ×${ratio.padStart(5)}  ${bytes} bytes`,
    );
  }
}

/** The page as it is sent from memory, which is from its third request on. */
async function readUntilCached(page) {
  for (;;) {
    const answer = await read(page, { "accept-encoding": "br" });
    if (answer.headers["content-encoding"] === "br") return answer;
  }
}
