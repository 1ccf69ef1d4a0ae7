import { beforeAll, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const PEPTIDE_FIELDS = [
  "id",
  "name",
  "shortDescription",
  "description",
  "categoryId",
  "categoryIds",
  "benefits",
  "sideEffects",
  "dosage",
  "research",
  "mechanismOfAction",
  "commonUses",
  "warnings",
  "peptideType",
  "molecularWeight",
  "molecularFormula",
  "avatarText",
  "avatarColor",
];
const ARTICLE_FIELDS = [
  "id",
  "title",
  "abstract",
  "source",
  "publisher",
  "authors",
  "year",
  "date",
  "url",
  "peptideIds",
];
const VIDEO_FIELDS = [
  "id",
  "title",
  "description",
  "publisher",
  "year",
  "url",
  "link",
  "embedCode",
  "peptideIds",
  "createdAt",
];
const NUMBERS_WITH_COMMAS = /^(\d+(,\d+)*)?$/;

interface Item {
  id: number;
  peptideId?: number;
  peptideIds: string;
}

describe.each(testEngines())("what visitors read on $engine", ({ engine }) => {
  setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });

  const get = async (address: string) => {
    const { status, body } = await ask("GET", address);
    expect(status, address).toBe(200);
    return body;
  };
  const post = async (address: string, body: object) =>
    (await ask("POST", address, { headers, body })).body;

  it("holds every specified field of a peptide", async () => {
    const peptides = await get("/api/peptides");
    for (const peptide of peptides) {
      expect(Object.keys(peptide)).toEqual(expect.arrayContaining(PEPTIDE_FIELDS));
      expect(peptide.categoryIds).toMatch(NUMBERS_WITH_COMMAS);
    }
    expect(peptides.some((one: Item & { categoryIds: string }) => /,/.test(one.categoryIds))).toBe(
      true,
    );
    expect(await get(`/api/peptides/${peptides[5].id}`)).toEqual(peptides[5]);
  });

  it("answers a short description as the html that was saved", async () => {
    const shortDescription = "<p>Binds <strong>zinc</strong> &amp; copper</p>";
    const { id } = await post("/api/peptides", { name: "Testotide", shortDescription });
    expect((await get(`/api/peptides/${id}`)).shortDescription).toBe(shortDescription);
  });

  it("names the quick menu's peptides under their numbers", async () => {
    for (const [id, name] of [
      [36, "Semaglutide"],
      [81, "BPC-157"],
      [67, "TB-500"],
      [23, "GHK-Cu"],
      [31, "Dihexa"],
      [32, "MGF"],
      [24, "Selank"],
      [52, "PT-141"],
    ] as const) {
      expect((await get(`/api/peptides/${id}`)).name).toMatch(new RegExp(`^${name}( \\(|$)`));
    }
  });

  it("holds every field of a category, General under 0", async () => {
    const categories = await get("/api/categories");
    for (const { id, name, description } of categories) {
      expect([typeof id, typeof name, typeof description]).toEqual(["number", "string", "string"]);
    }
    expect(categories).toContainEqual(expect.objectContaining({ id: 0, name: "General" }));
  });

  it("lists the conditions of one peptide, each with its id and text", async () => {
    const conditions = await get("/api/conditions/peptide/81");
    expect(conditions.length).toBeGreaterThan(1);
    for (const condition of conditions) {
      expect(condition).toMatchObject({ id: expect.any(Number), condition: expect.any(String) });
    }
    const others = await get("/api/conditions/peptide/36");
    const ids = conditions.map(({ id }: Item) => id);
    expect(others.filter(({ id }: Item) => ids.includes(id))).toEqual([]);
  });

  it.each([
    {
      path: "/api/research",
      title: "On tests",
      own: { source: "Journal" },
      fields: ARTICLE_FIELDS,
    },
    {
      path: "/api/educational-videos",
      title: "A film",
      own: { url: "https://example.org/film" },
      fields: VIDEO_FIELDS,
    },
  ])("holds every field of $path, whole and by peptide", async ({ path, title, own, fields }) => {
    const { id } = await post(path, { title, ...own, peptideIds: "36,81" });
    const general = await post(path, { title: `${title}, all`, ...own, peptideIds: "0" });
    const items: Item[] = await get(path);
    expect(items.length).toBeGreaterThan(2);
    for (const item of items) {
      expect(Object.keys(item)).toEqual(expect.arrayContaining(fields));
      expect(item.peptideIds).toMatch(NUMBERS_WITH_COMMAS);
    }
    expect(items).toContainEqual(expect.objectContaining({ id, peptideIds: "36,81" }));

    const names = (peptide: string) => (item: Item) => item.peptideIds.split(",").includes(peptide);
    for (const peptide of ["36", "81"]) {
      const ofPeptide: Item[] = await get(`${path}/peptide/${peptide}`);
      expect(ofPeptide.map((item) => item.id)).toContain(id);
      expect(new Set(ofPeptide.map((item) => item.id))).toEqual(
        new Set(items.filter(names(peptide)).map((item) => item.id)),
      );
    }
    const ofGeneral: Item[] = await get(`${path}/peptide/0`);
    expect(ofGeneral.map((item) => item.id)).toContain(general.id);
    expect(ofGeneral.map((item) => item.id)).not.toContain(id);
  });

  it("gives an article the first of its peptides as peptideId, and General none", async () => {
    const paper = { title: "On two", source: "Journal" };
    const named = await post("/api/research", { ...paper, peptideIds: "0,36,81" });
    expect(await get(`/api/research/${named.id}`)).toMatchObject({
      title: "On two",
      peptideId: 36,
      peptideIds: "0,36,81",
    });
    const general = await post("/api/research", { ...paper, peptideIds: "0" });
    const read = await get(`/api/research/${general.id}`);
    expect(read.peptideIds).toBe("0");
    expect(read).not.toHaveProperty("peptideId");
  });

  it.each([
    [
      "/api/ai-settings",
      [
        "initialMessages",
        "consultantDisclaimer",
        "welcomeMessage",
        "importantNotice",
        "consultantDescription",
        "howToUseTitle",
        "howToUseSteps",
      ],
    ],
    [
      "/api/about-content",
      [
        "mission",
        "subtitle",
        "team",
        "approach",
        "focusDatabase",
        "focusResearch",
        "focusAI",
        "disclaimer",
      ],
    ],
    ["/api/site-text", ["heroText", "footerText"]],
    ["/api/contact-info", ["email", "phone"]],
    ["/api/social-media", ["facebook", "twitter", "instagram", "linkedin"]],
    [
      "/api/legal-docs",
      ["termsTitle", "privacyTitle", "disclaimerTitle", "terms", "privacy", "disclaimer"],
    ],
  ])("holds every field of %s", async (address, fields) => {
    expect(Object.keys(await get(address))).toEqual(expect.arrayContaining(fields));
  });

  it("lists initial messages with content and isUser", async () => {
    const initialMessages = [
      { content: "What is it?", isUser: true },
      { content: "A peptide.", isUser: false },
    ];
    await post("/api/ai-settings", { initialMessages });
    expect((await get("/api/ai-settings")).initialMessages).toEqual(initialMessages);
  });

  it("holds no messages of a session that was never used", async () => {
    expect(await get("/api/chat/session-1700000000001-never-used")).toEqual([]);
  });

  it("is nobody's to write without a session", async () => {
    for (const [path, body] of [
      ["/api/peptides", { name: "Intruder" }],
      ["/api/categories", { name: "Intruder" }],
      ["/api/research", { title: "Intruder", source: "Journal" }],
      ["/api/educational-videos", { title: "Intruder", url: "https://example.org/x" }],
    ] as const) {
      const before = await get(path);
      expect((await ask("POST", path, { body })).status, path).toBe(401);
      expect(await get(path)).toEqual(before);
    }
  });
});
