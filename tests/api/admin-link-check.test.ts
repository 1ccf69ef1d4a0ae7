import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findAdministrator } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { askLink, type LinkAnswer } from "@/lib/links/ask-link";
import { linksIn } from "@/lib/links/find-links";
import { startLinkCheck } from "@/lib/links/link-check";
import { putLinkCheck, readLinkCheck } from "@/lib/links/link-check-store";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const ADDRESS = "/api/admin/link-check";

describe.each(testEngines())("the check of links on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
    for (const table of ["article", "video", "peptide"] as const) {
      await (handle.db[table] as typeof handle.db.video).deleteMany();
    }
  });
  beforeEach(async () => {
    env.LINK_CHECK = true;
    await handle.db.document.deleteMany({ where: { key: "link-check" } });
    await handle.db.article.deleteMany();
    await addArticle("One", "https://one.example/paper");
    await addArticle("Two", "https://one.example/gone", '<a href="https://two.example/?a&amp;b">');
    await addArticle("Three", "https://three.example/", "A text about https:// and no link");
  });
  afterEach(() => {
    env.LINK_CHECK = false;
  });
  const addArticle = (title: string, url: string, content = "") =>
    handle.db.article.create({ data: { title, url, content } });

  /** Runs a whole check against answers by address; those not named work. */
  async function check(
    answers: Record<string, LinkAnswer>,
    before: (link: string, asked: string[]) => Promise<void> = async () => {},
  ) {
    const administrator = await findAdministrator({ headers: new Headers(headers) });
    if (!administrator) throw new Error("Nobody is logged in");
    const asked: string[] = [];
    const started = await startLinkCheck(administrator, {
      pauseMs: 0,
      ask: async (link) => {
        asked.push(link);
        await before(link, asked);
        return answers[link] ?? { state: "works", reason: "" };
      },
    });
    await started.finished;
    return asked;
  }

  it("asks each address once and names the items whose links are broken", async () => {
    expect((await ask("GET", ADDRESS, { headers })).body).toEqual({ isAllowed: true, check: null });
    await addArticle("Four", "https://one.example/gone");
    const asked = await check({
      "https://one.example/gone": { state: "broken", reason: "The host answers 404" },
      "https://two.example/?a&b": { state: "unsure", reason: "The host answers 403" },
      "https://three.example/": { state: "no-host", reason: "There is no such host" },
    });
    expect(asked.sort()).toEqual([
      "https://one.example/gone",
      "https://one.example/paper",
      "https://three.example/",
      "https://two.example/?a&b",
    ]);
    const { body } = await ask("GET", ADDRESS, { headers });
    expect(body.check).toMatchObject({ state: "done", total: 4, checked: 4, unsure: 1 });
    expect(body.check.finishedAt).toEqual(expect.any(String));
    expect(body.check.broken).toEqual([
      {
        url: "https://one.example/gone",
        reason: "The host answers 404",
        holders: [
          { entity: "research", id: expect.any(Number), name: "Two" },
          { entity: "research", id: expect.any(Number), name: "Four" },
        ],
      },
      expect.objectContaining({ url: "https://three.example/", reason: "There is no such host" }),
    ]);
  });

  it("says that there is no network where no host answers, and accuses no link", async () => {
    const silent: LinkAnswer = { state: "no-host", reason: "There is no such host" };
    const links = Array.from({ length: 30 }, (_, index) => `https://host${index}.example/`);
    for (const link of links) await addArticle(link, link);
    await handle.db.article.deleteMany({ where: { title: { in: ["One", "Two", "Three"] } } });
    const asked = await check(Object.fromEntries(links.map((link) => [link, silent])));
    expect(asked.length).toBeLessThan(10);
    expect(await readLinkCheck()).toMatchObject({ state: "no-network", total: 30, broken: [] });
  });

  it("accuses no link whose host does not answer at the moment", async () => {
    await check({
      "https://three.example/": { state: "silent", reason: "The host could not be reached" },
    });
    expect(await readLinkCheck()).toMatchObject({ state: "done", unsure: 1, broken: [] });
  });

  it("asks every host once a slow one has shown that there is a network", async () => {
    const silent: LinkAnswer = { state: "silent", reason: "The host could not be reached" };
    const hosts = Array.from({ length: 12 }, (_, index) => `https://host${index}.example/`);
    for (const link of hosts) await addArticle(link, link);
    await handle.db.article.deleteMany({ where: { title: { in: ["Two", "Three"] } } });
    const answers = Object.fromEntries(hosts.map((link) => [link, silent]));
    let givenUpAfter = 0;
    const asked = await check(answers, async (link, asked) => {
      if (link !== "https://one.example/paper") return;
      while (asked.length < 6) await setImmediate();
      await setImmediate();
      givenUpAfter = asked.length;
    });
    expect(givenUpAfter).toBeLessThan(10);
    expect(asked).toHaveLength(1 + hosts.length);
    expect(await readLinkCheck()).toMatchObject({ state: "done", checked: 13, unsure: 12 });
  });

  it("runs one at a time, and not where the server may not", async () => {
    await handle.db.article.deleteMany();
    const started = await ask("POST", ADDRESS, { headers });
    expect(started.body.check).toMatchObject({ state: "running", total: 0 });
    await expect.poll(async () => (await readLinkCheck())?.state).toBe("done");
    await putLinkCheck({ ...started.body.check });
    expect((await ask("POST", ADDRESS, { headers })).status).toBe(409);
    const later = new Date(Date.now() - 120_000);
    await handle.db.document.update({ where: { key: "link-check" }, data: { updatedAt: later } });
    expect((await readLinkCheck())?.state).toBe("interrupted");
    env.LINK_CHECK = false;
    const refused = await ask("POST", ADDRESS, { headers });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This server is set not to check links",
    ]);
    expect((await ask("GET", ADDRESS, { headers })).body.isAllowed).toBe(false);
    expect((await ask("POST", ADDRESS)).status).toBe(401);
  });
});

