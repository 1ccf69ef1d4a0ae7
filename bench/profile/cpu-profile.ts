import path from "node:path";

/** What `node --cpu-prof` writes and the inspector's profiler answers. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: number[];
  }[];
  samples: number[];
  /** Microseconds between samples. */
  timeDeltas: number[];
}

export const OWNERS = ["Node", "Next", "ours", "garbage collection"] as const;
export type Owner = (typeof OWNERS)[number];

/** A function within its callers; times in microseconds. */
export interface Frame {
  name: string;
  owner: Owner;
  /** Of the function itself. */
  self: number;
  /** With all that it calls. */
  total: number;
  calls: Frame[];
}

/** The calls of a profile, those of one function from one place as one, without the time of waiting. */
export function toFrames({ nodes, samples, timeDeltas }: CpuProfile): Frame[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const selfOf = new Map<number, number>();
  for (const [at, id] of samples.entries()) {
    selfOf.set(id, (selfOf.get(id) ?? 0) + Math.max(0, timeDeltas[at] ?? 0));
  }
  const merge = (ids: number[], caller: Owner): Frame[] => {
    const same = Map.groupBy(ids, (id) => {
      const { functionName, url } = byId.get(id)?.callFrame ?? { functionName: "", url: "" };
      return `${functionName} ${url}`;
    });
    return [...same.values()].flatMap((those) => {
      const frame = byId.get(those[0] ?? 0)?.callFrame;
      if (!frame || WAITING.has(frame.functionName)) return [];
      const owner = ownerOf(frame, caller);
      const calls = merge(
        those.flatMap((id) => byId.get(id)?.children ?? []),
        owner,
      );
      const self = sum(those.map((id) => selfOf.get(id) ?? 0));
      const total = self + sum(calls.map((call) => call.total));
      return total > 0 ? [{ name: nameOf(frame), owner, self, total, calls }] : [];
    });
  };
  return merge(byId.get(nodes[0]?.id ?? 0)?.children ?? [], "Node");
}

/** The own time of all frames by a key. */
export function selfTimes(frames: Frame[], keyOf: (frame: Frame) => string): Map<string, number> {
  const times = new Map<string, number>();
  const add = (frame: Frame) => {
    times.set(keyOf(frame), (times.get(keyOf(frame)) ?? 0) + frame.self);
    frame.calls.forEach(add);
  };
  frames.forEach(add);
  return times;
}

export function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

const WAITING = new Set(["(idle)"]);

/** What V8 does for a function counts as the caller's. */
function ownerOf({ functionName, url }: CpuProfile["nodes"][0]["callFrame"], caller: Owner): Owner {
  if (functionName === "(garbage collector)") return "garbage collection";
  if (functionName === "(program)" || url.startsWith("node:")) return "Node";
  if (url === "") return caller;
  return /node_modules[/_](?:next|react)/.test(url) ? "Next" : "ours";
}

function nameOf({ functionName, url, lineNumber }: CpuProfile["nodes"][0]["callFrame"]): string {
  const file = url.startsWith("node:") ? url : path.basename(url);
  if (functionName) return file ? `${functionName} (${file})` : functionName;
  return `${file || "anonymous"}:${lineNumber + 1}`;
}
