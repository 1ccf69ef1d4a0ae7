import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

describe.each(testEngines())("what the documents left open on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  const send = (method: "POST" | "PUT" | "DELETE", address: string, body?: object) =>
    ask(method, address, { headers, ...(body && { body }) });
  const get = async (address: string) => (await ask("GET", address, { headers })).body;

  describe("categories of a peptide", () => {
    let id: number;
    beforeEach(async () => {
      const body = { name: "Testotide", categoryIds: "2,3" };
      id = (await send("POST", "/api/peptides", body)).body.id;
    });

    it.each([
      ["all of them", { categoryIds: "3,4" }, 3, "3,4"],
      ["entries that are no number", { categoryIds: "4, x,2,,-1" }, 4, "4,2"],
      ["a list", { categoryIds: [5, "1"] }, 5, "5,1"],
      ["none", { categoryIds: "" }, null, ""],
      ["nothing", {}, 2, "2,3"],
      ["another primary one", { categoryId: 4 }, 4, "4,3"],
      ["another primary one as text", { categoryId: "5" }, 5, "5,3"],
      ["a primary one with extras", { categoryId: 4, categoryIds: "2,5" }, 4, "4,2,5"],
      ["all, beside a primary one nobody changed", { categoryId: 2, categoryIds: "4,5" }, 4, "4,5"],
      ["all, the primary one among them", { categoryId: 2, categoryIds: "3,2" }, 2, "2,3"],
      ["all, beside the 0 of a new item", { categoryId: 0, categoryIds: "3" }, 3, "3"],
      ["General alone", { categoryId: 0, categoryIds: "" }, 0, "0"],
    ])("may be sent as %s", async (_, body, categoryId, categoryIds) => {
      const { body: saved } = await send("PUT", `/api/peptides/${id}`, body);
      expect(saved).toMatchObject({ categoryId, categoryIds });
      expect(await get(`/api/peptides/${id}`)).toEqual(saved);
    });

    it.each([{ categoryIds: "2,99" }, { categoryId: 99 }, { categoryIds: [2147483647] }])(
      "are refused where one does not exist (%j)",
      async (body) => {
        for (const [method, address] of [
          ["POST", "/api/peptides"],
          ["PUT", `/api/peptides/${id}`],
        ] as const) {
          const answer = await send(method, address, { name: "Testotide", ...body });
          expect(answer.status).toBe(400);
          expect(answer.body.fields.categoryIds[0]).toMatch(/^There is no category/);
        }
      },
    );
  });

  it("takes a colour of three digits and a molecular weight that is a number", async () => {
    const body = { name: "Testotide", avatarColor: "#0aF", molecularWeight: 1234.5 };
    const { body: saved } = await send("POST", "/api/peptides", body);
    expect(saved).toMatchObject({ avatarColor: "#00aaFF", molecularWeight: "1234.5" });
  });

  describe("a peptide's molecular weight", () => {
    const post = async (body: object) =>
      (await send("POST", "/api/peptides", { name: "Testotide", ...body })).body;
    const mass = ({ averageMass, molecularWeight }: Record<string, unknown>) => [
      averageMass,
      molecularWeight,
    ];

    it("is filled from the computed mass where it is left blank", async () => {
      expect(mass(await post({ molecularFormula: "H2O" }))).toEqual([18.02, "18.02 g/mol"]);
      expect(mass(await post({ sequence: "Gly" }))).toEqual([75.07, "75.07 g/mol"]);
      const unread = { molecularFormula: "H2O, hydrate", sequence: "Gly" };
      expect(mass(await post(unread))).toEqual([null, ""]);
      const mixture = { molecularFormula: "H2O", molecularWeight: "mixture", averageMass: null };
      expect(mass(await post(mixture))).toEqual([null, "mixture"]);
    });

    it("stays as typed, while a computed one follows the formula", async () => {
      const body = { molecularFormula: "H2O", molecularWeight: "about 18" };
      expect(mass(await post(body))).toEqual([18.02, "about 18"]);
      const { id, ...filled } = await post({ molecularFormula: "H2O" });
      const put = async (change: object) =>
        mass((await send("PUT", `/api/peptides/${id}`, change)).body);
      expect(await put({ molecularFormula: "CO" })).toEqual([28.01, "28.01 g/mol"]);
      expect(await put({ molecularFormula: "unknown" })).toEqual([null, ""]);
      expect(await put({ molecularFormula: "H2O" })).toEqual([18.02, "18.02 g/mol"]);
      const { updatedAt: _, ...rest } = filled;
      expect(await put({ ...rest, averageMass: 20 })).toEqual([20, "20 g/mol"]);
      expect(await put({ molecularWeight: "about 21" })).toEqual([20, "about 21"]);
      expect(await put({ molecularWeight: "" })).toEqual([20, "20 g/mol"]);
    });
  });

  it("refuses a sequence that no page could draw, and says where it fails", async () => {
    const before = await get("/api/peptides/81");
    for (const sequence of [":", "H-Gly-:-OH", "H-Nothing-OH", "Gly-"]) {
      for (const [method, address] of [
        ["POST", "/api/peptides"],
        ["PUT", "/api/peptides/81"],
      ] as const) {
        const answer = await send(method, address, { name: "Testotide", sequence });
        expect(answer.status, sequence).toBe(422);
        expect(answer.body.fields.sequence[0], sequence).toMatch(/\(character \d+\)$/);
      }
    }
    expect(await get("/api/peptides/81")).toEqual(before);
    expect((await send("PUT", "/api/peptides/81", { sequence: null })).body.sequence).toBeNull();
  });

  it("keeps lists as they were written, and conditions in their order", async () => {
    const body = {
      name: "Testotide",
      benefits: "Sleep|Rest, with commas",
      commonUses: "One|Two",
      conditions: ["Pain", "Ache"],
      avatarText: "T\nP",
    };
    const { body: saved } = await send("POST", "/api/peptides", body);
    expect(saved).toMatchObject(body);
    const conditions = await get(`/api/conditions/peptide/${saved.id}`);
    expect(conditions.map(({ condition }: { condition: string }) => condition)).toEqual([
      "Pain",
      "Ache",
    ]);
  });

  it("sanitises html, and reads null and a blank colour as not given", async () => {
    const { body } = await send("POST", "/api/peptides", {
      name: "<b>Testotide</b>",
      description: `<p onclick="x()">Text<script>alert(1)</script> <a href="javascript:x()">y</a></p>`,
      warnings: null,
      avatarColor: "",
      pubchemCid: null,
    });
    expect(body).toMatchObject({
      name: "<b>Testotide</b>",
      description: "<p>Text <a>y</a></p>",
      warnings: "",
      avatarColor: "#4F46E5",
    });
  });

  it("accepts what it answers however long sanitising made it", async () => {
    const tooLong = await send("POST", "/api/peptides", {
      name: "Testotide",
      benefits: "&".repeat(20_000),
    });
    expect(tooLong.status).toBe(422);
    const { body } = await send("POST", "/api/peptides", {
      name: "Testotide",
      benefits: "&".repeat(4000),
    });
    expect((await send("PUT", `/api/peptides/${body.id}`, body)).status).toBe(200);
  });

  it("clears what a research save leaves out, and keeps the rest", async () => {
    const { body: created } = await send("POST", "/api/research", {
      title: "On tests",
      source: "Journal",
      publisher: "House",
      content: "<p>Text</p>",
      authors: "Ada L",
      url: "https://example.org/1",
      year: "2020",
      date: "2020-05-04",
      peptideId: 7,
      peptideIds: "0,36,81",
    });
    expect(created).toMatchObject({
      year: 2020,
      date: "2020-05-04T00:00:00.000Z",
      peptideIds: "0,36,81",
      peptideId: 36,
    });
    const { body: saved } = await send("PUT", `/api/research/${created.id}`, { title: "Changed" });
    expect(saved).toMatchObject({
      ...created,
      title: "Changed",
      authors: null,
      url: null,
      updatedAt: saved.updatedAt,
    });
    const general = await send("PUT", `/api/research/${created.id}`, { peptideIds: "0" });
    expect(general.body.peptideIds).toBe("0");
    expect(general.body).not.toHaveProperty("peptideId");
    expect((await get("/api/research/peptide/0")).map(({ id }: { id: number }) => id)).toContain(
      created.id,
    );
  });

  it("takes a first article's peptide from peptideId alone", async () => {
    const { body } = await send("POST", "/api/research", {
      title: "On tests",
      source: "Journal",
      peptideId: 36,
    });
    expect(body).toMatchObject({ peptideIds: "36", peptideId: 36 });
    expect((await get("/api/research/peptide/36")).map(({ id }: { id: number }) => id)).toContain(
      body.id,
    );
    expect((await ask("GET", "/api/research/peptide/9999")).status).toBe(404);
  });

  it("takes no paper without a source, and keeps the one that a change leaves out", async () => {
    const required = { source: ["This field is required."] };
    for (const source of [{}, { source: "" }, { source: " \n" }, { source: null }]) {
      const answer = await send("POST", "/api/research", { title: "On tests", ...source });
      expect([answer.status, answer.body.fields]).toEqual([422, required]);
    }
    const paper = { title: "On tests", source: "Journal" };
    const { body } = await send("POST", "/api/research", paper);
    const path = `/api/research/${body.id}`;
    for (const source of ["", " "]) {
      const blank = await send("PUT", path, { ...body, source });
      expect([blank.status, blank.body.fields]).toEqual([422, required]);
    }
    expect((await send("PUT", path, { title: "Changed" })).body).toMatchObject({
      title: "Changed",
      source: "Journal",
    });
  });

  it("lists a paper once", async () => {
    const paper = { title: "On tests", source: "Journal", pmid: "999999999", doi: "10.1000/test" };
    const { body: first } = await send("POST", "/api/research", paper);
    for (const number of [{ pmid: paper.pmid }, { doi: paper.doi }]) {
      const again = await send("POST", "/api/research", {
        title: "Again",
        source: "Journal",
        ...number,
      });
      expect([again.status, again.body.message]).toEqual([
        409,
        expect.stringContaining(`Article ${first.id}`),
      ]);
    }
  });

  it("knows both names of a video's maker and address", async () => {
    const { body: video } = await send("POST", "/api/educational-videos", {
      title: "A film",
      publisher: "House",
      creator: "",
      link: "https://example.org/a",
      peptideIds: "0,36,x",
    });
    expect(video).toMatchObject({
      publisher: "House",
      creator: "House",
      url: "https://example.org/a",
      link: "https://example.org/a",
      peptideIds: "0,36",
    });
    const save = async (body: object) =>
      (await send("PUT", `/api/educational-videos/${video.id}`, body)).body;
    expect(await save({ ...video, updatedAt: undefined, publisher: "New" })).toMatchObject({
      publisher: "New",
      creator: "New",
    });
    expect((await save({ publisher: "New", creator: "Newer" })).creator).toBe("Newer");
    expect((await save({ publisher: "One", creator: "Two" })).publisher).toBe("Two");
    expect((await save({ link: "https://example.org/b" })).url).toBe("https://example.org/b");
    expect((await save({ url: "https://example.org/c", link: "https://example.org/b" })).link).toBe(
      "https://example.org/c",
    );
  });

  it("rebuilds embed codes and refuses what is no player", async () => {
    const add = (embedCode: string) =>
      send("POST", "/api/educational-videos", { title: "A film", embedCode });
    const { body } = await add(
      `<iframe src="//www.youtube.com/embed/zU5EYw06wtw" onload="alert(1)"></iframe><script>x()</script>`,
    );
    expect(body.embedCode).toMatch(
      /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/zU5EYw06wtw" [\w\s="&;-]+><\/iframe>$/,
    );
    expect((await send("PUT", `/api/educational-videos/${body.id}`, body)).body).toEqual(body);
    for (const code of [
      "<script>alert(1)</script>",
      `<iframe src="https://evil.example/"></iframe>`,
    ]) {
      const refused = await add(code);
      expect([refused.status, refused.body.fields]).toEqual([
        422,
        { embedCode: ["Enter the embed code of a player of YouTube, Vimeo or Dailymotion."] },
      ]);
    }
  });

  it.each([
    { url: "javascript:alert(1)" },
    { url: "data:text/html,x" },
    { year: 1899 },
    { year: new Date().getFullYear() + 1 },
    { year: 2020.5 },
    { year: "next" },
  ])("refuses a video with %j", async (fields) => {
    const answer = await send("POST", "/api/educational-videos", { title: "A film", ...fields });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, Object.keys(fields)]);
  });

  it("imports the good videos and says what is wrong with the others", async () => {
    const before = (await get("/api/educational-videos")).length;
    const { status, body } = await send("POST", "/api/educational-videos/bulk-import", {
      videos: [
        {
          title: "One",
          description: "d",
          url: "https://example.org/1",
          peptideNames: ["BPC-157", "bpc-157"],
          creator: "Ada",
          year: 2020,
        },
        { title: "Two", description: "d" },
        "three",
        {
          title: "Four",
          description: "d",
          url: "https://example.org/4",
          peptideNames: ["General"],
        },
      ],
    });
    expect(status).toBe(200);
    expect(body.message).toBe("Imported 2 of 4 videos");
    expect(body.results.imported).toBe(2);
    expect(body.results.errors).toEqual([
      "Video 1 (One): there is no peptide called bpc-157",
      expect.stringMatching(/^Video 2 \(Two\): url: /),
      expect.stringMatching(/^Video 3: /),
    ]);
    expect(body.results.refused).toEqual([1, 2]);
    const after = await get("/api/educational-videos");
    expect(after).toHaveLength(before + 2);
    expect(after).toContainEqual(
      expect.objectContaining({ title: "One", creator: "Ada", peptideIds: "81" }),
    );
    expect(after).toContainEqual(expect.objectContaining({ title: "Four", peptideIds: "0" }));
  });

  it("warns of titles and addresses that are stored, and that stand twice in one import", async () => {
    const { body: stored } = await send("POST", "/api/educational-videos", {
      title: "A known film",
      url: "https://www.youtube.com/watch?v=zU5EYw06wtw",
    });
    const video = (title: string, url: string) => ({ title, description: "d", url });
    const { body } = await send("POST", "/api/educational-videos/bulk-import", {
      videos: [
        video("a known  FILM", "https://youtu.be/zU5EYw06wtw"),
        video("Another film", "https://example.org/another"),
        video("Another film", "https://example.org/third"),
        video("A fourth film", "https://example.org/another/"),
      ],
    });
    const all: { id: number; title: string }[] = await get("/api/educational-videos");
    const ids = all.map(({ id }) => id).sort((a, b) => a - b);
    const [first, second, third, fourth] = ids.slice(-4);
    expect(body.results).toEqual({
      imported: 4,
      refused: [],
      errors: [
        `Video 1 (a known  FILM): added as video ${first}, but video ${stored.id} has the same title and address`,
        `Video 3 (Another film): added as video ${third}, but video ${second} has the same title`,
        `Video 4 (A fourth film): added as video ${fourth}, but video ${second} has the same address`,
      ],
    });
  });

  it.each([{}, { videos: "x" }, [], { videos: Array(1001).fill(null) }])(
    "refuses an import without a list of videos",
    async (body) => {
      const answer = await send("POST", "/api/educational-videos/bulk-import", body);
      expect(answer.status).toBe(422);
      expect(answer.body.message).toMatch(/^(JSON must contain a 'videos' array|At most 1000 )/);
    },
  );

  it("neither deletes nor renames General, and describes it as asked", async () => {
    const general = await get("/api/categories/0");
    expect((await send("DELETE", "/api/categories/0", general)).status).toBe(409);
    expect((await send("PUT", "/api/categories/0", { name: "Other" })).status).toBe(409);
    const described = await send("PUT", "/api/categories/0", { ...general, description: "New" });
    expect(described.body).toEqual({ ...general, description: "New" });
  });

  it("deletes a category and a peptide in use, and their references with them", async () => {
    const { body: category } = await send("POST", "/api/categories", { name: "Doomed" });
    const { body: peptide } = await send("POST", "/api/peptides", {
      name: "Testotide",
      categoryIds: [category.id, 2],
    });
    const peptideIds = `${peptide.id},36`;
    const { body: article } = await send("POST", "/api/research", {
      title: "On tests",
      source: "Journal",
      peptideIds,
    });
    expect((await send("DELETE", `/api/categories/${category.id}`, { id: 3 })).status).toBe(200);
    expect((await get(`/api/peptides/${peptide.id}`)).categoryIds).toBe("2");
    expect((await get("/api/categories/3")).id).toBe(3);
    expect((await send("DELETE", `/api/peptides/${peptide.id}`)).status).toBe(200);
    expect(await get(`/api/research/${article.id}`)).toMatchObject({
      peptideIds: "36",
      peptideId: 36,
    });
  });

  it("shows development items to the administrator alone", async () => {
    const { body } = await send("POST", "/api/dev-items", { title: "A bug", type: "bug" });
    expect(body).toMatchObject({ type: "bug", status: "pending" });
    expect((await send("PUT", `/api/dev-items/${body.id}`, { status: "done" })).status).toBe(422);
    for (const address of ["/api/dev-items", `/api/dev-items/${body.id}`, "/api/dev-items/x"]) {
      expect((await ask("GET", address)).status).toBe(401);
    }
  });

  it("answers lists of 10,000 rows", async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => index + 1000);
    for (let from = 0; from < rows.length; from += 2000) {
      const ids = rows.slice(from, from + 2000);
      await handle.db.peptide.createMany({ data: ids.map((id) => ({ id, name: `P ${id}` })) });
      await handle.db.peptideCategory.createMany({
        data: ids.map((id) => ({ peptideId: id, categoryId: 1, position: 0 })),
      });
      await handle.db.article.createMany({ data: ids.map((id) => ({ id, title: `A ${id}` })) });
      await handle.db.articlePeptide.createMany({
        data: ids.map((id) => ({ articleId: id, peptideId: id, position: 0 })),
      });
    }
    for (const address of ["/api/peptides", "/api/research"]) {
      const { status, body } = await ask("GET", address);
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThan(10_000);
    }
    const all = { title: "On all", source: "Journal", peptideIds: rows.slice(0, 900) };
    expect((await send("POST", "/api/research", all)).status).toBe(201);
  });
});
