import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../ask";
import type { Cluster } from "../cluster";
import { save } from "../scenarios/saves";

const PAUSE_MS = 400;
const PEPTIDES = 40;

export interface Writer {
  /** Words of saves that were answered 200, by peptide, in their order. */
  acknowledged: Map<number, string[]>;
  /** Saves whose outcome is unknown: the connection ended, or nginx answered for a dead instance. */
  unknown: number;
  refused: number;
  wrong: Map<string, number>;
  stop: () => Promise<void>;
}

/** Saves one peptide after the other by nginx, until it is stopped. */
export function startWriter(cluster: Cluster, headers: Record<string, string>): Writer {
  let isStopped = false;
  const acknowledged = new Map<number, string[]>();
  const writer: Writer = { acknowledged, unknown: 0, refused: 0, wrong: new Map(), stop };
  const running = write();
  return writer;

  async function stop() {
    isStopped = true;
    await running;
  }

  async function write() {
    for (let at = 0; !isStopped; at += 1) {
      const peptide = (at % PEPTIDES) + 1;
      const word = `zq${at}q${Date.now().toString(36)}`;
      const { status } = await save({ address: cluster.address }, headers, word, peptide);
      if (status === 200) acknowledged.set(peptide, [...(acknowledged.get(peptide) ?? []), word]);
      else if (status === 503) writer.refused += 1;
      else if (status === 0 || status === 502 || status === 504) writer.unknown += 1;
      else writer.wrong.set(`save ${status}`, (writer.wrong.get(`save ${status}`) ?? 0) + 1);
      await sleep(Math.random() * 2 * PAUSE_MS);
    }
  }
}

/** Acknowledged saves without a revision: those that were lost. */
export async function findLost(
  cluster: Cluster,
  headers: Record<string, string>,
  { acknowledged }: Writer,
): Promise<string[]> {
  const [{ address }] = cluster.instances;
  const lost: string[] = [];
  for (const [peptide, words] of acknowledged) {
    const missing = new Set(words);
    for (let before = ""; missing.size > 0; ) {
      const query = `entity=peptides&id=${peptide}${before && `&before=${before}`}`;
      const list = await ask(`${address}/api/admin/revisions?${query}`, { headers });
      const page = JSON.parse(list.text) as { items: { id: number }[]; next: number | null };
      for (const { id } of page.items) {
        const { text } = await ask(`${address}/api/admin/revisions/${id}`, { headers });
        for (const word of missing) if (text.includes(`as ${word}.`)) missing.delete(word);
      }
      if (page.next === null) break;
      before = String(page.next);
    }
    lost.push(...missing);
  }
  return lost;
}

/** Pages of instances that do not show what JSON of the first instance says: those that are stale. */
export async function findStale(cluster: Cluster, { acknowledged }: Writer): Promise<string[]> {
  const [first] = cluster.instances;
  const stale: string[] = [];
  for (const peptide of acknowledged.keys()) {
    const { text } = await ask(`${first.address}/api/peptides/${peptide}`);
    const word = /described as (\w+)/.exec(text)?.[1] ?? "nothing";
    for (const { name, address } of cluster.instances) {
      const page = await ask(`${address}/peptides/${peptide}`);
      if (!page.text.includes(word)) stale.push(`${name} /peptides/${peptide}`);
    }
  }
  return stale;
}
