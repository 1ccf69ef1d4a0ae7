import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export const REQUEST_ID = "x-request-id";

/** As proxies make them: letters, digits and separators, so that none can forge a line of a log. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id that a proxy has given the request, or a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID];
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}
