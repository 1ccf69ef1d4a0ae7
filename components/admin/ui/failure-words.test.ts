import { afterEach, describe, expect, it, vi } from "vitest";
import { request } from "@/lib/api/client";
import { failureReason, failureWords } from "./failure-words";

const answer = (answered: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answered));
const failureOf = (path: string, signal?: AbortSignal) =>
  request(path, { signal }).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );

describe("why a request failed", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("is what the server says, without its status", async () => {
    answer(async () => Response.json({ message: "At most 5" }, { status: 422 }));
    const error = await failureOf("/api/peptides");
    expect(failureWords(error)).toBe("At most 5");
    expect(failureReason(error)).toBe("At most 5");
  });

  it("is the status and its name, never the markup, where a proxy answers", async () => {
    const page = "\n<!DOCTYPE html><html><h1>502 Bad Gateway</h1></html>";
    for (const body of [page, ""]) {
      answer(async () => new Response(body, { status: 502, statusText: "Bad Gateway" }));
      expect(failureWords(await failureOf("/api/peptides"))).toBe("502: Bad Gateway");
      expect(failureReason(await failureOf("/api/peptides"))).toBe("Bad Gateway");
    }
    answer(async () => new Response("Out of order", { status: 503 }));
    expect(failureWords(await failureOf("/api/peptides"))).toBe("503: Out of order");
  });

  it("is the connection where nothing answers, or an answer breaks off", async () => {
    answer(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(failureWords(await failureOf("/api/peptides"))).toBe("There is no connection.");
    answer(async () => {
      const body = new ReadableStream({ pull: (to) => to.error(new TypeError("network error")) });
      return new Response(body);
    });
    expect(failureReason(await failureOf("/api/peptides"))).toBe("There is no connection.");
  });

  it("is no lack of connection where the page itself is at fault", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const fault = new TypeError("undefined has no properties");
    expect(failureWords(fault)).toBe(
      "Something unexpected went wrong in this page (undefined has no properties).",
    );
    expect(log).toHaveBeenCalledWith(expect.any(String), fault);
    answer(async () => new Response("<html>Log in to this network</html>"));
    expect(failureReason(await failureOf("/api/peptides"))).toMatch(/^Something unexpected/);
  });

  it("tells of code that cannot be loaded", () => {
    const fault = Object.assign(new Error("Failed to load chunk a.js"), { name: "ChunkLoadError" });
    vi.stubGlobal("navigator", { onLine: false });
    expect(failureWords(fault)).toBe("There is no connection.");
    vi.stubGlobal("navigator", { onLine: true });
    expect(failureWords(fault)).toMatch(/^A part of this page could not be loaded/);
  });

  it("is left alone where somebody gave the request up", async () => {
    const gaveUp = new DOMException("Gone elsewhere", "AbortError");
    answer(() => Promise.reject(gaveUp));
    expect(await failureOf("/api/peptides", AbortSignal.abort())).toBe(gaveUp);
  });
});
