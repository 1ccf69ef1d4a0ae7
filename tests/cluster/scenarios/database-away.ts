import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../ask";
import type { Cluster } from "../cluster";
import { exactly, type Finding, timed } from "../findings";
import { msUntil } from "../until";
import { get, save } from "./saves";

const KEPT = ["/", "/peptides", "/peptides/36", "/peptides/1", "/research"];
/** Longer than what is cached counts as confirmed. */
const UNCONFIRMED_AFTER_MS = 3_000;
const LONGEST_MS = 5_000;

/** While PostgreSQL is away kept pages are read, marked as unconfirmed, and writes are refused. */
export async function databaseGoesAway(cluster: Cluster): Promise<Finding[]> {
  const { instances, database, logIn } = cluster;
  const [first] = instances;
  const headers = await logIn();
  const kept = instances.flatMap(({ address }) => KEPT.map((path) => address + path));
  for (const page of [...kept, ...kept, ...kept]) await get(page);
  const before = await Promise.all(kept.map((page) => get(page)));

  await database.crash();
  await sleep(UNCONFIRMED_AFTER_MS);
  const pages = await Promise.all(kept.map((page) => get(page)));
  const marks = pages.map((page) => page.headers["x-cache-state"]);
  const notKept = await get(`${first.address}/peptides/77`);
  const saved = await save(first, headers, "never");
  const chat = await ask(`${first.address}/api/chat`, {
    method: "POST",
    body: { message: "What is semaglutide?" },
  });
  const message = await ask(`${first.address}/api/contact`, {
    method: "POST",
    body: { name: "Ada", email: "ada@example.org", message: "Is anybody there at the moment?" },
  });
  const ready = await ask(`${first.address}/api/ready`);
  const refused = [saved, chat, message];

  await database.start();
  const since = performance.now();
  const writable = await msUntil(async () => (await save(first, headers, "back")).status === 200, {
    since,
  });
  const seen = await Promise.all(
    instances.map(({ address }) =>
      msUntil(
        async () => {
          const page = await get(`${address}/peptides/36`);
          return page.text.includes("described as back") && !page.headers["x-cache-state"];
        },
        { since },
      ),
    ),
  );
  const whole = await Promise.all(
    instances.map(({ address }) =>
      msUntil(async () => (await get(`${address}/peptides/77`)).text.includes("<h1"), { since }),
    ),
  );
  return [
    exactly("PostgreSQL up: no page is marked", before.some(isMarked), false),
    exactly("PostgreSQL away: kept pages that are not answered 200", countNot(pages, 200), 0),
    exactly("PostgreSQL away: how they are marked", [...new Set(marks)], ["unconfirmed"]),
    timed(
      "PostgreSQL away: kept pages take",
      pages.map(({ ms }) => ms),
      1_000,
    ),
    exactly("PostgreSQL away: a page that is not kept", notKept.status, 503),
    timed("PostgreSQL away: that page takes", [notKept.ms], LONGEST_MS),
    exactly(
      "PostgreSQL away: a save, a question, a message",
      refused.map(({ status }) => status),
      [503, 503, 503],
    ),
    exactly(
      "PostgreSQL away: they say when to try again",
      refused.filter((answer) => !answer.headers["retry-after"]).length,
      0,
    ),
    timed(
      "PostgreSQL away: they take",
      refused.map(({ ms }) => ms),
      LONGEST_MS,
    ),
    exactly("PostgreSQL away: /api/ready", ready.status, 503),
    timed("PostgreSQL back: a save", [writable], LONGEST_MS),
    timed("PostgreSQL back: that save is seen on all, unmarked", seen, LONGEST_MS),
    timed("PostgreSQL back: the page that was not kept", whole, LONGEST_MS + 5_000),
  ];
}

function isMarked({ headers }: { headers: Record<string, unknown> }): boolean {
  return headers["x-cache-state"] !== undefined;
}

function countNot(answers: { status: number }[], status: number): number {
  return answers.filter((answer) => answer.status !== status).length;
}
