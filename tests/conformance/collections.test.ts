import { beforeAll, describe, expect, it } from "vitest";
import { parseList } from "@/lib/html/lists";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { SEEDED_PEPTIDES } from "@/tests/support/seeded";

const collections = {
  peptides: "/api/peptides",
  categories: "/api/categories",
  papers: "/api/research",
  videos: "/api/educational-videos",
};
const THIS_YEAR = new Date().getFullYear();

/** Titles name the statements of admin-04, admin-05, admin-06 and decisions-04 that a test shows. */
describe.each(testEngines())("the collections on $engine", ({ engine }) => {
  setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  const send = (method: "POST" | "PUT" | "DELETE", address: string, body?: unknown) =>
    ask(method, address, { headers, ...(body !== undefined && { body }) });
  const get = async (address: string) => (await ask("GET", address, { headers })).body;
  const create = async (address: string, body: object) => {
    const answer = await send("POST", address, body);
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const idsOf = async (address: string) =>
    (await get(address)).map(({ id }: { id: number }) => id) as number[];
  let count = 0;
  const aPeptide = (fields: object = {}) =>
    create(collections.peptides, { name: `Testotide ${++count}`, ...fields });
  const aPaper = (fields: object = {}) =>
    create(collections.papers, { title: `On tests ${++count}`, source: "Journal", ...fields });
  const aVideo = (fields: object = {}) =>
    create(collections.videos, {
      title: `A film ${++count}`,
      url: `https://example.org/film-${count}`,
      ...fields,
    });

  const written = [
    ["ADM-PEP-30, 31, 32", collections.peptides, { name: "Storytide" }, { name: "Changed" }],
    [
      "ADM-PEP-53, 54, 55",
      collections.categories,
      { id: 0, name: "Story", description: "Of a test" },
      { name: "Changed story", description: "Also changed" },
    ],
    [
      "ADM-RES-26, 27, 28, 29, 30",
      collections.papers,
      { title: "On stories", source: "Journal" },
      { title: "Changed", source: "Another" },
    ],
    [
      "ADM-VID-31, 32, 34",
      collections.videos,
      { title: "A story", url: "https://example.org/story" },
      { title: "Changed", url: "https://example.org/changed" },
    ],
  ] as const;
  it.each(written)("%s are created, updated and deleted: %s", async (_, path, fresh, change) => {
    const created = await create(path, fresh);
    const { id: __, ...values } = { id: 0, ...fresh };
    expect(created).toMatchObject(values);
    expect(await idsOf(path)).toContain(created.id);
    const updated = await send("PUT", `${path}/${created.id}`, { id: created.id, ...change });
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({ id: created.id, ...change });
    expect(await get(path)).toContainEqual(expect.objectContaining({ id: created.id, ...change }));
    const before = await idsOf(path);
    // Its own values are the body of the deletion of a category.
    const deleted = await send("DELETE", `${path}/${created.id}`, { id: created.id, ...change });
    expect(deleted.status).toBe(200);
    expect(await idsOf(path)).toEqual(before.filter((id) => id !== created.id));
  });

  it.each([
    ["ADM-PEP-33", collections.peptides, { name: "Intruder" }],
    ["ADM-PEP-56", collections.categories, { id: 0, name: "Intruder", description: "" }],
    ["ADM-RES-31", collections.papers, { title: "Intruder", source: "Journal" }],
    ["ADM-VID-35", collections.videos, { title: "Intruder", url: "https://example.org/x" }],
  ])("%s is nobody's to write without a session: %s", async (_, path, body) => {
    const before = await get(path);
    const { id } = before.at(-1);
    expect((await ask("POST", path, { body })).status).toBe(401);
    expect((await ask("PUT", `${path}/${id}`, { body })).status).toBe(401);
    expect((await ask("DELETE", `${path}/${id}`)).status).toBe(401);
    expect(await get(path)).toEqual(before);
  });

  it("ADM-VID-41 nor is the bulk import", async () => {
    const videos = [{ title: "Intruder", description: "d", url: "https://example.org/i" }];
    const before = await idsOf(collections.videos);
    const path = `${collections.videos}/bulk-import`;
    expect((await ask("POST", path, { body: { videos } })).status).toBe(401);
    expect(await idsOf(collections.videos)).toEqual(before);
  });

  describe("a peptide", () => {
    it("ADM-PEP-21, 22 keeps its lists as they were typed, 19 and the lines of its avatar", async () => {
      const fields = { commonUses: "One|Two", benefits: "Sleep|Rest", avatarText: "BPC\n157" };
      const { id } = await aPeptide(fields);
      expect(await get(`/api/peptides/${id}`)).toMatchObject(fields);
    });

    it("ADM-PEP-23 takes a single category, 24 or several, 27 whatever else stands there", async () => {
      expect(await aPeptide({ categoryId: 3 })).toMatchObject({ categoryId: 3, categoryIds: "3" });
      expect(await aPeptide({ categoryIds: "2,4" })).toMatchObject({ categoryIds: "2,4" });
      expect(await aPeptide({ categoryIds: "2,x,,4a,5" })).toMatchObject({ categoryIds: "2,5" });
    });

    it("DEC-DASH-36 gets six digits for three, 37 and the text of a number", async () => {
      const { id } = await aPeptide({ avatarColor: "#abc", molecularWeight: 1419.5 });
      expect(await get(`/api/peptides/${id}`)).toMatchObject({
        avatarColor: "#aabbcc",
        molecularWeight: "1419.5",
      });
    });

    it("DEC-DASH-43 has its molecular weight as typed, 44 or the computed mass", async () => {
      const typed = await aPeptide({ molecularFormula: "H2O", molecularWeight: "18 Da, about" });
      expect(typed.molecularWeight).toBe("18 Da, about");
      const blank = await aPeptide({ molecularFormula: "H2O", molecularWeight: "" });
      // Twice 1.008 and 15.999.
      expect(parseFloat(blank.molecularWeight)).toBeCloseTo(18.015, 1);
    });
  });

  describe("what was studied", () => {
    const ENDINGS = {
      benefits: /\([^()]*\b(?:people|animals|cells)\b[^()]*\)$/,
      conditions: / \((?:people|animals|cells)\)$/,
    };

    it("DEC-DASH-48 each benefit says in whom", async () => {
      const peptides = (await get("/api/peptides")).filter(
        ({ id }: { id: number }) => id <= SEEDED_PEPTIDES,
      );
      const items: string[] = peptides.flatMap(({ benefits }: { benefits: string }) =>
        parseList(benefits),
      );
      expect(items.length).toBeGreaterThan(300);
      expect(items.filter((item) => !ENDINGS.benefits.test(item))).toEqual([]);
    });

    it("DEC-DASH-49 each condition says in whom", async () => {
      const items: string[] = [];
      for (let id = 1; id <= SEEDED_PEPTIDES; id++) {
        const conditions = await get(`/api/conditions/peptide/${id}`);
        items.push(...conditions.map(({ condition }: { condition: string }) => condition));
      }
      expect(items.length).toBeGreaterThan(300);
      expect(items.filter((item) => !ENDINGS.conditions.test(item))).toEqual([]);
    });
  });

  it("ADM-PEP-28 entries of peptideIds that are no numbers are ignored", async () => {
    for (const make of [aPaper, aVideo]) {
      expect(await make({ peptideIds: "36,x,,8y,81" })).toMatchObject({ peptideIds: "36,81" });
    }
  });

  it("ADM-RES-15 an article has every field, 16 and the first selected peptide", async () => {
    const fields = {
      title: "On fields",
      abstract: "<p>Short</p>",
      content: "<p>Long</p>",
      date: "2020-05-04",
      source: "Journal",
      peptideIds: "81,36",
      url: "https://example.org/fields",
      authors: "Doe J",
      year: 2020,
    };
    const { id } = await aPaper(fields);
    const article = (await get(collections.papers)).find(
      (paper: { id: number }) => paper.id === id,
    );
    expect(article).toMatchObject({
      ...fields,
      id,
      peptideId: 81,
      date: expect.stringContaining("2020-05-04"),
    });
  });

  it("ADM-RES-17 several peptides are comma-separated, 18 General is 0", async () => {
    const several = await aPaper({ peptideIds: "36,81" });
    const general = await aPaper({ peptideIds: "0" });
    const papers = await get(collections.papers);
    expect(papers).toContainEqual(expect.objectContaining({ id: several.id, peptideIds: "36,81" }));
    expect(papers).toContainEqual(expect.objectContaining({ id: general.id, peptideIds: "0" }));
    expect(await idsOf("/api/research/peptide/0")).toContain(general.id);
  });

  it("ADM-RES-41 papers with a year come first, 42 the others by their date", async () => {
    const title = (name: string) => `Orderly ${name}`;
    await aPaper({ title: title("dated early"), date: "2001-02-03" });
    await aPaper({ title: title("recent"), year: 2010 });
    await aPaper({ title: title("dated late"), date: "2024-02-03" });
    await aPaper({ title: title("old"), year: 1950 });
    const order = async (sort: string) =>
      (await get(`/api/admin/rows/research?search=orderly&sort=${sort}`)).rows.map(
        (row: { title: string }) => row.title.replace("Orderly ", ""),
      );
    expect(await order("newest")).toEqual(["recent", "old", "dated late", "dated early"]);
    expect(await order("oldest")).toEqual(["old", "recent", "dated early", "dated late"]);
  });

  describe("a video", () => {
    it("ADM-VID-11 has every field, 12 also without a year", async () => {
      const fields = {
        title: "A film of fields",
        description: "What it shows",
        creator: "A society",
        year: 2020,
        url: "https://example.org/fields",
        peptideIds: "36",
      };
      const { id } = await aVideo(fields);
      const without = await aVideo({ year: null });
      const videos = await get(collections.videos);
      expect(videos).toContainEqual(
        expect.objectContaining({
          ...fields,
          id,
          publisher: fields.creator,
          link: fields.url,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        }),
      );
      expect(videos).toContainEqual(expect.objectContaining({ id: without.id, year: null }));
    });

    it.each([
      ["ADM-VID-17", 1899, 422],
      ["ADM-VID-18", 1900, 201],
      ["ADM-VID-19", THIS_YEAR, 201],
      ["ADM-VID-20", THIS_YEAR + 1, 422],
    ])("%s with such a year is answered as specified", async (_, year, status) => {
      const video = { title: "A film", url: `https://example.org/y-${year}`, year };
      const before = await idsOf(collections.videos);
      expect((await send("POST", collections.videos, video)).status).toBe(status);
      expect((await idsOf(collections.videos)).length - before.length).toBe(status === 201 ? 1 : 0);
    });
  });

  describe("a bulk import", () => {
    const importVideos = async (...videos: object[]) => {
      const answer = await send("POST", `${collections.videos}/bulk-import`, { videos });
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const complete = { title: "Imported", description: "d", url: "https://example.org/import" };
    const found = async (title: string) =>
      (await get(collections.videos)).find((video: { title: string }) => video.title === title);

    it("ADM-VID-38, 39, 40 stores videos and says how it went", async () => {
      const video = { ...complete, peptideNames: ["Semaglutide"], year: 2020, creator: "Ada" };
      const { message, results } = await importVideos(video, { title: "Nothing else" });
      expect(message).toMatch(/\S/);
      expect(results.errors).toEqual([expect.stringContaining("Nothing else")]);
      expect(await found("Imported")).toMatchObject({
        description: "d",
        url: complete.url,
        year: 2020,
        creator: "Ada",
        peptideIds: "36",
      });
    });

    it.each([
      ["ADM-VID-23", "title"],
      ["ADM-VID-24", "description"],
      ["ADM-VID-25", "url"],
    ])("%s reports a video without its %s and does not import it", async (_, field) => {
      const before = await idsOf(collections.videos);
      const video = { ...complete, url: `https://example.org/no-${field}`, [field]: undefined };
      const { results } = await importVideos(video, { ...video, [field]: "" });
      expect(results.errors).toHaveLength(2);
      expect(await idsOf(collections.videos)).toEqual(before);
    });

    it("ADM-VID-26 takes peptides by their names, 27 to the case, 28 with neither creator nor year", async () => {
      const url = (name: string) => `https://example.org/${name}`;
      const { results } = await importVideos(
        {
          ...complete,
          title: "By names",
          url: url("names"),
          peptideNames: ["BPC-157", "Semaglutide"],
        },
        { ...complete, title: "By case", url: url("case"), peptideNames: ["semaglutide"] },
      );
      expect(await found("By names")).toMatchObject({ peptideIds: "81,36", year: null });
      expect(results.errors).toEqual([expect.stringContaining("semaglutide")]);
      expect((await found("By case"))?.peptideIds ?? "").toBe("");
    });
  });

  describe("what GET answers, posted", () => {
    it.each([
      ["DEC-DASH-28", collections.peptides, { name: "Posted again" }],
      [
        "DEC-DASH-29",
        collections.videos,
        { title: "Posted again", url: "https://example.org/again" },
      ],
      ["DEC-DASH-30", "/api/dev-items", { title: "Posted again", type: "bug" }],
      ["DEC-DASH-31", collections.papers, { title: "Posted again", source: "Journal" }],
    ])("%s is a new item: %s", async (_, path, fields) => {
      const { id } = await create(path, fields);
      const item = (await get(path)).find((one: { id: number }) => one.id === id);
      const copy = await create(path, item);
      expect(copy.id).not.toBe(id);
      expect(copy).toMatchObject(fields);
      expect(await idsOf(path)).toEqual(expect.arrayContaining([id, copy.id]));
    });

    it("DEC-DASH-32, 33, 34 is refused where it is a duplicate, 35 naming the other", async () => {
      const doi = "10.1000/duplicate";
      const { title } = await aPaper({ title: "The first of two", doi, pmid: "999999991" });
      const { name } = await create(collections.categories, { name: "The first category" });
      for (const [path, body, other] of [
        [collections.papers, { title: "The second", source: "J", doi }, title],
        [collections.papers, { title: "The second", source: "J", pmid: "999999991" }, title],
        [collections.categories, { name }, name],
      ] as const) {
        const before = await idsOf(path);
        const answer = await send("POST", path, body);
        expect(answer.status).toBe(409);
        expect(answer.body.message).toContain(other);
        expect(await idsOf(path)).toEqual(before);
      }
    });
  });

  it("DEC-DASH-38 an FAQ needs a question, 39 a step without a number gets the next", async () => {
    const faqs = [{ question: "Why?", answer: "So." }, { answer: "No question" }];
    const refused = await send("POST", "/api/contact-content", { faqs });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fields)).toEqual([expect.stringMatching(/faqs.*1.*question/)]);
    const howToUseSteps = [
      { step: 1, title: "Ask", description: "a question" },
      { title: "Read", description: "the answer" },
      { title: "Follow", description: "the sources" },
    ];
    expect((await send("POST", "/api/ai-settings", { howToUseSteps })).status).toBe(200);
    expect((await get("/api/ai-settings")).howToUseSteps).toMatchObject([
      { step: 1, title: "Ask" },
      { step: 2, title: "Read" },
      { step: 3, title: "Follow" },
    ]);
  });

  it("DEC-DASH-23 what was deleted is in the bin, 24 and comes back from it", async () => {
    for (const [path, make] of [
      [collections.peptides, aPeptide],
      [collections.papers, aPaper],
      [collections.videos, aVideo],
    ] as const) {
      const item = await make();
      await send("DELETE", `${path}/${item.id}`);
      expect(await idsOf(path)).not.toContain(item.id);
      const { items } = await get("/api/admin/bin");
      const kept = items.find((entry: { entityId: string }) => entry.entityId === String(item.id));
      expect(kept.name).toBe(item.name ?? item.title);
      expect((await send("POST", `/api/admin/revisions/${kept.id}/restore`)).status).toBe(200);
      expect(await idsOf(path)).toContain(item.id);
    }
  });
});
