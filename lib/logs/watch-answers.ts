import "server-only";
import { currentRequest } from "@/lib/next/current-request";
import { onRequest } from "@/lib/next/on-request";
import { readRoutes } from "./route-of";
import { isUnwatched } from "./unwatched-servers";

export interface Answered {
  requestId: string | undefined;
  method: string;
  /** As `routeFinder` names it. */
  route: string;
  /** 499 if the visitor left before the answer was whole, as nginx counts it. */
  status: number;
  milliseconds: number;
}

interface Options {
  routeOf?: (address: string) => string;
  /** Called when a request begins. */
  onStart?: () => void;
}

const VISITOR_LEFT = 499;

/**
 * Calls `listener` after every answer from now on, until the function that is returned is called. Call
 * `trackRequests` before, which gives the ids.
 */
export function watchAnswers(
  listener: (answered: Answered) => void,
  { routeOf = readRoutes(), onStart }: Options = {},
): () => void {
  return onRequest(({ request, response, server }) => {
    if (isUnwatched(server)) return;
    onStart?.();
    const startedAt = performance.now();
    const { method = "", url = "" } = request;
    const requestId = currentRequest()?.id;
    response.once("close", () => {
      listener({
        requestId,
        method,
        route: routeOf(url),
        status: response.writableFinished ? response.statusCode : VISITOR_LEFT,
        milliseconds: performance.now() - startedAt,
      });
    });
  });
}
