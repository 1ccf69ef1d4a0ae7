import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { MAX_BODY_BYTES } from "./body";
import { ApiError } from "./errors";
import { route } from "./route";

const body = z.object({
  title: z.string("Required").min(3, "Too short").regex(/^A/, "Must begin with A"),
  steps: z.array(z.object({ step: z.number("No number") })).default([]),
});

const POST = route({ access: "public", body, failure: { success: false } }, async (input) => ({
  received: input.body,
}));

async function send(content: BodyInit | undefined, headers: Record<string, string> = {}) {
  const request = new Request("http://localhost/api/x", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: content,
    duplex: "half",
  } as RequestInit);
  const response = await POST(request, { params: Promise.resolve({}) });
  expect(response.headers.get("cache-control")).toBe("no-store");
  return { status: response.status, body: await response.json() };
}

/** A body that does not say its length; `read` counts what has been taken of it. */
function chunked(chunks: Uint8Array[]) {
  const state = { read: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[state.read];
        if (!chunk) return controller.close();
        state.read += 1;
        controller.enqueue(chunk);
      },
      cancel() {
        state.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
}

describe("a body", () => {
  it("is parsed, and what the schema does not name is dropped", async () => {
    expect(await send('{"title":"Amide","isAdmin":true}')).toEqual({
      status: 200,
      body: { received: { title: "Amide", steps: [] } },
    });
  });

  it("may say its charset, and be of any case", async () => {
    const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
    expect((await send('{"title":"Amide"}', headers)).status).toBe(200);
  });

  it("is put together from chunks that part a character", async () => {
    const bytes = new TextEncoder().encode('{"title":"A – ä"}');
    const { stream } = chunked([...bytes].map((byte) => Uint8Array.of(byte)));
    expect((await send(stream)).body.received.title).toBe("A – ä");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
    "of the type %j is answered with 415",
    async (type) => {
      expect(await send('{"title":"Amide"}', { "Content-Type": type })).toEqual({
        status: 415,
        body: { success: false, message: "The body must be application/json" },
      });
    },
  );

  it.each(["", "{", '{"title":', "undefined", "\u0000"])(
    "that is not JSON (%j) is answered with 400",
    async (content) => {
      expect(await send(content)).toEqual({
        status: 400,
        body: { success: false, message: "The request body is not valid JSON" },
      });
    },
  );

  it("that is not UTF-8 is answered with 400", async () => {
    expect((await send(Uint8Array.of(0x22, 0xff, 0x22))).status).toBe(400);
  });

  it("whose sender hangs up is answered with 400", async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.error(new Error("gone")),
    });
    expect((await send(stream)).status).toBe(400);
  });

  it("with wrong values is answered with 422 and all that is wrong by field", async () => {
    expect(await send('{"title":"x","steps":[{"step":"one"}]}')).toEqual({
      status: 422,
      body: {
        success: false,
        message: "Some values are not valid",
        fields: { title: ["Too short", "Must begin with A"], "steps.0.step": ["No number"] },
      },
    });
  });

  it.each(["[]", "null", '"text"', "3"])(
    "of another shape (%s) is answered with 422",
    async (text) => {
      expect(await send(text)).toEqual({
        status: 422,
        body: { success: false, message: "The body must be a JSON object" },
      });
    },
  );
});

describe("a body that is too large", () => {
  const padding = (size: number) => `{"title":"Amide"${" ".repeat(size - 17)}}`;

  it("is answered with 413 one byte past the limit, not at it", async () => {
    expect((await send(padding(MAX_BODY_BYTES))).status).toBe(200);
    expect((await send(padding(MAX_BODY_BYTES + 1))).status).toBe(413);
  });

  it("is refused by the length it names, before anything is read", async () => {
    const { stream, state } = chunked([new Uint8Array(10)]);
    const headers = { "Content-Length": String(MAX_BODY_BYTES + 1) };
    expect((await send(stream, headers)).status).toBe(413);
    expect(state.read).toBe(0);
  });

  it.each([{}, { "Content-Length": "5" }, { "Content-Length": "nonsense" }])(
    "is refused while it is read, whatever length it names (%o)",
    async (headers) => {
      const { stream, state } = chunked(Array(64).fill(new Uint8Array(256 * 1024)));
      expect(await send(stream, headers as Record<string, string>)).toEqual({
        status: 413,
        body: { success: false, message: "The body must be at most 1048576 bytes" },
      });
      expect(state.read).toBe(5);
      expect(state.isCancelled).toBe(true);
    },
  );
});

describe("an answer", () => {
  const context = { params: Promise.resolve({}) };
  const request = new Request("http://localhost/api/x");

  it("that is a Response is left as it is", async () => {
    const own = new Response("text", { status: 303 });
    expect(await route({ access: "public" }, async () => own)(request, context)).toBe(own);
  });

  it("says in every failure what the route wants it to", async () => {
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    for (const [status, error] of [
      [409, new ApiError("conflict", "In use")],
      [503, new Error("Query read timeout: secret")],
      [500, new Error("secret")],
    ] as const) {
      const fail = route({ access: "public", failure: { success: false } }, async () => {
        throw error;
      });
      const response = await fail(request, context);
      expect(response.status).toBe(status);
      const answer = await response.json();
      expect(answer.success).toBe(false);
      expect(JSON.stringify(answer)).not.toContain("secret");
    }
    silence.mockRestore();
  });
});
