import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNarrow } from "../support/axe";
import { SEEDED_PEPTIDES } from "../support/seeded";

const cards = (page: Page) => page.locator("article");
const results = (page: Page) => page.getByRole("region", { name: "Results" });
const count = (page: Page) => results(page).getByRole("status");
const opener = (page: Page) => page.locator("summary", { hasText: "Filter by facts" });
const filter = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const active = (page: Page) =>
  results(page).getByRole("navigation", { name: "Active filters" }).getByRole("link");
const names = (page: Page) => cards(page).getByRole("heading");

async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
}

test("a choice is answered in place, in the address, and with counts for the next one", async ({
  page,
}) => {
  await open(page, "/database");
  await expect(filter(page, "Approval")).toBeHidden();
  const files = page.waitForResponse((response) => response.url().includes("/search/facts-"));
  await opener(page).click();
  await filter(page, "Approval").selectOption("approved");
  expect((await files).headers()["cache-control"]).toContain("immutable");
  await expect(page).toHaveURL("/database?status=approved");
  await expect(cards(page)).not.toHaveCount(SEEDED_PEPTIDES);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const option = filter(page, "Condition").locator("option[value=obesity]");
  await expect(option).toHaveText("Obesity (4)");
  await filter(page, "Condition").selectOption("obesity");
  await expect(page).toHaveURL("/database?status=approved&condition=obesity");
  await expect(count(page)).toHaveText("4 peptides, Approval: Approved now, Condition: Obesity");
  await expect(names(page)).toHaveText(["Liraglutide", "Mazdutide", "Semaglutide", "Tirzepatide"]);
  await expect(filter(page, "Sport").getByRole("option")).toHaveText([
    "Any",
    "Monitored, not prohibited (2)",
    "Not on the Prohibited List (2)",
  ]);
  await filter(page, "Sport").selectOption("monitored");
  await expect(names(page)).toHaveText(["Semaglutide", "Tirzepatide"]);
  expect(asked).toEqual([]);
});

test("Back and Forward restore filters, and a reload keeps them", async ({ page }) => {
  await open(page, "/database");
  await opener(page).click();
  await filter(page, "Route in people").selectOption("oral");
  await filter(page, "Shape").selectOption("cyclic");
  await expect(page).toHaveURL("/database?route=oral&shape=cyclic");
  const found = [
    "AOD-9604",
    "Calcitonin (salmon)",
    "Desmopressin",
    "Linaclotide",
    "Octreotide",
    "Plecanatide",
  ];
  await expect(names(page)).toHaveText(found);
  await filter(page, "Mass to").fill("1050");
  await expect(page).toHaveURL("/database?route=oral&shape=cyclic&massTo=1050");
  await expect(names(page)).toHaveText(["Octreotide"]);
  await page.goBack();
  await expect(page).toHaveURL("/database?route=oral");
  await expect(filter(page, "Shape")).toHaveValue("");
  await expect(filter(page, "Mass to")).toHaveValue("");
  await page.goBack();
  await expect(page).toHaveURL("/database");
  await expect(cards(page)).toHaveCount(SEEDED_PEPTIDES);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL("/database?route=oral&shape=cyclic&massTo=1050");
  await expect(names(page)).toHaveText(["Octreotide"]);

  await page.reload();
  await expect(names(page)).toHaveText(["Octreotide"]);
  await opener(page).click();
  await expect(filter(page, "Mass to")).toHaveValue("1050");
  await expect(filter(page, "Shape")).toHaveValue("cyclic");
  await page.goBack();
  await expect(page).toHaveURL("/database?route=oral");
  await expect(active(page)).toHaveText(["Remove Route in people: Oral", "Clear filters"]);
  await page.goBack();
  await expect(page).toHaveURL("/database");
  await expect(cards(page)).toHaveCount(SEEDED_PEPTIDES);
});

test("filters join the text search, and each is removed by its link", async ({ page }) => {
  await open(page, "/database");
  await opener(page).click();
  await filter(page, "Approval").selectOption("approved");
  await filter(page, "Route in people").selectOption("oral");
  await page.getByLabel("Keyword").fill("rett");
  await expect(names(page)).toHaveText(["Trofinetide"]);
  await expect(page).toHaveURL("/database?query=rett&status=approved&route=oral");
  await expect(active(page)).toHaveText([
    "Remove Approval: Approved now",
    "Remove Route in people: Oral",
    "Clear filters",
  ]);
  await active(page).first().click();
  await expect(page).toHaveURL("/database?query=rett&route=oral");
  await expect(filter(page, "Approval")).toHaveValue("");
  await expect(count(page)).toBeFocused();
  await active(page).last().click();
  await expect(page).toHaveURL("/database?query=rett");
  await expect(active(page)).toHaveCount(0);
});

test("the server answers an address with the same peptides and the same counts", async ({
  page,
  request,
}) => {
  const address = "/database?status=approved&condition=obesity&sport=monitored";
  const html = await (await request.get(`${address}&filters=all`)).text();
  expect(html.match(/<article /g)).toHaveLength(2);
  await open(page, address);
  await opener(page).click();
  await expect(filter(page, "Route in people").locator("option[value=oral]")).toHaveText(
    "Oral (1)",
  );
  expect(html).toContain(">Oral (1)</option>");
  await expect(names(page)).toHaveText(["Semaglutide", "Tirzepatide"]);
});

test("a page that is only read carries neither the options nor the facts", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/database?condition=obesity");
  await expect(active(page).first()).toHaveText("Remove Condition: Obesity");
  expect(await page.content()).not.toContain("Acromegaly");
  expect(asked.filter((path) => path.startsWith("/search/"))).toEqual([]);
});

