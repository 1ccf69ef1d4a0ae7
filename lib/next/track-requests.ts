import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID, requestIdOf } from "@/lib/logs/request-id";
import { steadyNow } from "../steady-clock";
import { type CurrentRequest, requestStorage } from "./current-request";

/**
 * Makes `currentRequest` work from now on and answers every request with its id. A separate file, as
 * browsers load current-request.ts.
 */
export function trackRequests(): void {
  const storage = new AsyncLocalStorage<CurrentRequest>();
  requestStorage().value = storage;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as {
      request: IncomingMessage;
      response: ServerResponse;
    };
    const id = requestIdOf(request.headers);
    response.setHeader(REQUEST_ID, id);
    storage.enterWith({ id, startedAt: steadyNow(), response, handedOver: new Map() });
  });
}
