import type { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { processWide } from "../process-wide.ts";

/** What belongs to the request that is being answered. */
export interface CurrentRequest {
  /** In its log lines and in the header of its answer. */
  id: string;
  /** In ms by `steadyNow`: what it reads may be as old as that. */
  startedAt: number;
  response: ServerResponse;
  /** See handover.ts. */
  handedOver: Map<string, unknown>;
}

/**
 * Workaround for Next 16.4. A page cannot reach the response that it is rendered into, and Next has no
 * public storage per request that server components and the rendering of HTML share (`cache` of React
 * ends with the server components).
 * Shown by: `handover.test.ts` and `response-status.test.ts`.
 * Can go when: Next offers such a storage and lets a page choose its status.
 */
export function currentRequest(): CurrentRequest | undefined {
  return requestStorage().value?.getStore();
}

/** Empty until `trackRequests` has been called, as in a build and in the browser. */
export function requestStorage() {
  return processWide<AsyncLocalStorage<CurrentRequest>>("current-request");
}
