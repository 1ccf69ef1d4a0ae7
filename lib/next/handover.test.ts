import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { requestStorage } from "./current-request";
import { handOver, takeOver } from "./handover";
import { trackRequests } from "./track-requests";

const REQUESTS = 400;

afterEach(() => {
  requestStorage().value = undefined;
});

it("separates the values of 400 concurrent requests", async () => {
  trackRequests();
  let open = 0;
  let letAllGo = () => {};
  const areAllOpen = new Promise<void>((resolve) => {
    letAllGo = resolve;
  });
  const server = createServer(async ({ url = "" }, response) => {
    for (const part of ["found", "footer", "data"]) handOver(`${url}#${part}`, `${part} of ${url}`);
    // The same key in every request.
    handOver("footer", url);
    if (++open === REQUESTS) letAllGo();
    await areAllOpen;
    await setImmediate();
    response.end([takeOver(`${url}#found`), takeOver("footer")].join());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const texts = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, at) => {
      const response = await fetch(`http://127.0.0.1:${port}/database?query=${at}`);
      return response.text();
    }),
  );
  server.close();
  expect(texts).toEqual(
    texts.map((_, at) => `found of /database?query=${at},/database?query=${at}`),
  );
});

it("passes values without a request too, as in a build", () => {
  handOver("part", "text");
  expect(takeOver("part")).toBe("text");
  expect(() => takeOver("other")).toThrow("Nothing was handed over as other");
});
