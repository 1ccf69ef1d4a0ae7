import { expect, type Page, test } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import { findIssues } from "../seo/validate-structured-data";
import { serveKeptSite } from "../support/kept-site";
import { missing, routes } from "./routes";

/** Titles as specified, with the canonical path where it is not the address itself. */
const expected: Record<string, { title: string; canonical?: string; isIndexed?: boolean }> = {
  "/": { title: "Amide - Advanced Peptide Information Portal" },
  "/peptides": { title: "Peptides - Amide" },
  "/peptides?category=3&sort=category": {
    title: "Pain & Inflammation peptides - Amide",
    canonical: "/peptides?category=3",
  },
  "/peptides?category=987": {
    title: "Peptides - Amide",
    canonical: "/peptides",
    isIndexed: false,
  },
  "/peptides/81": { title: "BPC-157 - Amide" },
  "/peptides/62": { title: "Ziconotide - Amide" },
  "/peptides/29": { title: "Cerebrolysin - Amide" },
  "/database": { title: "Peptide Database - Amide" },
  "/database?query=memory&category=4": {
    title: "Peptide Database - Amide",
    canonical: "/database",
    isIndexed: false,
  },
  "/database?query=zzz&category=987": {
    title: "Peptide Database - Amide",
    canonical: "/database",
    isIndexed: false,
  },
  "/conditions": { title: "Conditions - Amide" },
  "/conditions/obesity": { title: "Obesity - Amide" },
  "/targets": { title: "Targets - Amide" },
  "/targets/GLP1R": { title: "GLP-1 receptor - Amide" },
  "/approvals": { title: "Approvals - Amide" },
  "/approvals/undated": { title: "Approvals without a recorded year - Amide" },
  "/sport": { title: "Peptides in sport - Amide" },
  "/database?status=approved&route=oral": {
    title: "Peptide Database - Amide",
    canonical: "/database",
    isIndexed: false,
  },
  "/tools": { title: "Tools - Amide" },
  "/tools/peptide-calculator": { title: "Peptide calculator - Amide" },
  "/tools/peptide-calculator?peptide=36": {
    title: "Peptide calculator - Amide",
    canonical: "/tools/peptide-calculator",
    isIndexed: false,
  },
  "/tools/identity-check": { title: "Check an observed mass - Amide" },
  "/research": { title: "Research & Resources - Amide" },
  "/research?tab=videos": { title: "Research & Resources - Amide" },
  "/research?tab=resources": { title: "Research & Resources - Amide" },
  "/research?query=zzzz&sort=oldest": {
    title: "Research & Resources - Amide",
    canonical: "/research",
    isIndexed: false,
  },
  "/research/1": { title: "Tirzepatide Once Weekly for the Treatment of Obesity - Amide" },
  "/about": { title: "About Us - Amide" },
  "/contact": { title: "Contact Us - Amide" },
  "/consultant": { title: "AI Peptide Consultant - Amide" },
  "/terms": { title: "Terms of Service - Amide" },
  "/privacy": { title: "Privacy Policy - Amide" },
  "/disclaimer": { title: "Disclaimer - Amide" },
};
const pages = Object.keys(expected);

const typesOf: Record<string, string[]> = {
  "/": ["WebSite", "Organization"],
  "/peptides/81": ["MedicalWebPage", "BreadcrumbList", "MolecularEntity"],
  "/peptides/62": ["MedicalWebPage", "BreadcrumbList", "Drug"],
  "/conditions/obesity": ["MedicalWebPage", "BreadcrumbList", "MedicalCondition", "ItemList"],
  "/targets/GLP1R": ["CollectionPage", "BreadcrumbList", "Protein", "ItemList"],
  "/research/1": ["WebPage", "BreadcrumbList", "ScholarlyArticle"],
  "/contact": ["FAQPage", "BreadcrumbList"],
  "/about": ["AboutPage", "BreadcrumbList"],
};

