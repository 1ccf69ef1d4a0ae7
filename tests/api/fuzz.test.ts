import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getApiDescription } from "@/app/api/openapi.json/description";
import { requestsOf } from "@/tests/faults/fuzz/requests";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask, isRouted } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

/** A small share of `npm run test:fuzz`, without a server between, on both engines. */
describe.each(testEngines())("a random request on $engine", ({ engine }) => {
  setUpDatabase(engine);

  it("is answered as described, and never with a 500", async () => {
    const administrator = await asAdministrator();
    await fc.assert(
      fc.asyncProperty(requestsOf(getApiDescription()), async (request) => {
        const { method, address, body, headers, isAdministrator } = request;
        fc.pre(isRouted(address));
        const answer = await ask(method as "GET", address, {
          headers: { ...headers, ...(isAdministrator && administrator) },
          ...(method !== "GET" && body !== undefined && { raw: body as BodyInit }),
        });
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });
});
