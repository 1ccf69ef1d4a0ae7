import "server-only";
import path from "node:path";
import type { Tinypool } from "tinypool";
import { SizeLimitedMap } from "@/lib/next/page-cache/size-limited-map";
import { processWide } from "@/lib/process-wide";

/** The structural formula of a SMILES as SVG, for a white ground. */
export function drawStructure(smiles: string): Promise<string> {
  return draw({ smiles, form: "svg", name: "" });
}

/** The molecule of a SMILES with a place for each atom, as MDL molfile (V2000). */
export function layOutStructure(smiles: string, name: string): Promise<string> {
  return draw({ smiles, form: "molfile", name });
}

interface Drawing {
  smiles: string;
  form: "svg" | "molfile";
  name: string;
}

const MAX_KEPT_BYTES = 8 * 1024 * 1024;

interface Drawings {
  kept: SizeLimitedMap<string>;
  /** Those that several requests may wait for. */
  underWay: Map<string, Promise<string>>;
}

/** Drawn once per process and molecule, as long as there is room. */
async function draw(drawing: Drawing): Promise<string> {
  const drawings = processWide<Drawings>("structures");
  drawings.value ??= { kept: new SizeLimitedMap(MAX_KEPT_BYTES), underWay: new Map() };
  const { kept, underWay } = drawings.value;
  const key = JSON.stringify(drawing);
  const known = kept.get(key) ?? underWay.get(key);
  if (known !== undefined) return known;
  const drawn = drawInThread(drawing).finally(() => underWay.delete(key));
  underWay.set(key, drawn);
  const text = await drawn;
  kept.set(key, text, text.length + key.length);
  return text;
}

async function drawInThread(drawing: Drawing): Promise<string> {
  const text: unknown = await (await openThread()).run(drawing);
  if (typeof text !== "string") throw new Error(`No drawing of ${drawing.smiles}`);
  return text;
}

const THREAD = path.join(process.cwd(), "lib/chemistry/drawing/structure-thread.mjs");
const IDLE_MS = 60_000;

/** One thread, which ends when nothing was drawn for a minute: it takes some 100 MB. */
function openThread(): Promise<Tinypool> {
  const thread = processWide<Promise<Tinypool>>("structure-thread");
  thread.value ??= import("tinypool").then(
    ({ Tinypool }) =>
      new Tinypool({ filename: THREAD, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS }),
  );
  return thread.value;
}
