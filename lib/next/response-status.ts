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
export function answerDocumentWithStatus(status: number, headers?: Record<string, string>): void {
  if (currentRequest()?.response.req.headers.rsc === undefined) answerWithStatus(status, headers);
}
