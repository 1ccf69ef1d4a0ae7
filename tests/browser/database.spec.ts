import { expect, type Page, test } from "@playwright/test";
import { countSeededIn, SEEDED_PEPTIDES } from "../support/seeded";

const box = (page: Page) => page.getByLabel("Keyword");
const category = (page: Page) => page.getByLabel("Category");
const cards = (page: Page) => page.locator("article");
const results = (page: Page) => page.getByRole("region", { name: "Results" });
const count = (page: Page) => results(page).getByRole("status");
const button = (page: Page) => page.getByRole("main").getByRole("button", { name: "Search" });

/** What the page asks of the server from now on; the browser asks for the icon by itself. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/icon.svg")) asked.push(request.url());
  });
  return asked;
}

/** The page with its scripts running: what is typed before is taken over too, but later. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
}

test("an address is answered by the server: title, box, select, count and cards", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/database?query=MEMORY&category=4")).text();
  expect(html).toContain("Dihexa</a>");
  expect(html).not.toContain("Semaglutide</a></h2>");
  await page.goto("/database?query=MEMORY&category=4");
  await expect(page).toHaveTitle("Peptide Database - Amide");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/database$/);
  await expect(box(page)).toHaveValue("MEMORY");
  await expect(category(page)).toHaveValue("4");
  await expect(count(page)).toHaveText("6 peptides for “MEMORY” in Anti-Aging & Cognitive");
  await expect(cards(page)).toHaveCount(6);
  await expect(category(page).getByRole("option")).toHaveText([
    "All categories",
    "Weight Management",
    "Performance & Recovery",
    "Pain & Inflammation",
    "Anti-Aging & Cognitive",
    "Sexual Health & Hormones",
  ]);
});

test("without a query every peptide is listed, in a page of at most 200 KB", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/database")).body();
  expect(html.length).toBeLessThan(200 * 1024);
  expect(html.toString().match(/<article /g)).toHaveLength(SEEDED_PEPTIDES);
  await open(page, "/database");
  await box(page).fill("ozempic");
  await expect(cards(page)).toHaveCount(1);
  await box(page).fill("");
  await expect(cards(page)).toHaveCount(SEEDED_PEPTIDES);
  await category(page).selectOption("Pain & Inflammation");
  await expect(cards(page)).toHaveCount(countSeededIn(3));
});

test("typing filters without asking the server, and the address follows in one entry", async ({
  page,
}) => {
  await open(page, "/database");
  await expect(count(page)).toHaveText(`${SEEDED_PEPTIDES} peptides`);
  const entries = await page.evaluate(() => history.length);
  const texts = page.waitForResponse((response) => response.url().includes("/search/"));
  await box(page).focus();
  expect((await texts).headers()["cache-control"]).toContain("immutable");

  const asked = watchRequests(page);
  await box(page).pressSequentially("OzEmPic", { delay: 20 });
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("heading")).toHaveText("Semaglutide");
  await expect(count(page)).toHaveText("1 peptide for “OzEmPic”");
  await expect(page).toHaveURL("/database?query=OzEmPic");
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await box(page).fill("no such thing");
  await expect(page.getByRole("heading", { name: "No peptides found" })).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search criteria or category filter"),
  ).toBeVisible();
  await page.getByRole("link", { name: "Clear search" }).click();
  await expect(cards(page)).toHaveCount(SEEDED_PEPTIDES);
  await expect(page).toHaveURL("/database");
});

test("Back and Forward restore box, select and results", async ({ page }) => {
  await open(page, "/database");
  await box(page).fill("weight");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/database?query=weight");
  await expect(count(page)).toContainText("“weight”");
  const ofWeight = await count(page).textContent();
  await category(page).selectOption("Pain & Inflammation");
  await expect(page).toHaveURL("/database?query=weight&category=3");
  await expect(count(page)).toContainText("in Pain");
  const inPain = await count(page).textContent();
  await page
    .getByRole("navigation", { name: "Popular searches" })
    .getByRole("link", { name: "Memory" })
    .click();
  await expect(page).toHaveURL("/database?query=Memory");
  await expect(category(page)).toHaveValue("");
  await expect(count(page)).toContainText("“Memory”");

  const asked = watchRequests(page);
  await page.goBack();
  await expect(page).toHaveURL("/database?query=weight&category=3");
  await expect(box(page)).toHaveValue("weight");
  await expect(category(page)).toHaveValue("3");
  await expect(count(page)).toHaveText(String(inPain));
  await page.goBack();
  await expect(category(page)).toHaveValue("");
  await expect(count(page)).toHaveText(String(ofWeight));
  await page.goBack();
  await expect(page).toHaveURL("/database");
  await expect(box(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(SEEDED_PEPTIDES);
  await page.goForward();
  await expect(box(page)).toHaveValue("weight");
  await expect(count(page)).toHaveText(String(ofWeight));
  expect(asked).toEqual([]);
});

test("what was typed and not submitted is there after a look at a peptide", async ({ page }) => {
  await open(page, "/database");
  await box(page).fill("ziconotide");
  await expect(cards(page)).not.toHaveCount(SEEDED_PEPTIDES);
  const found = await cards(page).count();
  await page.getByRole("link", { name: "Ziconotide", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ziconotide");
  await page.goBack();
  await expect(page).toHaveURL("/database?query=ziconotide");
  await expect(box(page)).toHaveValue("ziconotide");
  await expect(cards(page)).toHaveCount(found);
  await page.reload();
  await expect(box(page)).toHaveValue("ziconotide");
  await expect(cards(page)).toHaveCount(found);
});

test("a search typed before the scripts run is taken over", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/database", { waitUntil: "commit" });
  await box(page).fill("ozempic");
  await category(page).selectOption("Weight Management");
  release();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL("/database?query=ozempic&category=1");
  await expect(category(page)).toHaveValue("1");
});

test("a link of the frame to the database clears the search", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Explore Database" }).click();
  await expect(page).toHaveURL("/database");
  await box(page).fill("ozempic");
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await page.getByRole("link", { name: "Explore Database" }).click();
  await expect(page).toHaveURL("/database");
  await expect(box(page)).toHaveValue("");
  await expect(cards(page)).toHaveCount(SEEDED_PEPTIDES);
});

const hostile = [
  ["ten thousand letters", "x".repeat(10_000)],
  ["a script", "<script>alert(1)</script>"],
  ["an attribute", '" onfocus="alert(1)" autofocus="'],
  ["half an escape", "%"],
  ["a broken escape", "%E0%A4%A"],
  ["a null character", "\0"],
  ["a lone surrogate", "\uD800"],
  ["a template", "{{7*7}}"],
  ["a path", "../../etc/passwd"],
  ["a regular expression", "(((((a+)+)+$"],
] as const;

/** `npm run test:browser:all` asks them all. */
const askedHere = ["a script", "a broken escape", "a lone surrogate", "ten thousand letters"];

