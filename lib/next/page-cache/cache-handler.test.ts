import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { steadyNow } from "../../steady-clock";
import { type CurrentRequest, requestStorage } from "../current-request";
import PageCache from "./cache-handler";

type Value = Parameters<PageCache["set"]>[1];
type SetContext = Parameters<PageCache["set"]>[2];
type GetContext = Parameters<PageCache["get"]>[1];

const cache = new PageCache();
const getPage = (key: string) =>
  cache.get(key, { kind: "APP_PAGE", isFallback: false } as GetContext);
const setPage = (key: string, page: Value) =>
  cache.set(key, page, { cacheControl: { revalidate: false } } as SetContext);

function pageOf(html: string, { status = 200, tags = "peptides", data = 100 } = {}) {
  const slab = Buffer.alloc(50_000);
  return {
    kind: "APP_PAGE",
    html,
    status,
    rscData: slab.subarray(0, data),
    segmentData: new Map([["/_tree", slab.subarray(0, 10)]]),
    postponed: undefined,
    headers: { "x-next-cache-tags": tags },
  } as unknown as Extract<Value, { rscData: unknown }>;
}

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

describe("the cache of pages", () => {
  it("answers a page until one of its tags expires", async () => {
    const page = pageOf("<p>one</p>", { tags: "peptides,videos" });
    await setPage("/one", page);
    vi.advanceTimersByTime(1);
    await cache.revalidateTag("research");
    expect((await getPage("/one"))?.value).toEqual(page);
    await cache.revalidateTag(["videos"]);
    expect(await getPage("/one")).toBeNull();
    vi.advanceTimersByTime(1);
    await setPage("/one", page);
    expect((await getPage("/one"))?.cacheControl).toEqual({ revalidate: false });
  });

  it("does not keep what a request that began before a save has read, however late it ends", async () => {
    requestStorage().value = new AsyncLocalStorage();
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const request = { ...({} as CurrentRequest), response, startedAt: steadyNow() };
    vi.advanceTimersByTime(1);
    // A tag of its own: the tests after this one begin before the time to which it sets the clock.
    await cache.revalidateTag("late");
    vi.advanceTimersByTime(1);
    await requestStorage().value?.run(request, () =>
      setPage("/late", pageOf("<p>old</p>", { tags: "late" })),
    );
    expect(await getPage("/late")).toBeNull();
    await requestStorage().value?.run({ ...request, startedAt: steadyNow() }, () =>
      setPage("/late", pageOf("<p>new</p>", { tags: "late" })),
    );
    expect(await getPage("/late")).not.toBeNull();
    delete requestStorage().value;
  });

  it("answers a page with a lifetime until it ends, and never stale", async () => {
    const page = pageOf("<p>failed</p>");
    await cache.set("/failed", page, { cacheControl: { revalidate: 5 } } as SetContext);
    vi.advanceTimersByTime(4_999);
    expect((await getPage("/failed"))?.value).toEqual(page);
    vi.advanceTimersByTime(1);
    expect(await getPage("/failed")).toBeNull();
  });

  it("answers data until one of the tags that it is asked with expires", async () => {
    const data = { kind: "FETCH", data: { headers: {}, body: "1", url: "" }, revalidate: 60 };
    const get = () => cache.get("key", { kind: "FETCH", tags: ["documents"] } as GetContext);
    await cache.set("key", data as Value, { fetchCache: true, tags: ["documents"] });
    expect((await get())?.value).toBe(data);
    vi.advanceTimersByTime(1);
    await cache.revalidateTag("documents");
    expect(await get()).toBeNull();
  });

  it("gives a page the policy that allows its own scripts, before it is first answered", async () => {
    const page = pageOf('<script>self.__next_f.push([1,"a"])</script><script>alert(1)</script>');
    await setPage("/scripts", page);
    const [, scripts] =
      /script-src ([^;]+);/.exec(String(page.headers?.["Content-Security-Policy"])) ?? [];
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
    expect(page.headers?.["x-next-cache-tags"]).toBe("peptides");
  });

  it("lets addresses that do not exist displace no page, and bounds what they take", async () => {
    await setPage("/home", pageOf("<p>home</p>"));
    const controls = new SharedCacheControls(
      {} as ConstructorParameters<typeof SharedCacheControls>[0],
      undefined,
    );
    const html = randomBytes(1_000_000).toString("base64");
    for (let made = 0; made < 20; made++) {
      controls.set(`/made-up/${made}`, { revalidate: false, expire: undefined });
      await setPage(`/made-up/${made}`, pageOf(html, { status: 404 }));
    }
    expect(await getPage("/home")).not.toBeNull();
    const stillCached = await Promise.all(
      Array.from({ length: 20 }, (_, made) => getPage(`/made-up/${made}`)),
    );
    // A megabyte each, as random bytes cannot be compressed further, and eight of them at most.
    expect(stillCached.map((entry) => entry !== null)).toEqual(
      Array.from({ length: 20 }, (_, made) => made >= 12),
    );
    const remembered = Reflect.get(SharedCacheControls, "cacheControls") as Map<string, unknown>;
    expect(remembered.size).toBe(8);
  });

  it("answers a page that came to be in the place of a missing one", async () => {
    await setPage("/later", pageOf("none", { status: 404 }));
    const page = pageOf("<p>there</p>");
    await setPage("/later", page);
    expect((await getPage("/later"))?.value).toEqual(page);
  });
});
