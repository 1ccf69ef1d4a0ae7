import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";

const opener = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Search the site" });
const panel = (page: Page) => page.getByRole("search", { name: "Lookup" });
const field = (page: Page) => panel(page).locator("input");
const options = (page: Page) => page.locator("[role=option]");

async function openLookup(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test("a reading page carries neither the lookup nor its index until it is touched", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/peptides/81", { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.startsWith("/search/"))).toEqual([]);
  const scripts = asked.filter((path) => path.endsWith(".js")).length;
  await opener(page).click();
  await field(page).fill("oze");
  await expect(options(page).first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/search/"))).toEqual(["/search/names.json"]);
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(scripts);
});

test("the header's lookup finds a peptide by its brand, by keyboard alone", async ({ page }) => {
  await openLookup(page, "/peptides/81");
  const box = page.getByRole("combobox", { name: "Find a peptide, a category or a paper" });
  await page.keyboard.type("ozempik");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expect(options(page)).toHaveText([
    "Semaglutide · Ozempic",
    "Search all texts for “ozempik”",
  ]);
  await page.keyboard.press("ArrowDown");
  const marked = await box.getAttribute("aria-activedescendant");
  await expect(options(page).first()).toHaveAttribute("id", String(marked));
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(box).toHaveAttribute("aria-activedescendant", "");
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/peptides/36");
  await expect(panel(page)).toHaveCount(0);
});

test("Escape closes the list, then the lookup, and gives the focus back", async ({ page }) => {
  await openLookup(page, "/about");
  await page.keyboard.type("thymosin b4");
  await expect(options(page).first()).toContainText("Thymosin Beta-4");
  await page.keyboard.press("Escape");
  await expect(options(page).first()).toBeHidden();
  await expect(field(page)).toHaveValue("thymosin b4");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test("it suggests conditions and targets by other words for them", async ({ page }) => {
  await openLookup(page, "/about");
  await field(page).fill("T2DM");
  const condition = page.getByRole("group", { name: "Conditions" }).getByRole("option");
  await expect(condition).toHaveText("Type 2 diabetes · T2DM");
  await field(page).fill("GPIIb/IIIa");
  await page.getByRole("group", { name: "Targets" }).getByRole("option").click();
  await expect(page).toHaveURL("/targets/ITGA2B");
});

test("it suggests categories and papers, and a press opens them", async ({ page }) => {
  await openLookup(page, "/contact");
  await field(page).fill("pain");
  const category = page.getByRole("group", { name: "Categories" }).getByRole("option");
  await expect(category).toHaveText("Pain & Inflammation");
  await category.click();
  await expect(page).toHaveURL("/peptides?category=3");
  await opener(page).click();
  await field(page).fill("tirzepatide once weekly");
  await page.getByRole("group", { name: "Papers" }).getByRole("option").first().click();
  await expect(page).toHaveURL("/research/1");
});

test("without a marked suggestion Enter searches the database, and blank it says what is missing", async ({
  page,
}) => {
  await openLookup(page, "/peptides");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("alert").filter({ hasText: "Search query required" });
  await expect(toast).toContainText("Please enter a keyword to search");
  await field(page).fill(" growth hormone ");
  await expect(options(page).last()).toHaveText("Search all texts for “growth hormone”");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/database?query=growth%20hormone");
  await expect(panel(page)).toHaveCount(0);
});

test("the home page's lookup suggests too", async ({ page, isMobile }) => {
  if (isMobile) return; // On wide windows only.
  await page.goto("/", { waitUntil: "networkidle" });
  const box = page.locator("#lookup");
  await box.pressSequentially("melanotan 2");
  await expect(options(page).first()).toHaveText("Melanotan II");
  await options(page).first().click();
  await expect(page).toHaveURL("/peptides/42");
});

test("what is typed is never markup, however it looks", async ({ page }) => {
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(error.message));
  page.on("dialog", (dialog) => {
    trouble.push(dialog.message());
    dialog.dismiss();
  });
  await openLookup(page, "/about");
  for (const query of [
    "<script>alert(1)</script>",
    "(((((a+)+)+$",
    "!!!",
    "肽",
    "\\",
    "a".repeat(10_000),
  ]) {
    await field(page).fill(query);
    await expect(options(page).last()).toContainText("Search all texts for");
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  expect(trouble).toEqual([]);
});

test("where the names cannot be loaded the form still searches and the list says so", async ({
  page,
}) => {
  await page.route("**/search/names.json", (route) => route.fulfill({ status: 500, body: "" }));
  await openLookup(page, "/about");
  await field(page).fill("ozempic");
  await expect(page.getByText("Suggestions cannot be loaded at the moment.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/database?query=ozempic");
});

for (const theme of ["light", "dark"]) {
  test(`the open list has no axe violation in the ${theme} theme, and fits 320 px`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.setViewportSize({ width: 320, height: 640 });
    await openLookup(page, "/about");
    await field(page).fill("growth");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page's lookup is a form that the database answers", async ({ page, isMobile }) => {
    if (isMobile) return; // On wide windows only.
    await page.goto("/");
    await page.locator("#lookup").fill("ozempic");
    await page.locator("#lookup").press("Enter");
    await expect(page).toHaveURL("/database?query=ozempic");
    await expect(page.locator("article")).toHaveCount(1);
  });
});
