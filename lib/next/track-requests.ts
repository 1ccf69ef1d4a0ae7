import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { REQUEST_ID, requestIdOf } from "@/lib/logs/request-id";
import { steadyNow } from "../steady-clock";
import { type CurrentRequest, requestStorage } from "./current-request";
import { onRequest } from "./on-request";

/**
 * Makes `currentRequest` work from now on and answers every request with its id. A separate file, as
 * browsers load current-request.ts.
 */
export function trackRequests(): void {
  const storage = new AsyncLocalStorage<CurrentRequest>();
  requestStorage().value = storage;
  onRequest(({ request, response }) => {
    const id = requestIdOf(request.headers);
    response.setHeader(REQUEST_ID, id);
    storage.enterWith({ id, startedAt: steadyNow(), response, handedOver: new Map() });
  });
}
