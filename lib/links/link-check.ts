import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "@/lib/api/errors";
import type { Administrator } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { writeAsAdministrator } from "@/lib/resources/revisions/administrator-write";
import { askLink, type LinkAnswer } from "./ask-link";
import { findLinks, type LinkHolder } from "./find-links";
import type { LinkCheck } from "./link-check-schema";
import { putLinkCheck, readLinkCheck } from "./link-check-store";

const HOSTS_AT_ONCE = 4;
const PAUSE_MS = 1_000;
const STORED_EVERY_MS = 5_000;
const MAX_BROKEN = 500;
/** If this many hosts are silent and none has answered, there is no network. */
const SILENT_HOSTS = 5;

interface Options {
  ask?: (link: string) => Promise<LinkAnswer>;
  /** Delay between two requests to one host. */
  pauseMs?: number;
}

/**
 * Starts a check of all links in the background and returns its initial state. Throws 409 if one is
 * running or LINK_CHECK is false.
 */
export async function startLinkCheck(
  administrator: Administrator,
  options: Options = {},
): Promise<{ check: LinkCheck; finished: Promise<void> }> {
  if (!env.LINK_CHECK) throw new ApiError("conflict", "This server is set not to check links");
  const links = await findLinks();
  const check = await writeAsAdministrator(administrator, [], async (db) => {
    if ((await readLinkCheck(db))?.state === "running") {
      throw new ApiError("conflict", "A check of the links is running");
    }
    const answer: LinkCheck = {
      state: "running",
      startedAt: new Date().toISOString(),
      finishedAt: null,
      total: links.size,
      checked: 0,
      unsure: 0,
      broken: [],
    };
    await putLinkCheck(answer, db);
    return { answer, changes: [] };
  });
  const finished = runLinkCheck({ ...check, broken: [] }, links, options).catch((error) => {
    console.error("The check of links stopped", error);
  });
  return { check, finished };
}

/**
 * Checks a few hosts concurrently, and the links of one host in sequence. Unreachable hosts are decided
 * at the end: unknown ones count as broken only if any host has answered.
 */
async function runLinkCheck(
  check: LinkCheck,
  links: Map<string, LinkHolder[]>,
  { ask = askLink, pauseMs = PAUSE_MS }: Options,
): Promise<void> {
  const hosts = [...Map.groupBy(links.keys(), hostOf).values()];
  const silent: ({ link: string } & LinkAnswer)[] = [];
  const skipped: string[][] = [];
  let storedAt = Date.now();
  let silentHosts = 0;
  let hasNetwork = false;

  async function checkHost(linksOfHost: string[]): Promise<void> {
    for (const [index, link] of linksOfHost.entries()) {
      if (!hasNetwork && silentHosts >= SILENT_HOSTS) {
        skipped.push(linksOfHost.slice(index));
        return;
      }
      if (index > 0) await sleep(pauseMs, undefined, { ref: false });
      const { state, reason } = await ask(link);
      const isSilent = state === "silent" || state === "no-host";
      check.checked++;
      if (isSilent) silent.push({ link, state, reason });
      else hasNetwork = true;
      if (isSilent && index === 0) silentHosts++;
      if (state === "unsure") check.unsure++;
      if (state === "broken") report(link, reason);
      if (Date.now() - storedAt > STORED_EVERY_MS) {
        storedAt = Date.now();
        await putLinkCheck(check);
      }
    }
  }
  function report(url: string, reason: string) {
    if (check.broken.length >= MAX_BROKEN) return;
    check.broken.push({ url, reason, holders: links.get(url) ?? [] });
  }

  async function checkAll(hosts: string[][]): Promise<void> {
    const queue = hosts.values();
    const workers = Array.from({ length: HOSTS_AT_ONCE }, async () => {
      for (const linksOfHost of queue) await checkHost(linksOfHost);
    });
    await Promise.all(workers);
  }
  await checkAll(hosts);
  // A slow host may have answered after others were given up.
  if (hasNetwork) await checkAll(skipped.splice(0));
  for (const { link, state, reason } of hasNetwork ? silent : []) {
    if (state === "no-host") report(link, reason);
    else check.unsure++;
  }
  const state = hasNetwork || links.size === 0 ? "done" : "no-network";
  await putLinkCheck({ ...check, state, finishedAt: new Date().toISOString() });
}

function hostOf(link: string): string {
  return URL.parse(link)?.hostname ?? "";
}
