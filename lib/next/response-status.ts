import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";

/** From now on a page can choose the status of its answer, for which Next has no way. */
export function watchResponses(): void {
  const responses = new AsyncLocalStorage<ServerResponse>();
  shared.amideResponses = responses;
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    responses.enterWith(response);
  });
}

/** Sets the status and headers of the page that is being rendered, if its headers are not sent yet. */
export function answerWithStatus(status: number, headers: Record<string, string> = {}): void {
  const response = shared.amideResponses?.getStore();
  if (!response || response.headersSent) return;
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** The same for a page in html. A failure within the data of a navigation is shown by the browser. */
export function answerDocumentWithStatus(status: number): void {
  const response = shared.amideResponses?.getStore();
  if (response?.req.headers.rsc === undefined) answerWithStatus(status);
}

/** What starts the process and what renders pages are bundled apart. */
const shared = globalThis as { amideResponses?: AsyncLocalStorage<ServerResponse> };
