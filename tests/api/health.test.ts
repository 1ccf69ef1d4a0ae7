import { describe, expect, it, vi } from "vitest";
import * as unknown from "@/app/api/[[...unknown]]/route";
import { createDatabase, setDatabase } from "@/lib/db/client";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

describe.each(testEngines())("health on $engine", ({ engine }) => {
  setUpDatabase(engine);

  it("is ready", async () => {
    expect(await ask("GET", "/api/ready")).toMatchObject({
      status: 200,
      body: { status: "ready", dependencies: {} },
    });
  });
});

describe("when the database does not answer", () => {
  it("is healthy but not ready, and says nothing of the driver", async () => {
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    setDatabase(createDatabase("postgresql://nobody:secret@127.0.0.1:1/none"));
    try {
      const health = await ask("GET", "/api/health");
      expect([health.status, health.body]).toEqual([200, { status: "ok" }]);
      const ready = await ask("GET", "/api/ready");
      expect([ready.status, ready.body]).toEqual([
        503,
        { message: "The database does not answer" },
      ]);
      const read = await ask("GET", "/api/categories");
      expect([read.status, read.body]).toEqual([
        503,
        { message: "This is not available at the moment. Please try again soon." },
      ]);
    } finally {
      setDatabase(undefined);
      silence.mockRestore();
    }
  });
});

it("answers an unknown address with a JSON 404 that names it", async () => {
  const response = await unknown.GET(new Request("http://localhost/api/nope?x=1"), {
    params: Promise.resolve({}),
  });
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({ message: "There is no /api/nope" });
});
