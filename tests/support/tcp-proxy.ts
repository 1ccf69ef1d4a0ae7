import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  port: number;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** Keeps all connections and passes nothing on any more. */
  silence(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Passes connections on to a server on this machine, which can so go away and come back. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let state: "open" | "cut" | "silent" = "open";
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    if (state === "cut") {
      inner.resetAndDestroy();
      return;
    }
    const outer = connect(target, "127.0.0.1");
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => {
        if (state !== "silent") to.write(data);
      });
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = "cut";
      for (const socket of sockets) socket.resetAndDestroy();
    },
    silence: () => {
      state = "silent";
    },
    restore: () => {
      state = "open";
      destroyAll();
    },
    close: async () => {
      destroyAll();
      server.close();
      await once(server, "close");
    },
  };
}
