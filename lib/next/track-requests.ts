import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { type CurrentRequest, requestStorage } from "./current-request";

/** Makes `currentRequest` work from now on. A separate file, as browsers load current-request.ts. */
export function trackRequests(): void {
  const storage = new AsyncLocalStorage<CurrentRequest>();
  requestStorage().value = storage;
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    storage.enterWith({ response, handedOver: new Map() });
  });
}
