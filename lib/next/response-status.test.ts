import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { requestStorage } from "./current-request";
import {
  answerDocumentAsUnavailable,
  answerDocumentWithStatus,
  answerWithStatus,
} from "./response-status";
import { trackRequests } from "./track-requests";

afterEach(() => {
  requestStorage().value = undefined;
});

it("sets the status and headers of the response, and a document's status only for HTML", async () => {
  trackRequests();
  const server = createServer(async (request, response) => {
    await setImmediate();
    if (request.url === "/limit") answerWithStatus(429, { "Retry-After": "7" });
    else if (request.url === "/unavailable") {
      answerDocumentAsUnavailable();
      // As Next does.
      response.statusCode = 500;
    } else answerDocumentWithStatus(500);
    response.end();
    answerWithStatus(400);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const limited = await ask("/limit");
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"]);
  expect((await ask("/document")).status).toBe(500);
  expect((await ask("/document", { RSC: "1" })).status).toBe(200);
  const unavailable = await ask("/unavailable");
  expect([unavailable.status, unavailable.headers.get("retry-after")]).toEqual([503, "5"]);
  server.close();
});

it("does nothing outside a request", () => {
  expect(() => answerWithStatus(429)).not.toThrow();
});
