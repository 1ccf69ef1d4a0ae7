import {
  environmentManager,
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeQueryClient } from "@/components/admin/shell/query-client";
import { loadMessages, send } from "@/components/consultant/chat-requests";
import { request } from "@/lib/api/client";
import { postJson } from "@/lib/api/post-json";

const answered = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  answered.mockReset().mockImplementation(async () => Response.json({ sent: true }));
  vi.stubGlobal("fetch", answered);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = () => {
  const [path = "", init = {}] = answered.mock.lastCall ?? [];
  return { path, ...init, headers: new Headers(init.headers) };
};

describe("a call", () => {
  it.each([
    ["the dashboard's", () => request("/api/peptides")],
    ["the consultant's", () => send("GET", "/api/chat/session-1")],
  ])("without a body has cookies and no content type: %s", async (_, call) => {
    await call();
    expect(sent().credentials).toBe("include");
    expect(sent().headers.has("content-type")).toBe(false);
    expect(sent().body).toBeUndefined();
  });

  it.each([
    ["the dashboard's", () => request("/api/peptides", { method: "POST", body: { name: "é" } })],
    ["the consultant's", () => send("POST", "/api/peptides", { body: { name: "é" } })],
    ["a form's", () => postJson("/api/peptides", { name: "é" })],
  ])("with a body has cookies and sends JSON: %s", async (_, call) => {
    await call();
    expect(sent()).toMatchObject({ method: "POST", credentials: "include", body: '{"name":"é"}' });
    expect(sent().headers.get("content-type")).toBe("application/json");
  });
});

describe("a response that is not ok", () => {
  const failureOf = (response: Response) => {
    answered.mockResolvedValue(response);
    return request("/api/peptides").then(
      () => expect.unreachable(),
      (error: Error) => error,
    );
  };

  it("raises the status, a colon, a space and the body's text", async () => {
    const error = await failureOf(new Response("No such thing", { status: 404 }));
    expect(error.message).toBe("404: No such thing");
  });

  it("raises the status text where the body is empty", async () => {
    const error = await failureOf(new Response(null, { status: 502, statusText: "Bad Gateway" }));
    expect(error.message).toBe("502: Bad Gateway");
  });
});

describe("the default loader", () => {
  it("gets the path of its key and parses JSON", async () => {
    expect(await makeQueryClient().fetchQuery({ queryKey: ["/api/categories"] })).toEqual({
      sent: true,
    });
    expect([sent().path, sent().method]).toEqual(["/api/categories", "GET"]);
  });

  it("raises an error on 401, or yields null when asked to", async () => {
    answered.mockImplementation(async () => new Response("No", { status: 401 }));
    await expect(request("/api/admin/ai-settings")).rejects.toThrow(/^401: /);
    expect((await request("/api/admin/ai-settings", { nullOn401: true })).data).toBeNull();
    await expect(
      makeQueryClient().fetchQuery({ queryKey: ["/api/admin/ai-settings"] }),
    ).rejects.toThrow(/^401: /);
  });

  it("yields null on 401 alone", async () => {
    answered.mockImplementation(async () => new Response("No", { status: 403 }));
    await expect(request("/api/categories", { nullOn401: true })).rejects.toThrow(/^403: /);
  });
});

describe("loaded data", () => {
  const queryKey = ["/api/categories"];
  let client: ReturnType<typeof makeQueryClient>;
  let leave: (() => void)[];

  beforeEach(() => {
    vi.useFakeTimers();
    environmentManager.setIsServer(() => false); // A server keeps what nobody uses.
    client = makeQueryClient();
    client.mount();
    leave = [];
  });
  afterEach(() => {
    for (const stop of leave) stop();
    client.unmount();
    client.clear();
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  const enter = async () => {
    const stop = new QueryObserver(client, { queryKey }).subscribe(() => {});
    leave.push(stop);
    await vi.advanceTimersByTimeAsync(1);
    return stop;
  };
  const lookAway = async (ms: number) => {
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(ms);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1);
  };

  it("is fresh for 15 s, then fetched again when the window gets the focus", async () => {
    await enter();
    await lookAway(14_000);
    expect(answered).toHaveBeenCalledTimes(1);
    await lookAway(1_000);
    expect(answered).toHaveBeenCalledTimes(2);
  });

  it("is fetched again on mount and on reconnect once it is stale", async () => {
    await enter();
    await enter();
    expect(answered).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(15_000);
    await enter();
    expect(answered).toHaveBeenCalledTimes(2);
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(15_000);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledTimes(3);
  });

  it("is discarded after 60 s without a user", async () => {
    (await enter())();
    await vi.advanceTimersByTimeAsync(59_900);
    expect(client.getQueryData(queryKey)).toEqual({ sent: true });
    await vi.advanceTimersByTimeAsync(200);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });

  it("is never polled", async () => {
    await enter();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it("is not asked for again where a query or a write failed", async () => {
    answered.mockImplementation(async () => new Response("Broken", { status: 500 }));
    await enter();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answered).toHaveBeenCalledTimes(1);
    const write = new MutationObserver(client, {
      mutationFn: () => request("/api/categories", { method: "POST", body: {} }),
    });
    await expect(write.mutate()).rejects.toThrow("500: Broken");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answered).toHaveBeenCalledTimes(2);
  });
});

describe("the history of a conversation", () => {
  it("is an empty list where the server answers with an error", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    answered.mockResolvedValue(Response.json({ message: "Broken" }, { status: 500 }));
    expect(await loadMessages("session-1")).toEqual([]);
  });

  it("fails where there is no connection", async () => {
    answered.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(loadMessages("session-1")).rejects.toThrow(TypeError);
  });
});