describe("a link", () => {
  let server: Server;
  let origin: string;
  const asked: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.headers.host} ${request.url}`);
      const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
      const location = searchParams.get("to");
      if (pathname === "/hang") return;
      const isHead = request.method === "HEAD";
      const [, status, ofGet = status] = pathname.split("/");
      response.writeHead(Number(isHead ? status : ofGet), {
        ...(location && { Location: location }),
      });
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://one.example:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const local = {
    findPlace: async () => ({ address: "127.0.0.1", family: 4 as const }),
    withinMs: 600_000,
  };

  it.each([
    ["/200", "works"],
    ["/302?to=/200", "works"],
    ["/301?to=/302%3Fto%3D/404", "broken"],
    ["/302?to=", "unsure"],
    ["/404", "broken"],
    ["/410", "broken"],
    ["/403", "unsure"],
    ["/405", "unsure"],
    ["/405/200", "works"],
    ["/501/404", "broken"],
    ["/hang", "silent"],
    ["/429", "unsure"],
    ["/500", "unsure"],
  ])("that is answered %s %s", async (path, state) => {
    const withinMs = path === "/hang" ? 100 : local.withinMs;
    expect((await askLink(`${origin}${path}`, { ...local, withinMs })).state).toBe(state);
  });

  it("is asked with HEAD alone, at the address that was looked up", async () => {
    asked.length = 0;
    await askLink(`${origin}/200`, local);
    expect(asked).toEqual([`HEAD ${new URL(origin).host} /200`]);
  });

  it.each([405, 501])("is asked with GET after HEAD is answered with %i", async (status) => {
    asked.length = 0;
    await askLink(`${origin}/${status}/200`, local);
    const { host } = new URL(origin);
    expect(asked).toEqual([`HEAD ${host} /${status}/200`, `GET ${host} /${status}/200`]);
  });

  it("whose host does not answer, or refuses, says which", async () => {
    expect((await askLink(`${origin}/hang`, { ...local, withinMs: 100 })).reason).toBe(
      "The host did not answer within 0.1 seconds",
    );
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await askLink(`http://one.example:${port}/`, local)).toEqual({
      state: "silent",
      reason: "The host could not be reached (ECONNREFUSED)",
    });
  });

  it("that redirects without end is broken", async () => {
    server.removeAllListeners("request");
    server.on("request", (_, response) => response.writeHead(302, { Location: "/" }).end());
    expect(await askLink(`${origin}/`, local)).toEqual({
      state: "broken",
      reason: "It redirects without end",
    });
  });

  it("to a private address is not followed", async () => {
    asked.length = 0;
    for (const address of [origin, "http://127.0.0.1/", "http://169.254.169.254/latest/"]) {
      const answer = await askLink(address.replace("one.example", "127.0.0.1"));
      expect(answer.state, address).toBe("unsure");
    }
    expect(asked).toEqual([]);
  });

  it("is found in html and alone in a field", () => {
    const item = {
      url: "https://a.example/x",
      content: '<p>See <a href="https://b.example/?x=1&amp;y=2">b</a> or www.c.example</p>',
      steps: [{ link: "http://d.example" }, "https:// alone", "mailto:a@b.example"],
    };
    expect(linksIn(item)).toEqual([
      "https://a.example/x",
      "https://b.example/?x=1&y=2",
      "http://d.example",
    ]);
  });
});