for (const [name, query] of hostile) {
  if (!process.env.ALL_STORIES && !askedHere.includes(name)) continue;
  test(`${name} as a query gets a designed answer, typed or in the address`, async ({ page }) => {
    const trouble: string[] = [];
    page.on("console", (message) => message.type() === "error" && trouble.push(message.text()));
    page.on("pageerror", (error) => trouble.push(error.message));
    page.on("dialog", (dialog) => {
      trouble.push(`dialog ${dialog.message()}`);
      dialog.dismiss();
    });
    const raw = query.startsWith("%") ? query : encodeURIComponent(query.toWellFormed());
    const broken = await page.request.get(`/database?query=%ED%A0%80${raw}`);
    expect(broken.status()).toBe(200);
    expect(await broken.text()).toContain("Peptide Database</h1>");
    const response = await page.goto(`/database?query=${raw}`, { waitUntil: "networkidle" });
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peptide Database");
    await box(page).fill("");
    await box(page).fill(query);
    await button(page).click();
    await expect(count(page)).toHaveText(
      query === "\0" ? `${SEEDED_PEPTIDES} peptides` : /peptides? for “/,
    );
    expect((await box(page).inputValue()).length).toBeLessThanOrEqual(200);
    if (query.length > 200) {
      await expect(page.getByText("A search reads the first 200 characters.")).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    expect(trouble).toEqual([]);
  });
}

test("repeated parameters and made-up ones are no trouble", async ({ page }) => {
  await open(page, "/database?query=ozempic&query=zzz&category=1&category=2&__proto__=1&x[]=y");
  await expect(cards(page)).toHaveCount(1);
  await expect(category(page)).toHaveValue("1");
});

test("a category that does not exist is searched as all, and the page says so", async ({
  page,
}) => {
  await open(page, "/database?category=987&query=ozempic");
  await expect(page.getByText(/category in the address does not exist/)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await box(page).fill("semaglutide");
  await expect(page.getByText(/category in the address does not exist/)).toHaveCount(0);
});

test("where the texts cannot be loaded, the form asks the server and the page says so", async ({
  page,
}) => {
  await page.route("**/search/*.json", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/database");
  await box(page).fill("ozempic");
  await expect(page.getByText(/Live results are not available/)).toBeVisible();
  await expect(count(page)).toHaveText(`${SEEDED_PEPTIDES} peptides`);
  await button(page).click();
  await expect(page).toHaveURL("/database?query=ozempic");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Memory", exact: true }).click();
  await expect(page).toHaveURL("/database?query=Memory");
  await expect(cards(page)).toHaveCount(8);
});

test("offline the page says so and searches as soon as the connection is back", async ({
  page,
  context,
}) => {
  await open(page, "/database");
  await context.setOffline(true);
  await box(page).fill("ozempic");
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await box(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peptide Database");
  await category(page).selectOption("Weight Management");
  await expect(count(page)).toHaveText(`${SEEDED_PEPTIDES} peptides`);
  await context.setOffline(false);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
});

test("once the texts are here the search works offline", async ({ page, context }) => {
  await open(page, "/database");
  await box(page).fill("memory");
  await expect(count(page)).toHaveText("8 peptides for “memory”");
  await context.setOffline(true);
  await box(page).fill("ozempic");
  await expect(cards(page)).toHaveCount(1);
  await page
    .getByRole("navigation", { name: "Popular searches" })
    .getByRole("link", { name: "Healing" })
    .click();
  await expect(count(page)).toHaveText("6 peptides for “Healing”");
});

test("the search works by keyboard alone", async ({ page }) => {
  await open(page, "/database");
  await box(page).focus();
  await page.keyboard.type("memory");
  await page.keyboard.press("Tab");
  await expect(category(page)).toBeFocused();
  await page.keyboard.type("Anti");
  await expect(page).toHaveURL("/database?query=memory&category=4");
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("summary", { hasText: "Filter by facts" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Muscle growth" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/database?query=Muscle%20growth");
  await expect(page.getByRole("link", { name: "Muscle growth" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form and the chips are answered by the server", async ({ page }) => {
    await page.goto("/database");
    await expect(cards(page)).toHaveCount(SEEDED_PEPTIDES);
    await box(page).fill("Memory");
    await category(page).selectOption("Anti-Aging & Cognitive");
    await button(page).click();
    await expect(page).toHaveURL("/database?query=Memory&category=4");
    await expect(cards(page)).toHaveCount(6);
    await expect(category(page)).toHaveValue("4");
    await page
      .getByRole("navigation", { name: "Popular searches" })
      .getByRole("link", { name: "Healing" })
      .click();
    await expect(page).toHaveURL("/database?query=Healing");
    await expect(cards(page)).toHaveCount(6);
    await expect(category(page)).toHaveValue("");
    await page.goto("/database?query=zzz");
    await expect(page.getByRole("heading", { name: "No peptides found" })).toBeVisible();
    await page.getByRole("link", { name: "Clear search" }).click();
    await expect(cards(page)).toHaveCount(SEEDED_PEPTIDES);
  });
});

test("a misspelt name is found, and the page says what was meant", async ({ page, request }) => {
  const html = await (await request.get("/database?query=semiglutide")).text();
  expect(html).toContain("Semaglutide</a>");
  await open(page, "/database");
  await box(page).pressSequentially("semiglutide");
  await expect(cards(page).first().getByRole("heading")).toHaveText("Semaglutide");
  await expect(count(page)).toHaveText(/^\d+ peptides close to “semiglutide”$/);
  await page.getByText("Did you mean").getByRole("link", { name: "Semaglutide" }).click();
  await expect(page).toHaveURL("/database?query=Semaglutide");
  await expect(box(page)).toHaveValue("Semaglutide");
  await expect(page.getByText("Did you mean")).toHaveCount(0);
});

test("each card says where it holds what was searched for", async ({ page }) => {
  await page.goto("/database?query=ozempic");
  await expect(cards(page).first()).toContainText("Brand name: Ozempic");
  await expect(cards(page).first().locator("mark")).toHaveText("Ozempic");
  await page.goto("/database?query=KKT");
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText("Sequence: LKKTETQ");
  await page.goto(`/database?query=${encodeURIComponent("1400–1500 g/mol")}`);
  await expect(cards(page).getByRole("heading")).toHaveText(["BPC-157"]);
});

test("the names answer while the texts are on their way", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/search/texts-*.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/database");
  await box(page).pressSequentially("ozempic");
  await expect(cards(page)).toHaveCount(1);
  await expect(results(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(results(page)).toHaveAttribute("aria-busy", "false");
  await expect(cards(page)).toHaveCount(1);
});