/** What the served html says, read as a crawler without scripts would. */
async function readHead(page: Page, route: string) {
  const html = await (await page.request.get(route)).text();
  const head = await page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, "text/html");
    const one = (selector: string, name: string) => {
      const found = [...document.querySelectorAll(selector)];
      return found.length === 1 ? (found[0]?.getAttribute(name) ?? null) : `${found.length} found`;
    };
    const open = (name: string) => one(`meta[property="og:${name}"]`, "content");
    return {
      title: document.title,
      canonical: one('link[rel="canonical"]', "href"),
      description: one('meta[name="description"]', "content"),
      og: {
        title: open("title"),
        description: open("description"),
        url: open("url"),
        site: open("site_name"),
        image: open("image"),
        alt: open("image:alt"),
      },
      card: one('meta[name="twitter:card"]', "content"),
      feed: one('link[type="application/atom+xml"][title$="new and changed"]', "href"),
      robots: document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? null,
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => script.textContent ?? "",
      ),
      headings: [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) =>
        Number(heading.tagName.slice(1)),
      ),
    };
  }, html);
  return { html, ...head };
}

test("every page says in its head what it is and where it stands", async ({ page, baseURL }) => {
  for (const route of pages) {
    const want = expected[route];
    const canonical = `${baseURL}${want?.canonical ?? route}`.replace(/\/$/, "");
    const head = await readHead(page, route);
    expect(head.title, route).toBe(want?.title);
    expect(new URL(head.canonical ?? "").pathname, route).toBe(new URL(canonical).pathname);
    expect(new URL(head.canonical ?? "").search, route).toBe(new URL(canonical).search);
    expect(head.og.url, route).toBe(head.canonical);
    expect(head.description?.length, route).toBeGreaterThan(30);
    expect(head.description?.length, route).toBeLessThanOrEqual(160);
    expect(head.og.description, route).toBe(head.description);
    expect(head.og.site, route).toBe("Amide");
    expect(head.og.alt, route).not.toBe("");
    expect(head.card, route).toBe("summary_large_image");
    expect(new URL(head.feed ?? "").pathname, route).toBe("/feed.xml");
    expect(head.robots, route).toBe(want?.isIndexed === false ? "noindex" : null);
    const image = await page.request.get(new URL(head.og.image ?? "").pathname);
    const { width, height, format } = await sharp(await image.body()).metadata();
    expect([width, height, format], route).toEqual([1200, 630, "png"]);
  }
});

test("every page says the same to machines, once and in schema.org's words", async ({ page }) => {
  for (const route of pages) {
    const { html, data } = await readHead(page, route);
    expect(data, route).toHaveLength(1);
    const [text = ""] = data;
    // A video's still and day of upload are not known, so not given.
    const issues = (await findIssues(text)).filter(
      (issue) => !/thumbnailUrl|uploadDate/.test(issue),
    );
    expect(issues, route).toEqual([]);
    expect(html.split("https://schema.org").length - 1, route).toBe(1);
    const types = JSON.parse(text)["@graph"].map((node: { "@type": string }) => node["@type"]);
    // How many trials a peptide has is for its facts to say.
    const others = types.filter((type: string) => type !== "MedicalStudy");
    if (typesOf[route]) expect(others, route).toEqual(typesOf[route]);
    expect(others.length < types.length, route).toBe(/^\/peptides\/(29|62|81)$/.test(route));
  }
});

