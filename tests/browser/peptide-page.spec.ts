import { expect, test } from "@playwright/test";

test("a reader opens BPC-157 and finds its formula, its residues and its papers", async ({
  page,
}) => {
  await page.goto("/peptides/81");
  await expect(page).toHaveTitle("BPC-157 - Amide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("BPC-157");
  await expect(page.getByText("C62H98N16O22", { exact: true })).toBeVisible();
  await expect(page.getByText("1419.56 g/mol").first()).toBeVisible();
  await expect(page.getByRole("figure", { name: /Sequence of BPC-157/ })).toBeVisible();

  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb).toHaveText(/Home.*Peptides.*BPC-157/s);

  await page.getByRole("tab", { name: "Research" }).click();
  const papers = page.getByRole("tabpanel", { name: "Research" });
  await expect(
    papers.getByRole("link", { name: /improves ligament healing in the rat$/ }).first(),
  ).toBeVisible();
  await expect(papers.getByRole("link", { name: /^Read Article/ })).toHaveCount(4);
});

test("the six tabs answer to the keyboard, Mechanism first", async ({ page }) => {
  await page.goto("/peptides/36");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([
    "Mechanism",
    "Benefits",
    "Side Effects",
    "Dosage",
    "Research",
    "Videos",
  ]);
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Important Warnings" })).toBeVisible();

  await tabs.first().focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: "Videos" })).toContainText(
    "Ozempic is a game-changer",
  );
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("tabpanel", { name: "Dosage" })).toContainText("For education only");
});

test("badges show the primary category first and never General", async ({ page }) => {
  await page.goto("/peptides/81");
  const badges = page.locator("article header").getByRole("link");
  await expect(badges).toHaveText(["Performance & Recovery", "Pain & Inflammation"]);
  await page.goto("/peptides/63");
  await expect(page.locator("article header").getByRole("link")).toHaveCount(0);
});

test("a mixture without a sequence says so and shows no ribbon", async ({ page }) => {
  await page.goto("/peptides/29");
  await expect(page.getByText("No single formula (mixture)")).toBeVisible();
  await expect(page.getByRole("figure")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("BPC-157's formula, ribbon, warnings and papers are in the page", async ({ page }) => {
    await page.goto("/peptides/81");
    await expect(page.getByText("C62H98N16O22", { exact: true })).toBeVisible();
    await expect(page.locator("figure svg:visible")).toHaveCount(1);
    await expect(
      page.getByRole("link", { name: /improves ligament healing in the rat$/ }).first(),
    ).toBeVisible();
    for (const name of ["Mechanism", "Benefits", "Side Effects", "Dosage", "Research", "Videos"]) {
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    }
  });

  test("the list filters and sorts", async ({ page }) => {
    await page.goto("/peptides");
    await expect(page.locator("article")).toHaveCount(96);
    await page
      .getByRole("link", { name: /^Weight Management/ })
      .first()
      .click();
    await expect(page.locator("article")).toHaveCount(18);
    await page.getByLabel("Sort by").selectOption("Name Z-A");
    await page.getByRole("button", { name: "Sort" }).click();
    await expect(page).toHaveURL(/category=1.*sort=name-za/);
    await expect(page.locator("article h2").first()).toHaveText("Tirzepatide");
  });
});