test("what does not exist is left out, and the page says so", async ({ page }) => {
  await open(page, "/database?condition=constructor&sport=chess&massTo=much&route=oral");
  for (const [value, title] of [
    ["constructor", "Condition"],
    ["chess", "Sport"],
    ["much", "Mass to"],
  ]) {
    await expect(page.getByText(`“${value}” is no known value of “${title}”`)).toBeVisible();
  }
  await expect(active(page)).toHaveText(["Remove Route in people: Oral", "Clear filters"]);
});

test("another word for a condition leads to it, and to conditions beside it", async ({ page }) => {
  await open(page, "/database?condition=overweight&status=approved");
  await expect(page).toHaveURL("/database?condition=obesity&status=approved");
  await expect(cards(page)).toHaveCount(4);
  const related = page.getByRole("navigation", { name: "Related conditions" });
  await related.getByRole("link", { name: "POMC deficiency (1)" }).click();
  await expect(page).toHaveURL("/database?status=approved&condition=pomc-deficiency");
  await expect(names(page)).toHaveText(["Setmelanotide"]);
});

test("cards and filters tell where a medicine is approved", async ({ page }) => {
  await open(page, "/database?status=elsewhere&target=glp-1-receptor");
  await expect(names(page)).toHaveText(["Mazdutide"]);
  await expect(cards(page)).toContainText("Approved medicine · elsewhere only");
  await page.goto("/database?agency=PMDA");
  await expect(page.getByText(/^Agencies other than the FDA/).first()).toBeVisible();
});

test("an empty result says which criterion to drop", async ({ page }) => {
  await open(page, "/database?status=approved&condition=obesity&shape=cyclic");
  await expect(page.getByRole("heading", { name: "No peptides found" })).toBeVisible();
  const loosened = results(page).getByRole("listitem").filter({ hasText: "Without" });
  await expect(loosened.filter({ hasText: "Shape: Cyclic" })).toHaveText(
    "Without “Shape: Cyclic”: 4 peptides",
  );
  await opener(page).click();
  // The options that are chosen stand, though they find nothing.
  await expect(filter(page, "Shape")).toHaveValue("cyclic");
  await loosened.getByRole("link", { name: "Shape: Cyclic" }).click();
  await expect(page).toHaveURL("/database?status=approved&condition=obesity");
  await expect(cards(page)).toHaveCount(4);
  await expect(count(page)).toBeFocused();
});

test("filters are chosen by keyboard alone", async ({ page }) => {
  await open(page, "/database");
  await page.getByRole("main").getByRole("button", { name: "Search" }).focus();
  await page.keyboard.press("Tab");
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(filter(page, "Approval")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(filter(page, "Approval")).toBeFocused();
  await page.keyboard.type("Refused");
  await expect(page).toHaveURL("/database?status=refused");
  await expect(names(page)).toHaveText([
    "Abaloparatide",
    "Carbetocin",
    "Dasiglucagon",
    "Pramlintide",
  ]);
  await filter(page, "Residues to").focus();
  await page.keyboard.type("9");
  await expect(names(page)).toHaveText(["Carbetocin"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/database?status=refused&lengthTo=9");
  await page.goBack();
  await expect(names(page)).toHaveText([
    "Abaloparatide",
    "Carbetocin",
    "Dasiglucagon",
    "Pramlintide",
  ]);
});

test("an open panel is accessible in either theme and as narrow as a window", async ({ page }) => {
  test.slow();
  await open(page, "/database?status=approved&condition=obesity&route=oral&shape=linear");
  await opener(page).click();
  await expect(filter(page, "Approval")).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
});

test("the results of an address come first, and on a phone the panel leads back to them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/database?status=approved&condition=obesity");
  await expect(filter(page, "Approval")).toBeHidden();
  await expect(count(page)).toBeInViewport();
  await opener(page).click();
  await filter(page, "Sport").selectOption("monitored");
  await page.getByRole("link", { name: "Show 2 peptides" }).click();
  await expect(names(page).first()).toBeInViewport();
  await expect(page).toHaveURL(/\?status=approved&condition=obesity&sport=monitored(#results)?$/);
  await expect(cards(page)).toHaveCount(2);
});

test("pages with filters are not indexed", async ({ page }) => {
  await page.goto("/database?route=oral");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/database$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form, the links that remove a filter and those of an empty result are answered", async ({
    page,
  }) => {
    await page.goto("/database");
    await opener(page).click();
    await page.getByRole("link", { name: "Show all filters" }).click();
    await filter(page, "Approval").selectOption("approved");
    await filter(page, "Condition").selectOption("obesity");
    await filter(page, "Mass from").fill("4000");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL("/database?status=approved&condition=obesity&massFrom=4000");
    await expect(names(page)).toHaveText(["Mazdutide", "Semaglutide", "Tirzepatide"]);
    await page.getByLabel("Keyword").fill("ozempic");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(names(page)).toHaveText(["Semaglutide"]);
    await page.goBack();
    await active(page).filter({ hasText: "Mass from" }).click();
    await expect(page).toHaveURL("/database?status=approved&condition=obesity");
    await expect(cards(page)).toHaveCount(4);
    await page.goto("/database?status=approved&condition=obesity&shape=cyclic");
    await results(page).getByRole("link", { name: "Without “Shape: Cyclic”" }).click();
    await expect(cards(page)).toHaveCount(4);
    await page.goto("/database?condition=constructor");
    await expect(page.getByText("“constructor” is no known value of “Condition”")).toBeVisible();
    await expect(cards(page)).toHaveCount(SEEDED_PEPTIDES);
  });
});
