import { randomBytes } from "node:crypto";
import { expect, test } from "@playwright/test";
import { MAX_LISTED } from "@/lib/content/peptides/first-listed";
import { serveOwnSite } from "../support/own-site";
import { countSeededIn, SEEDED_PEPTIDES } from "../support/seeded";

test.describe("a library that is too large for a browser", () => {
  const site = serveOwnSite();

  test.beforeAll(() => {
    // Noise does not compress, so that some peptides are enough.
    const grow = site.db.prepare("UPDATE Peptide SET description = description || ? WHERE id = ?");
    for (let id = 1; id <= 20; id++) {
      grow.run(`<p>${randomBytes(18_000).toString("base64")}</p>`, id);
    }
  });

  test("is searched by the server while the visitor types, to the same effect", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/(api\/)?search/.test(pathname)) asked.push(pathname + search);
    });
    const cards = page.locator("article");
    const count = page.getByRole("region", { name: "Results" }).getByRole("status");
    await page.goto(`${site.address}/database`, { waitUntil: "networkidle" });
    await expect(count).toHaveText(`${SEEDED_PEPTIDES} peptides`);
    await expect(cards).toHaveCount(SEEDED_PEPTIDES);
    await page.getByLabel("Keyword").pressSequentially("ozempik", { delay: 30 });
    await expect(count).toHaveText("1 peptide close to “ozempik”");
    await expect(cards.getByRole("heading")).toHaveText("Semaglutide");
    await expect(page).toHaveURL(`${site.address}/database?query=ozempik`);
    expect(asked.at(-1)).toBe("/api/search?query=ozempik");
    await page.getByText("Did you mean").getByRole("link").click();
    await expect(page).toHaveURL(`${site.address}/database?query=Ozempic`);
    await expect(cards.first()).toContainText("Brand name: Ozempic");
    await page.getByLabel("Category").selectOption("Pain & Inflammation");
    await expect(page.getByRole("heading", { name: "No peptides found" })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(1);
    await page.reload();
    await expect(cards).toHaveCount(1);
    expect(asked.filter((path) => path.startsWith("/search/"))).toEqual([]);
  });

  test("offline the page says so and asks again as soon as the connection is back", async ({
    page,
    context,
  }) => {
    await page.goto(`${site.address}/database`, { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.getByLabel("Keyword").fill("ozempic");
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator("article")).toHaveCount(1);
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
  });

  test("has its suggestions from the server", async ({ page }) => {
    await page.goto(`${site.address}/about`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Search the site" }).click();
    await page.locator("#header-lookup").fill("melanotan 2");
    await expect(page.locator("[role=option]").first()).toHaveText("Melanotan II");
  });
});

test.describe("a library of more peptides than a list shows", () => {
  const site = serveOwnSite();
  const total = SEEDED_PEPTIDES + 200;

  test.beforeAll(() => {
    site.db.exec("CREATE TEMP TABLE copied AS SELECT * FROM Peptide WHERE id = 36");
    const rename = site.db.prepare("UPDATE copied SET id = ?, name = ?");
    for (let at = 1; at <= 200; at++) {
      rename.run(10_000 + at, `Copy ${at}`);
      site.db.exec("INSERT INTO Peptide SELECT * FROM copied");
    }
  });

  test("shows the first of them, then all at an address of its own, and goes back", async ({
    page,
  }) => {
    const cards = page.locator("article");
    await page.goto(`${site.address}/peptides`);
    await expect(page.getByText(`${total} peptides`, { exact: true })).toBeVisible();
    await expect(cards).toHaveCount(MAX_LISTED);
    await page.getByRole("link", { name: `Show all ${total} peptides` }).click();
    await expect(page).toHaveURL(`${site.address}/peptides?show=all`);
    await expect(cards).toHaveCount(total);
    await page.getByLabel("Sort by").selectOption("Name Z-A");
    await expect(page).toHaveURL(`${site.address}/peptides?sort=name-za`);
    await expect(cards).toHaveCount(MAX_LISTED);
    await page.goBack();
    await expect(page).toHaveURL(`${site.address}/peptides?show=all`);
    await expect(cards).toHaveCount(total);
    await page.goto(`${site.address}/peptides?category=3`);
    await expect(cards).toHaveCount(countSeededIn(3));
    await expect(page.getByText(/^Show all/)).toHaveCount(0);
  });
});
