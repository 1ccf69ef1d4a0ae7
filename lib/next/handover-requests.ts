import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { shared } from "./handover";

/** From now on what one request hands over is apart from every other's, and ends with it. */
export function separateHandovers(): void {
  const requests = new AsyncLocalStorage<Map<string, unknown>>();
  shared.amideHandoverRequests = requests;
  subscribe("http.server.request.start", () => requests.enterWith(new Map()));
}
