import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Memory of a server, in MB. */
export interface Memory {
  /** Of all its threads, with what their garbage collectors have not returned. */
  resident: number;
  /** Live objects of its main thread, after garbage collection; so are the next two. */
  heap: number;
  external: number;
  arrayBuffers: number;
}

/** The process that listens at an address. */
export function findProcess(address: string): number {
  const { port } = new URL(address);
  const sockets = execFileSync("ss", ["-ltnpH", `sport = :${port}`], { encoding: "utf8" });
  return Number(/pid=(\d+)/.exec(sockets)?.[1] ?? Number.NaN);
}

export function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Opens the inspector of a process that was started with `--inspect-port`. */
export async function inspectMemory(pid: number, inspectPort: number) {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await findInspector(inspectPort));
  await once(socket, "open");
  let asked = 0;
  const send = (method: string, params: object = {}) => {
    asked += 1;
    const id = asked;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<{ result?: { value?: unknown } }>((resolve) => {
      socket.addEventListener("message", function listen({ data }) {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(answer.result);
      });
    });
  };
  return {
    read: async (): Promise<Memory> => {
      const resident = residentMemory(pid);
      // What finalizers release is gone after the second.
      for (let times = 0; times < 2; times += 1) await send("HeapProfiler.collectGarbage");
      const { result } = await send("Runtime.evaluate", {
        expression: "JSON.stringify(process.memoryUsage())",
      });
      const usage = JSON.parse(String(result?.value)) as NodeJS.MemoryUsage;
      const [heap, external, arrayBuffers] = [
        usage.heapUsed,
        usage.external,
        usage.arrayBuffers,
      ].map((bytes) => bytes / 1024 / 1024) as [number, number, number];
      return { resident, heap, external, arrayBuffers };
    },
    close: () => socket.close(),
  };
}

async function findInspector(port: number): Promise<string> {
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await sleep(50);
  }
}
