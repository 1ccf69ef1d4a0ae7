import "server-only";
import type { Server, ServerResponse } from "node:http";
import { constants } from "node:os";
import { onRequest } from "./on-request";

/** Process managers commonly wait ten seconds before they kill. */
const CUT_OFF_AFTER_MS = 8_000;
const EXIT_AFTER_MS = 9_500;

/**
 * Makes a server that is told to stop end within ten seconds: new connections are refused, requests in
 * progress may finish, and what is still open after 8 seconds is cut off.
 *
 * Workaround for Next 16.4, which closes its listener on SIGTERM and SIGINT and then waits without
 * limit: for a stream that does not end, and for connections that clients keep alive.
 * Shown by: `tests/browser/shut-down.spec.ts`.
 * Can go when: `next start` has a limit of its own.
 */
export function limitDraining(): void {
  const servers = new Set<Server>();
  const open = new Set<ServerResponse>();
  let isDraining = false;
  onRequest(({ response, server }) => {
    servers.add(server);
    open.add(response);
    response.once("close", () => open.delete(response));
    if (isDraining) closeAfterwards(response);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      isDraining = true;
      for (const response of open) closeAfterwards(response);
      setInterval(() => {
        for (const server of servers) server.closeIdleConnections();
      }, 100).unref();
      setTimeout(() => {
        for (const server of servers) server.closeAllConnections();
      }, CUT_OFF_AFTER_MS).unref();
      // As Next exits, in case its own clean-up waits for something.
      setTimeout(() => process.exit(128 + constants.signals[signal]), EXIT_AFTER_MS).unref();
    });
  }
}

/** Answers with `Connection: close`, unless the headers are gone already. */
function closeAfterwards(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