test("the data outlive hydration, and leave with the page", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const data = page.locator('script[type="application/ld+json"]');
  await page.goto("/peptides/81");
  await page.waitForLoadState("networkidle");
  await expect(data).toHaveCount(1);
  expect(await data.textContent()).toContain("BPC-157");
  await page.getByRole("banner").getByRole("link", { name: "Amide" }).click();
  await page.waitForURL("/");
  await expect(data).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("every page has one h1, and headings that skip no level", async ({ page }) => {
  for (const route of routes) {
    const { headings } = await readHead(page, route);
    expect(
      headings.filter((level) => level === 1),
      route,
    ).toHaveLength(1);
    let before = 0;
    for (const level of headings) {
      expect(level, `${route}: ${headings}`).toBeLessThanOrEqual(before + 1);
      before = level;
    }
  }
});

test("what is not there answers 404 and asks not to be listed", async ({ page }) => {
  for (const route of missing) {
    expect((await page.request.get(route)).status(), route).toBe(404);
    const { robots, data } = await readHead(page, route);
    expect(robots, route).toBe("noindex");
    expect(data, route).toEqual([]);
  }
  for (const path of [
    "/peptides/999.md",
    "/research/99999.md",
    "/markdown/peptides/81",
    "/sitemaps/1.xml",
    "/llms-full/99.txt",
    "/previews/peptide-999-000000000000.png",
    "/icons/none.png",
  ]) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
});

test("addresses of the site map are pages that name themselves as the original", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const xml = await (await page.request.get("/sitemap.xml")).text();
  const entries: { loc: string; lastmod?: string }[] = new XMLParser().parse(xml).urlset.url;
  expect(entries.length).toBeGreaterThan(300);
  // `npm run test:browser:all` asks for all, here each kind of page has some.
  const asked = process.env.ALL_STORIES ? entries : entries.filter((_, at) => at % 6 === 0);
  for (const { loc } of asked) {
    const path = loc.slice(new URL(loc).origin.length);
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/
      .exec(html)?.[1]
      ?.replaceAll("&amp;", "&");
    expect(canonical?.replace(/\/$/, ""), path).toBe(loc.replace(/\/$/, ""));
    expect(html, path).not.toContain('name="robots"');
  }
  expect(baseURL).toBeTruthy();
});

test("robots, feed, manifest and icons are served where browsers look", async ({ page }) => {
  for (const [path, type] of [
    ["/robots.txt", "text/plain"],
    ["/feed.xml", "application/atom+xml"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/llms.txt", "text/plain"],
    ["/llms-full.txt", "text/plain"],
    ["/llms-full/1.txt", "text/plain"],
    ["/peptides/81.md", "text/markdown"],
    ["/favicon.ico", "image/x-icon"],
    ["/icons/icon-192.png", "image/png"],
  ] as const) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toContain(type);
  }
  await page.goto("/");
  for (const [rel, type] of [
    ["icon", "image/svg+xml"],
    ["apple-touch-icon", "image/png"],
    ["manifest", "application/manifest+json"],
  ] as const) {
    const href = await page.locator(`link[rel="${rel}"]`).last().getAttribute("href");
    const response = await page.request.get(href ?? "");
    expect(response.headers()["content-type"], rel).toContain(type);
  }
});

test.describe("with items that are deleted", () => {
  const site = serveKeptSite();

  test("nothing of them is found any more", async ({ page }) => {
    const get = (path: string) => page.request.get(`${site.address}${path}`);
    const html = await (await get("/peptides/81")).text();
    const image = /\/previews\/peptide-81-[0-9a-f]+\.png/.exec(html)?.[0] ?? "";
    expect((await get(image)).status()).toBe(200);

    site.db.exec("DELETE FROM Peptide WHERE id IN (52, 67); DELETE FROM Article WHERE id = 5");
    for (const path of [
      "/peptides/52",
      "/peptides/52.md",
      "/previews/peptide-52-000000000000.png",
      "/research/5",
      "/research/5.md",
      "/previews/article-5-000000000000.png",
    ]) {
      expect((await get(path)).status(), path).toBe(404);
    }
    for (const path of ["/sitemap.xml", "/feed.xml", "/llms.txt"]) {
      const text = await (await get(path)).text();
      expect(text, path).not.toMatch(/\/peptides\/(52|67)\b|\/research\/5\b/);
    }
  });
});
