import "server-only";
import { currentRequest } from "./current-request";

/**
 * Sets the status and headers of the page being rendered, if its headers are not sent yet.
 *
 * Workaround for Next 16.4: a page can answer with 200, 404, a redirect and, experimentally, 401 and 403
 * (`forbidden`), but not with 429 or, once it has caught an error, with 500.
 * Shown by: `response-status.test.ts`, "shares the limit of the API's search" in
 * `tests/browser/api.spec.ts`, and the failed pages in `tests/browser/about-and-legal.spec.ts`.
 * Can go when: a page can set the status of its response.
 */
export function answerWithStatus(status: number, headers: Record<string, string> = {}): void {
  const response = currentRequest()?.response;
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The same for HTML only: the browser's router handles failures within the data of a navigation. */
export function answerDocumentWithStatus(status: number): void {
  if (currentRequest()?.response.req.headers.rsc === undefined) answerWithStatus(status);
}

/** Answers HTML with 503, also where Next sets 500 afterwards, as it does for a page with an error. */
export function answerDocumentAsUnavailable(): void {
  const response = currentRequest()?.response;
  if (!response || response.headersSent || response.req.headers.rsc !== undefined) return;
  answerWithStatus(503, { "Retry-After": "5" });
  Object.defineProperty(response, "statusCode", { get: () => 503, set: () => {} });
}
