import { expect, test } from "@playwright/test";
import { countSeededIn, SEEDED_PEPTIDES } from "../support/seeded";

test("a reader narrows the list to a category, sorts it and goes back", async ({ page }) => {
  await page.goto("/peptides");
  await expect(page).toHaveTitle("Peptides - Amide");
  const cards = page.locator("article");
  await expect(cards).toHaveCount(SEEDED_PEPTIDES);

  const filters = page.getByRole("navigation", { name: "Filter by category" });
  await expect(filters.getByRole("link")).toHaveText([
    /^All/,
    /^Weight Management/,
    /^Performance & Recovery/,
    /^Pain & Inflammation/,
    /^Anti-Aging & Cognitive/,
    /^Sexual Health & Hormones/,
  ]);
  await filters.getByRole("link", { name: /^Pain & Inflammation/ }).click();
  await expect(page).toHaveURL("/peptides?category=3");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pain & Inflammation");
  await expect(cards).toHaveCount(countSeededIn(3));
  await expect(filters.getByRole("link", { name: /^Pain/ })).toHaveAttribute(
    "aria-current",
    "true",
  );

  await page.getByLabel("Sort by").selectOption("Name Z-A");
  await expect(page).toHaveURL("/peptides?category=3&sort=name-za");
  await expect(cards.first().getByRole("heading")).toHaveText("Ziconotide");

  await page.goBack();
  await expect(cards.first().getByRole("heading")).not.toHaveText("Ziconotide");
  await page.goBack();
  await expect(page).toHaveURL("/peptides");
  await expect(cards).toHaveCount(SEEDED_PEPTIDES);
});

test("the page leads to the database and the consultant", async ({ page }) => {
  await page.goto("/peptides");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Search the database" })).toHaveAttribute(
    "href",
    "/database",
  );
  await main.getByRole("link", { name: "Ask the AI consultant" }).click();
  await expect(page).toHaveURL("/consultant");
});

test("each card shows at most three benefits, its evidence and its skyline", async ({ page }) => {
  await page.goto("/peptides");
  const counts = await page
    .locator("article")
    .evaluateAll((cards) => cards.map((card) => card.querySelectorAll("li").length));
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
  const card = page.locator("article", {
    has: page.getByRole("link", { name: "BPC-157", exact: true }),
  });
  await expect(card).toContainText("15 residues · 1419.56 g/mol");
  await expect(card).toContainText("Small human studies");
  // Drawn from the sprite: the use element takes the space of its bars.
  const width = await card.locator("svg use").evaluate((use) => use.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(50);
});

test("a category without peptides says so and leads back", async ({ page }) => {
  await page.goto("/peptides?category=987");
  await expect(page.getByRole("heading", { name: "No peptides found" })).toBeVisible();
  await page.getByRole("link", { name: "View All Peptides" }).click();
  await expect(page.locator("article")).toHaveCount(SEEDED_PEPTIDES);
});
