import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** From now on every response says so while it may be older than a save on another host. */
export function tellUnconfirmed(mayBeStale: () => boolean): void {
  subscribe("http.server.response.created", (message) => {
    const { response } = message as { response: ServerResponse };
    if (mayBeStale()) response.setHeader("X-Cache-State", "unconfirmed");
  });
}
