import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { handOver, shared, takeOver } from "./handover";
import { separateHandovers } from "./handover-requests";

const REQUESTS = 400;

afterEach(() => {
  shared.amideHandoverRequests = undefined;
});

it("keeps what each of 400 requests at once handed over until it is answered", async () => {
  separateHandovers();
  let open = 0;
  let letAllGo = () => {};
  const areAllOpen = new Promise<void>((resolve) => {
    letAllGo = resolve;
  });
  const server = createServer(async ({ url = "" }, response) => {
    for (const part of ["found", "footer", "data"]) handOver(`${url}#${part}`, `${part} of ${url}`);
    // Every page has the same footer, with a value of its own here.
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

it("takes over without a request what was handed over without one", () => {
  handOver("part", "text");
  expect(takeOver("part")).toBe("text");
  expect(() => takeOver("other")).toThrow("Nothing was handed over as other");
});
