import { readFileSync } from "node:fs";
import type { Inspector } from "../inspector";

/** Memory of a server, in MB. */
export interface Memory {
  /** Of all its threads, with what their garbage collectors have not returned. */
  resident: number;
  /** Live objects of its main thread, after garbage collection; so are the next two. */
  heap: number;
  external: number;
  arrayBuffers: number;
}

export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

export async function readMemory(pid: number, { send }: Inspector): Promise<Memory> {
  const resident = residentMemory(pid);
  // What finalizers release is gone after the second.
  for (let times = 0; times < 2; times += 1) await send("HeapProfiler.collectGarbage");
  const { result } = (await send("Runtime.evaluate", {
    expression: "JSON.stringify(process.memoryUsage())",
  })) as { result?: { value?: string } };
  const usage = JSON.parse(String(result?.value)) as NodeJS.MemoryUsage;
  const [heap, external, arrayBuffers] = [usage.heapUsed, usage.external, usage.arrayBuffers].map(
    (bytes) => bytes / 1024 / 1024,
  ) as [number, number, number];
  return { resident, heap, external, arrayBuffers };
}
