import { expect, type Page, test } from "@playwright/test";

const label = (page: Page) =>
  page
    .locator("section", { has: page.getByRole("heading", { name: "At a glance" }) })
    .getByRole("link", { name: "Half-life", exact: true });

test("a label opens its definition by mouse and by keyboard, and Escape closes it", async ({
  page,
}) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto("/peptides/36");
  await page.waitForLoadState("networkidle");
  expect(files.filter((path) => path.startsWith("/glossary"))).toEqual([]);

  const definition = page.getByRole("status").filter({ hasText: "falls by half" });
  await label(page).hover();
  await expect(definition).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(definition).toBeHidden();
  await label(page).hover();
  await expect(definition).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(definition).toBeHidden();

  await page.mouse.move(0, 0);
  await label(page).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(definition).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(definition).toBeHidden();
  expect(files.filter((path) => path.startsWith("/glossary"))).toEqual([
    "/glossary/half-life.json",
  ]);

  await label(page).click();
  await expect(page).toHaveURL("/glossary#half-life");
  await expect(page.locator("#half-life")).toBeInViewport();
  await page.locator("#half-life").getByRole("link", { name: "Half-life" }).click();
  await expect(page).toHaveURL("/glossary/half-life");
  await expect(page.getByRole("link", { name: "Semaglutide" })).toHaveAttribute(
    "href",
    "/peptides/36",
  );
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens the definition, which leads to the glossary", async ({ page }) => {
    await page.goto("/peptides/36");
    await page.waitForLoadState("networkidle");
    await label(page).tap();
    const definition = page.getByRole("status").filter({ hasText: "falls by half" });
    await expect(definition).toBeVisible();
    await expect(page).toHaveURL("/peptides/36");
    await definition.getByRole("link", { name: "In the glossary" }).tap();
    await expect(page).toHaveURL("/glossary#half-life");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a label is a link, letters lead to their terms, and a paper can be cited", async ({
    page,
  }) => {
    await page.goto("/peptides/36");
    await label(page).click();
    await expect(page).toHaveURL("/glossary#half-life");
    await page
      .getByRole("navigation", { name: "Jump to" })
      .getByRole("link", { name: "P" })
      .click();
    await expect(page.getByRole("heading", { name: "P", exact: true })).toBeInViewport();

    await page.goto("/research/1");
    await page.getByText("Cite", { exact: true }).click();
    await expect(
      page.getByText(/^Jastreboff, A\. M\., Aronne, L\. J\..* \(2022\)\./),
    ).toBeVisible();
    const bibtex = page.waitForEvent("download");
    await page.getByRole("link", { name: "BibTeX" }).click();
    expect((await bibtex).suggestedFilename()).toBe("amide-paper-1.bib");
  });
});
