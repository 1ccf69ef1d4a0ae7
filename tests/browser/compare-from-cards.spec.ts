import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNarrow } from "../support/axe";

const compareLink = (page: Page, name: string) =>
  page
    .locator("article", { has: page.getByRole("link", { name, exact: true }) })
    .getByRole("link", { name: "Compare" });
const bar = (page: Page) => page.getByRole("region", { name: "Comparison" });

test("a reader chooses peptides on cards of several lists and compares them", async ({ page }) => {
  await page.goto("/peptides");
  await expect(bar(page)).toHaveCount(0);
  await compareLink(page, "Ziconotide").click();
  await expect(page).toHaveURL("/peptides?compare=62");
  await expect(bar(page).getByRole("status")).toHaveText(
    "To compare: Ziconotide. Choose one more.",
  );
  await expect(compareLink(page, "Ziconotide")).toHaveAttribute("aria-current", "true");
  await compareLink(page, "BPC-157").click();
  await expect(page).toHaveURL("/peptides?compare=62,81");
  await expectAccessible(page);
  await expectNarrow(page);

  // Another category, by the router; then the database, by a page load.
  await page
    .getByRole("navigation", { name: "Filter by category" })
    .getByRole("link", { name: /^Sexual Health/ })
    .click();
  await expect(page).toHaveURL("/peptides?category=5&compare=62,81");
  await expect(bar(page).getByRole("status")).toHaveText("To compare: Ziconotide, BPC-157.");
  await page.getByRole("main").getByRole("link", { name: "Search the database" }).click();
  await expect(page).toHaveURL("/database?compare=62,81");
  await page.getByRole("searchbox", { name: "Keyword" }).first().fill("oxytocin");
  await expect(page).toHaveURL("/database?query=oxytocin&compare=62,81");
  await compareLink(page, "Oxytocin").click();
  await expect(page).toHaveURL("/database?query=oxytocin&compare=62,81,38");
  await expect(bar(page).getByRole("status")).toHaveText(
    "To compare: Ziconotide, BPC-157, Oxytocin.",
  );
  await compareLink(page, "Oxytocin").click();
  await expect(compareLink(page, "Oxytocin")).not.toHaveAttribute("aria-current");
  await bar(page).getByRole("link", { name: "Compare 2" }).click();
  await expect(page).toHaveURL("/compare/62-vs-81");
});

test("an address restores the choice, of at most four that exist, until it is cleared", async ({
  page,
}) => {
  await page.goto("/explore?colour=origin&compare=36,1,999,2,3");
  await expect(page.getByRole("checkbox", { name: "Compare Semaglutide" })).toBeChecked();
  // 999 does not exist, and 3 is the fifth.
  await expect(page).toHaveURL("/explore?colour=origin&compare=36,1,2");
  await page.getByRole("checkbox", { name: "Compare BPC-157" }).check();
  await expect(bar(page).getByRole("link", { name: "Compare 4" })).toHaveAttribute(
    "href",
    "/compare/1-vs-2-vs-36-vs-81",
  );
  await page.getByRole("checkbox", { name: "Compare Oxytocin" }).click();
  await expect(bar(page).getByRole("status")).toHaveText(/^4 at most\. /);
  await expect(page.getByRole("checkbox", { name: "Compare Oxytocin" })).not.toBeChecked();
  await page
    .getByRole("navigation", { name: "Upwards" })
    .getByRole("link", { name: "Residues" })
    .click();
  await expect(page).toHaveURL("/explore?y=length&colour=origin&compare=36,1,2,81");
  await page.reload();
  await expect(bar(page)).toContainText("Semaglutide");
  await bar(page).getByRole("button", { name: "Clear" }).click();
  await expect(page).toHaveURL("/explore?y=length&colour=origin");
  await expect(page.getByRole("checkbox", { name: "Compare Semaglutide" })).not.toBeChecked();
  await expect(bar(page)).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a card leads to what its peptide can be set beside", async ({ page }) => {
    await page.goto("/peptides");
    await compareLink(page, "Oxytocin").click();
    await expect(page).toHaveURL("/compare/38");
    await page.goto("/database?query=oxytocin");
    await compareLink(page, "Oxytocin").click();
    await expect(page).toHaveURL("/compare/38");
  });

  test("a comparison takes a third and a fourth peptide, and gives one up", async ({ page }) => {
    await page.goto("/compare/12-vs-13");
    const additions = page.getByRole("navigation", { name: "Add a peptide" });
    await additions.getByRole("link", { name: /^All \d+ others$/ }).click();
    await expect(page).toHaveURL("/compare/12-vs-13#add");
    await expect(page.getByRole("heading", { name: "Add a peptide" })).toBeInViewport();
    await page.getByRole("main").getByRole("link", { name: "Oxytocin", exact: true }).click();
    await expect(page).toHaveURL("/compare/12-vs-13-vs-38");
    await page.getByRole("main").getByRole("link", { name: "Sermorelin", exact: true }).click();
    await expect(page).toHaveURL("/compare/10-vs-12-vs-13-vs-38");
    await expect(additions).toHaveCount(0);
    await page
      .getByRole("navigation", { name: "Remove" })
      .getByRole("link", { name: "Oxytocin" })
      .click();
    await expect(page).toHaveURL("/compare/10-vs-12-vs-13");
    await expect(page.getByText(/No recorded target is common to all three; /)).toBeVisible();
    await expect(
      page.getByText(/^The sequence of Ipamorelin shares next to nothing/),
    ).toBeVisible();
    await expectNarrow(page);
  });
});

test("a comparison that does not exist says so", async ({ page }) => {
  for (const ids of ["999999", "1-vs-999999", "nothing"]) {
    expect((await page.goto(`/compare/${ids}`))?.status(), ids).toBe(404);
    await expect(page, ids).toHaveTitle("Comparison Not Found - Amide");
  }
});
