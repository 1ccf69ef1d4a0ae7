import { expect, test } from "@playwright/test";
import { SEEDED_PEPTIDES } from "../support/seeded";

test("a reader looks over the library, changes its axes in place and opens a mark", async ({
  page,
}) => {
  await page.goto("/tools");
  await page.getByRole("main").getByRole("link", { name: "Explore the library" }).click();
  await expect(page).toHaveURL("/explore");
  await expect(page.getByText(`All ${SEEDED_PEPTIDES} peptides.`)).toBeVisible();
  const mark = page.getByRole("link", { name: /^Semaglutide: 4113\.64 g\/mol, charge −/ });
  await expect(mark).toBeVisible();

  // The page is not loaded anew, and the focus stays where the reader is.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const across = page.getByRole("navigation", { name: "Across" });
  await across.getByRole("link", { name: "Residues" }).click();
  await expect(page).toHaveURL("/explore?x=length");
  await expect(across.getByRole("link", { name: "Residues" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(across.getByRole("link", { name: "Residues" })).toBeFocused();
  await page
    .getByRole("navigation", { name: /^Colour: class/ })
    .getByRole("link", { name: "Weight Management" })
    .click();
  await expect(page).toHaveURL("/explore?x=length&only=1");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL("/explore?x=length");
  await expect(
    page.getByRole("link", { name: /^Semaglutide: 31 residues, charge −/ }),
  ).toBeVisible();
  await page.getByRole("link", { name: /^Semaglutide: 31 residues/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Semaglutide" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the table is sorted, filtered and leads to a comparison", async ({ page }) => {
    await page.goto("/explore");
    await page.getByRole("link", { name: "Mass, g/mol" }).click();
    await page.getByRole("link", { name: "Mass, g/mol" }).click();
    await expect(page).toHaveURL("/explore?sort=-mass#table");
    await expect(page.getByRole("row").nth(1)).toContainText("Follistatin-344");

    await page.getByRole("link", { name: "Filter by facts" }).click();
    await page.getByLabel("Evidence").selectOption({ index: 1 });
    await page.getByLabel("Condition").selectOption("obesity");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL("/explore?sort=-mass&tier=approved&condition=obesity");
    await expect(page.getByRole("link", { name: /^Remove Condition: Obesity/ })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "BPC-157" })).toHaveCount(0);

    await page.getByRole("checkbox", { name: "Compare Semaglutide" }).check();
    await page.getByRole("button", { name: "Compare the ticked ones" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "One was ticked" })).toBeVisible();
    await page.getByRole("checkbox", { name: "Compare Semaglutide" }).check();
    await page.getByRole("checkbox", { name: "Compare Tirzepatide" }).check();
    await page.getByRole("button", { name: "Compare the ticked ones" }).click();
    await expect(page).toHaveURL("/compare/1-vs-36");
  });

  test("the family tree names families, nearest relatives and what it leaves out", async ({
    page,
  }) => {
    await page.goto("/explore");
    await page.getByRole("link", { name: "Family tree of sequences" }).click();
    await expect(page).toHaveURL("/explore/family");
    const family = page.getByRole("listitem").filter({ hasText: "Oxytocin" });
    await expect(family.filter({ hasText: "Desmopressin" })).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: "Mostly D residues" })).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: /^Angiotensin \(1-7\)/ });
    await expect(row).toContainText("7 of 7");
    await row.getByRole("link", { name: "Angiotensin II" }).click();
    await expect(page).toHaveURL("/compare/79-vs-94");
  });

  test("a peptide's page leads to its timeline and to its results drawn, each with its figures", async ({
    page,
  }) => {
    await page.goto("/peptides/36");
    await page.getByRole("link", { name: "Timeline, and results drawn" }).click();
    await expect(page).toHaveURL("/peptides/36/evidence");
    const year = page.getByRole("listitem").filter({ hasText: /^2021/ });
    await expect(year.getByRole("link", { name: "Approved, FDA" }).first()).toBeVisible();
    const plots = page.getByRole("figure");
    const hazards = plots.filter({ hasText: "Hazard ratio" });
    await expect(hazards).toContainText("1 is no difference");
    await expect(hazards.getByRole("listitem").filter({ hasText: "SELECT" })).toContainText(
      "0.80 (0.72 to 0.90)",
    );
    await expect(hazards).not.toContainText("percentage points");
    await hazards.getByRole("link", { name: "SELECT" }).click();
    await expect(page).toHaveURL(/\/peptides\/36#fact-[\da-f]{8}$/);
  });

  test("a condition shows outcomes by kind of study, each leading to the finding", async ({
    page,
  }) => {
    await page.goto("/conditions/obesity#outcomes");
    const matrix = page.getByRole("table", { name: "Outcomes by kind of study" });
    const weight = matrix.getByRole("row").filter({ hasText: /^Body weight/ });
    await expect(weight.getByRole("cell").first()).toContainText(/Better: \d+/);
    await expect(page.getByRole("figure").filter({ hasText: "Hazard ratio" })).toBeVisible();
    await weight.getByRole("link", { name: "Semaglutide" }).first().click();
    await expect(page).toHaveURL(/\/peptides\/36#fact-[\da-f]{8}$/);
  });
});
