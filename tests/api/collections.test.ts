import { beforeAll, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { takeExpiredTags } from "@/tests/support/next-cache";

const collections = [
  { path: "/api/peptides", fresh: { name: "Testotide" }, field: "description", tag: "peptides" },
  { path: "/api/categories", fresh: { name: "Test" }, field: "description", tag: "categories" },
  {
    path: "/api/research",
    fresh: { title: "On tests", source: "Journal" },
    field: "source",
    tag: "research",
  },
  {
    path: "/api/educational-videos",
    fresh: { title: "A film", url: "https://example.org/film" },
    field: "description",
    tag: "videos",
  },
  { path: "/api/dev-items", fresh: { title: "A bug" }, field: "description", tag: undefined },
];

const strangers: Record<string, string>[] = [
  {},
  { Authorization: "Bearer nonsense" },
  { Authorization: "nonsense" },
];
const foreigners: Record<string, string>[] = [
  { "Sec-Fetch-Site": "cross-site" },
  { Origin: "https://evil.example" },
];

describe.each(testEngines())("collections on $engine", ({ engine }) => {
  setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  describe.each(collections)("$path", ({ path, fresh, field, tag }) => {
    let count = 0;
    // Two categories may not share a name.
    const add = async (body: object = {}) => {
      const named = "name" in fresh ? { name: `${fresh.name} ${++count}` } : {};
      return (await ask("POST", path, { headers, body: { ...fresh, ...named, ...body } })).body;
    };

    it("creates, reads, changes and deletes", async () => {
      const created = await ask("POST", path, { headers, body: { id: 0, ...fresh, isAdmin: 1 } });
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject(fresh);
      expect(created.body).not.toHaveProperty("isAdmin");
      const { id } = created.body;
      expect(id).toBeGreaterThan(0);

      const read = await ask("GET", `${path}/${id}`, { headers });
      expect(read.body).toEqual(created.body);
      const changed = await ask("PUT", `${path}/${id}`, { headers, body: { [field]: "Changed" } });
      expect(changed.status).toBe(200);
      expect(changed.body).toMatchObject({ ...fresh, [field]: "Changed" });
      const list = await ask("GET", path, { headers });
      expect(list.body).toContainEqual(changed.body);

      expect(await ask("DELETE", `${path}/${id}`, { headers })).toMatchObject({
        status: 200,
        body: { success: true },
      });
      for (const method of ["GET", "PUT", "DELETE"] as const) {
        const gone = await ask(method, `${path}/${id}`, {
          headers,
          ...(method === "PUT" && { body: {} }),
        });
        expect([gone.status, gone.body]).toEqual([404, { message: "Not found" }]);
      }
    });

    it("accepts what it answers, as it is, and changes nothing by it", async () => {
      await add();
      const { body: list } = await ask("GET", path, { headers });
      for (const item of list.slice(0, 30)) {
        const saved = await ask("PUT", `${path}/${item.id}`, { headers, body: item });
        expect([saved.status, saved.body]).toEqual([200, item]);
      }
      takeExpiredTags();
    });

    it("takes what it answers as a new item", async () => {
      const item = await add();
      const copy = await ask("POST", path, { headers, body: item });
      if (path === "/api/categories") {
        expect(copy.status).toBe(409);
      } else {
        expect(copy.status).toBe(201);
        expect(copy.body.id).not.toBe(item.id);
      }
      const { body: list } = await ask("GET", path, { headers });
      for (const known of list.slice(0, 10)) {
        const { status, body } = await ask("POST", path, { headers, body: known });
        const isDuplicate = path === "/api/categories" || known.pmid || known.doi;
        expect(status).toBe(isDuplicate ? 409 : 201);
        // The other is named.
        if (isDuplicate) expect(body.message).toContain(known.name ?? known.title);
        else expect(body.id).not.toBe(known.id);
      }
    });

    it("is the administrator's alone to write", async () => {
      const { id } = await add();
      for (const stranger of strangers) {
        for (const [method, address, body] of [
          ["POST", path, fresh],
          ["PUT", `${path}/${id}`, fresh],
          ["DELETE", `${path}/${id}`, undefined],
          ["PUT", `${path}/999999`, "not even an object"],
        ] as const) {
          const answer = await ask(method, address, { headers: stranger, body });
          expect([answer.status, answer.body]).toEqual([401, { message: "Please sign in" }]);
        }
      }
      expect((await ask("GET", `${path}/${id}`, { headers })).status).toBe(200);
    });

    it("refuses a write that another site makes a browser send", async () => {
      for (const foreign of foreigners) {
        const answer = await ask("POST", path, {
          headers: { ...headers, ...foreign },
          body: fresh,
        });
        expect(answer.status).toBe(403);
      }
    });

    it("knows only ids that can be one", async () => {
      for (const id of ["-1", "1e2", "2147483648", "9".repeat(400), "abc", "1.0", "%00", "1%27"]) {
        expect((await ask("GET", `${path}/${id}`, { headers })).status, id).toBe(404);
        expect((await ask("DELETE", `${path}/${id}`, { headers })).status, id).toBe(404);
      }
    });

    it("answers each kind of bad body with its own status", async () => {
      const { id } = await add();
      for (const [method, address] of [
        ["POST", path],
        ["PUT", `${path}/${id}`],
      ] as const) {
        const send = async (raw: string, type = "application/json") =>
          (await ask(method, address, { headers: { ...headers, "Content-Type": type }, raw }))
            .status;
        expect(await send("{}", "text/plain")).toBe(415);
        expect(await send("{")).toBe(400);
        expect(await send(`{"name":"${"x".repeat(1024 * 1024)}"}`)).toBe(413);
        for (const text of ["[]", "null", "3", '"text"']) expect(await send(text)).toBe(422);
        expect(await send('{"name":"","title":" "}')).toBe(422);
        expect(await send('{"name":null,"title":null}')).toBe(422);
        expect(await send('{"name":[],"title":{}}')).toBe(422);
      }
      expect(await ask("POST", path, { headers, body: {} })).toMatchObject({
        status: 422,
        body: { message: "Some values are not valid", fields: expect.any(Object) },
      });
    });

    it("stores text that a database could choke on", async () => {
      const item = await add({
        ...fresh,
        name: "Storable",
        [field]: "a\u0000b\ud800c\u0007\n肽🧪",
      });
      expect(item[field]).toBe("abc\n肽🧪");
    });

    it("expires what it is shown by, and nothing where nothing changed", async () => {
      takeExpiredTags();
      const item = await add();
      const tags = takeExpiredTags();
      if (tag) expect(tags).toContain(tag);
      await ask("PUT", `${path}/${item.id}`, { headers, body: item });
      expect(takeExpiredTags()).toEqual([]);
      await ask("DELETE", `${path}/${item.id}`, { headers });
      expect(takeExpiredTags()).toEqual(tags);
    });

    it("says what it can do, and that it can do nothing else", async () => {
      const item = `${path}/1`;
      for (const [address, allow] of [
        [path, "GET, HEAD, OPTIONS, POST"],
        [item, "DELETE, GET, HEAD, OPTIONS, PUT"],
      ] as const) {
        const options = await ask("OPTIONS", address);
        expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
        const refused = await ask("PATCH", address, { headers, body: {} });
        expect([refused.status, refused.headers.get("allow")]).toEqual([405, allow]);
        expect(refused.body).toEqual({ message: "PATCH is not possible here" });
      }
    });

    it("answers 304 to the current ETag", async () => {
      const { headers: first, status } = await ask("GET", path, { headers });
      const etag = first.get("etag") ?? "";
      expect([status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{27}"$/)]);
      const again = await ask("GET", path, { headers: { ...headers, "If-None-Match": etag } });
      expect([again.status, again.body]).toEqual([304, undefined]);
      await add();
      const changed = await ask("GET", path, { headers: { ...headers, "If-None-Match": etag } });
      expect(changed.status).toBe(200);
      expect(changed.headers.get("cache-control")).toBe(
        path === "/api/dev-items" ? "no-store" : "public, max-age=0, must-revalidate",
      );
    });
  });
});
