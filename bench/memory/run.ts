// npm run bench:memory [-- --minutes 60 --saves 500]: what a server holds after each kind of work, and how
// much it occupies under 200 requests a second with 1 % saves. Nothing fails.
import { parseArgs } from "node:util";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { serveBuild } from "@/tests/support/serve-build";
import { findProcess, inspectable, openInspector } from "../inspector";
import { read } from "../load.mjs";
import { printTable } from "../table/figures";
import { logIn } from "../table/session";
import { searchAddress } from "../table/speed";
import { readMemory, residentMemory } from "./process-memory";
import { keepBusy } from "./visitors";

const QUESTIONS = 200;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "3" },
    saves: { type: "string", default: "500" },
  },
});

const words = ["obesity", "glp", "collagen", "sleep", "ozempik", "growth hormone", "RGD", "pain"];
const questions = [
  "What is semaglutide approved for?",
  "Which peptides are studied for obesity?",
  "What are the side effects of BPC-157?",
  "Is tirzepatide prohibited in sport?",
];

const inspectPort = await findFreePort();
const site = await serveBuild({
  port: await findFreePort(),
  env: { TRUST_PROXY: "1", WARM_UP: "true", ...inspectable(inspectPort) },
});
const { address } = site;
const pid = findProcess(address);
const inspector = await openInspector(pid, inspectPort);
const session = await logIn(address);
const rows: string[][] = [];
try {
  await note("start");
  const pages = await listPages();
  // Next answers the first from a rendering and the second from its cache, which is kept as it was sent.
  for (let times = 0; times < 2; times += 1) {
    for (const page of pages) await visit(page);
  }
  await note(`each of ${pages.length} public pages was read twice`);
  for (let at = 0; at < QUESTIONS; at += 1) await ask(at);
  await note(`${QUESTIONS} questions and searches`);
  for (let at = 0; at < Number(values.saves); at += 1) {
    await save(at);
    await Promise.all([visit(oneOf(pages)), visit(oneOf(pages)), at % 10 === 0 && ask(at)]);
  }
  await note(`${values.saves} saves, pages and questions between them`);
  const busy = await keepBusy({
    minutes: Number(values.minutes),
    visit: () => visit(oneOf(pages)),
    save,
    ask,
    memory: () => residentMemory(pid),
  });
  await note(`${values.minutes} minutes at ${busy.rate.toFixed(0)} requests a second, 1 % saves`);
  console.log(
    `Resident under load: ${busy.most.toFixed(0)} MB at most, ${busy.firstHalf.toFixed(0)} MB on average in the first half, ${busy.lastHalf.toFixed(0)} MB in the last.`,
  );
} finally {
  inspector.close();
  await site.stop();
}
printTable(["after", "resident, MB", "heap", "external", "of it buffers"], rows);

/** The sitemap has the public address of each page, which is not that of this server. */
async function listPages(): Promise<string[]> {
  const pages: string[] = [];
  const files = ["/sitemap.xml"];
  for (const file of files) {
    const { body } = await read(address + file);
    const text = body.toString();
    for (const [, found = ""] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      (text.includes("<sitemapindex") ? files : pages).push(new URL(found).pathname);
    }
  }
  return pages;
}

async function visit(page: string): Promise<void> {
  const encoding = Math.random() < 0.5 ? "gzip" : "identity";
  await answered(address + page, { "accept-encoding": encoding });
}

async function ask(at: number): Promise<void> {
  // Limits are for each visitor.
  const from = { "x-forwarded-for": `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}` };
  const message = questions[at % questions.length];
  await answered(`${address}/api/chat`, from, { body: { message } });
  await answered(searchAddress(address, words[at % words.length] ?? ""), from);
}

async function save(at: number): Promise<void> {
  const body = { shortDescription: `<p>Described for the time ${at}.</p>` };
  await answered(`${address}/api/peptides/${1 + (at % 40)}`, session, { method: "PUT", body });
}

async function answered(...request: Parameters<typeof read>): Promise<void> {
  const { status } = await read(...request);
  if (status !== 200) throw new Error(`${request[0]} answered ${status}.`);
}

function oneOf<Item>(items: Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

async function note(after: string): Promise<void> {
  const memory = await readMemory(pid, inspector);
  const { resident, heap, external, arrayBuffers } = memory;
  rows.push([after, ...[resident, heap, external, arrayBuffers].map((value) => value.toFixed(0))]);
  console.error(rows.at(-1)?.join("  "));
}
