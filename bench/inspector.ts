import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

export type Inspector = Awaited<ReturnType<typeof openInspector>>;

/** The process that listens at an address. */
export function findProcess(address: string): number {
  const { port } = new URL(address);
  const sockets = execFileSync("ss", ["-ltnpH", `sport = :${port}`], { encoding: "utf8" });
  return Number(/pid=(\d+)/.exec(sockets)?.[1] ?? Number.NaN);
}

/** The settings of a server whose inspector is opened later, at this port. */
export function inspectable(port: number): { NODE_OPTIONS: string } {
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --inspect-port=${port}` };
}

/** Opens the inspector of a process that was started so. */
export async function openInspector(pid: number, port: number) {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await findSocket(port));
  await once(socket, "open");
  let asked = 0;
  /** Resolves to the result of a method of the DevTools protocol. */
  const send = (method: string, params: object = {}) => {
    asked += 1;
    const id = asked;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<unknown>((resolve) => {
      socket.addEventListener("message", function listen({ data }) {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(answer.result);
      });
    });
  };
  return { send, close: () => socket.close() };
}

async function findSocket(port: number): Promise<string> {
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
