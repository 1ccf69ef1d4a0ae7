import { expect, type Page, test } from "@playwright/test";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";
import { writerOf } from "../support/own-site-writer";

const chips = [
  "Muscle growth",
  "Weight loss",
  "Inflammation",
  "Recovery",
  "Memory",
  "Cognitive",
  "Energy",
  "Healing",
];

/** Those that the search of the database covers. */
const searched = [
  "name",
  "shortDescription",
  "description",
  "benefits",
  "sideEffects",
  "dosage",
  "research",
  "mechanismOfAction",
  "commonUses",
  "peptideType",
] as const;

test("the popular searches are the eight quick tags, on the home page and the database", async ({
  page,
}) => {
  for (const path of ["/", "/database"]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Popular searches" }).getByRole("link");
    await expect(links, path).toHaveText(chips);
  }
});

test("the first html of a page holds its content and no skeleton", async ({ request }) => {
  for (const [path, text] of Object.entries({
    "/": "Weight Management",
    "/peptides": "BPC-157",
    "/peptides/81": "BPC-157",
    "/database": "Abaloparatide",
    "/research": "Tirzepatide Once Weekly for the Treatment of Obesity",
    "/research?tab=videos": "Ozempic is a game-changer",
    "/research/1": "Tirzepatide Once Weekly for the Treatment of Obesity",
    "/about": "Mission",
    "/contact": "24-48 business hours",
    "/terms": "These terms govern the use",
  })) {
    const html = await (await request.get(path)).text();
    const [, main = ""] = /<main\b(.*)<\/main>/s.exec(html) ?? [];
    expect(main, path).toContain(text);
    expect(html, path).not.toContain("data-skeleton");
  }
});

test("the server answers a search with every peptide that holds it, and no other", async ({
  request,
}) => {
  type Peptide = Record<(typeof searched)[number], string>;
  const peptides: Peptide[] = await (await request.get("/api/peptides")).json();
  for (const term of ["memory", "ziconotide", "osteoporosis"]) {
    const matching = peptides
      .filter((peptide) => searched.some((field) => peptide[field].toLowerCase().includes(term)))
      .map(({ name }) => name);
    const html = await (await request.get(`/database?query=${term}`)).text();
    const found = [...html.matchAll(/<article\b.*?<h[23][^>]*>(?:<[^>]+>)*([^<]+)</gs)].map(
      ([, name]) => name,
    );
    expect(found.length, term).toBeGreaterThan(0);
    expect(found.length, term).toBeLessThan(peptides.length / 2);
    expect(found.toSorted(), term).toEqual(matching.toSorted());
  }
});

test("a video shows a poster of the player's size, and asks nobody before it is clicked", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
    },
  );
  await page.goto("/research?tab=videos", { waitUntil: "networkidle" });
  const poster = page.getByRole("button", { name: /^Play Ozempic/ });
  const { width = 0, height = 1 } = (await poster.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(550);
  expect(width).toBeLessThanOrEqual(560);
  expect(width / height).toBeCloseTo(560 / 315, 1);
  expect(foreign).toEqual([]);
  await poster.click();
  await expect(page.locator("iframe")).toBeVisible();
  expect(foreign).toEqual([
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//),
  ]);
});

test.describe("what an administrator changes", () => {
  const site = serveKeptSite();
  const save = writerOf(site);
  const question = (page: Page) => page.getByRole("alertdialog");

  test("the Contact tab edits the heading of the ways to the team, and its intro", async ({
    page,
    context,
  }) => {
    await logIn(context.request, site.address);
    await page.goto(`${site.address}/admin/contact`);
    await page.getByLabel("Connect Text", { exact: true }).fill("Reach us");
    await page.getByLabel("Instant Help", { exact: true }).fill("Whichever way you like.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Contact content updated successfully!")).toBeVisible();
    await page.goto(`${site.address}/contact`);
    const heading = page.getByRole("heading", { level: 2, name: "Reach us", exact: true });
    await expect(heading).toBeVisible();
    await expect(page.locator("h2:text('Reach us') + *")).toHaveText("Whichever way you like.");
  });

  test("a deletion says how many items lose a peptide or a category", async ({ page, context }) => {
    const { id: categoryId } = await save("/api/categories", { name: "Filed under" });
    const { id } = await save("/api/peptides", { name: "Bound", categoryIds: `${categoryId}` });
    await save("/api/peptides", { name: "Also bound", categoryIds: `1,${categoryId}` });
    for (const title of ["One", "Two", "Three"]) {
      await save("/api/research", { title, source: "Journal", peptideIds: `0,${id}` });
    }
    await save("/api/educational-videos", { title: "A film", peptideIds: `${id}` });
    await logIn(context.request, site.address);
    await page.goto(`${site.address}/admin/peptides?search=bound`);
    await page.getByRole("button", { name: "Delete Bound", exact: true }).click();
    await expect(question(page)).toContainText("3 research papers and 1 video");
    await page.goto(`${site.address}/admin/categories?search=filed`);
    await page.getByRole("button", { name: "Delete Filed under", exact: true }).click();
    await expect(question(page)).toContainText("2 peptides");
  });

  test("a peptide's page lists papers that name it, and none of General alone", async ({
    request,
  }) => {
    const paper = { source: "Journal", url: "https://example.org/paper" };
    await save("/api/research", { ...paper, title: "On both of them", peptideIds: "0,36" });
    await save("/api/research", { ...paper, title: "On peptides at large", peptideIds: "0" });
    const html = await (await request.get(`${site.address}/peptides/36`)).text();
    expect(html).toContain("On both of them");
    expect(html).not.toContain("On peptides at large");
    const general = await (await request.get(`${site.address}/research?peptide=0`)).text();
    expect(general).toContain("On both of them");
    expect(general).toContain("On peptides at large");
    const ofPeptide = await (await request.get(`${site.address}/research?peptide=36`)).text();
    expect(ofPeptide).toContain("On both of them");
    expect(ofPeptide).not.toContain("On peptides at large");
  });

  test("the text of an avatar is clipped by its circle", async ({ page }) => {
    const avatarText = "WWWWWWWWWWWW\nWWWWWWWWWWWW\nWWWW\nWWWW\nWWWW";
    const { id } = await save("/api/peptides", { name: "Wide", avatarText, categoryIds: "1" });
    for (const path of [`/peptides/${id}`, "/peptides?category=1"]) {
      await page.goto(`${site.address}${path}`);
      const avatar = page.locator(".avatar", { hasText: "WWWWWWWWWWWW" });
      await expect(avatar).toHaveCSS("overflow", "hidden");
      const { width = 0, height = 1 } = (await avatar.boundingBox()) ?? {};
      expect(width, path).toBe(height);
      const radius = await avatar.evaluate((it) =>
        Number.parseFloat(getComputedStyle(it).borderRadius),
      );
      expect(radius, path).toBeGreaterThanOrEqual(width / 2);
    }
  });
});
