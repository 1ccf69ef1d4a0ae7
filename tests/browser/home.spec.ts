import { expect, type Page, test } from "@playwright/test";

const main = (page: Page) => page.getByRole("main");

test("the home page says what the site is and leads into the database", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Amide - Advanced Peptide Information Portal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Advanced Peptide Information Portal",
  );
  await expect(page.getByRole("link", { name: "Semaglutide, residue by residue" })).toBeVisible();
  const tags = page.getByRole("navigation", { name: "Quick tags" }).getByRole("link");
  await expect(tags).toHaveText([
    "Muscle growth",
    "Weight loss",
    "Inflammation",
    "Recovery",
    "Memory",
    "Cognitive",
    "Energy",
    "Healing",
  ]);
  await expect(page.getByLabel("Quick Peptide Lookup").first()).toBeVisible({ visible: !isMobile });
  await expect(page.getByRole("link", { name: "Virtual Consultant" })).toHaveAttribute(
    "href",
    "/consultant",
  );
  await tags.filter({ hasText: "Weight loss" }).click();
  await expect(page).toHaveURL("/database?query=Weight%20loss");
  await page.goBack();
  await page.getByRole("link", { name: "Explore Database" }).click();
  await expect(page).toHaveURL("/database");
});

test("a lookup goes to the database, a blank one says what is missing", async ({
  page,
  isMobile,
}) => {
  if (isMobile) return; // On wide windows only.
  await page.goto("/", { waitUntil: "networkidle" });
  const lookup = page.getByRole("search", { name: "Quick Peptide Lookup" });
  for (const blank of ["", "   "]) {
    await lookup.locator("input").fill(blank);
    await lookup.getByRole("button", { name: "Search" }).click();
    const toast = page.getByRole("alert").filter({ hasText: "Search query required" });
    await expect(toast).toContainText("Please enter a keyword to search");
    await expect(lookup.locator("input")).toBeFocused();
    await toast.getByRole("button", { name: "Close notice" }).click();
    await expect(toast).toHaveCount(0);
  }
  await expect(page).toHaveURL("/");
  await lookup.locator("input").fill("  growth hormone & more ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/database?query=growth%20hormone%20%26%20more");
  await expect(page.getByLabel("Keyword")).toHaveValue("growth hormone & more");
});

test("the five categories lead to their peptides", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Explore by category" });
  await expect(section.getByRole("heading", { level: 3 })).toHaveText([
    "Weight Management",
    "Performance & Recovery",
    "Pain & Inflammation",
    "Anti-Aging & Cognitive",
    "Sexual Health & Hormones",
  ]);
  await expect(section.locator("li svg:first-child")).toHaveCount(5);
  await expect(section.getByRole("link", { name: "View All Categories" })).toHaveAttribute(
    "href",
    "/peptides",
  );
  await section.getByRole("link", { name: /^Explore\s*Anti-Aging/ }).click();
  await expect(page).toHaveURL("/peptides?category=4");
});

test("the teaser of the database searches, and shows its first two peptides", async ({
  page,
  request,
}) => {
  const [first, second] = await (await request.get("/api/peptides")).json();
  await page.goto("/");
  const section = page.getByRole("region", { name: "Search the database" });
  await expect(section.locator("article h3")).toHaveText([first.name, second.name]);
  await expect(
    section.getByRole("navigation", { name: "Popular searches" }).getByRole("link"),
  ).toHaveCount(8);
  await expect(section.getByLabel("Category").getByRole("option")).toHaveCount(6);
  await section.getByLabel("Keyword").fill("bone");
  await section.getByLabel("Category").selectOption("Performance & Recovery");
  await section.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/database?query=bone&category=2");
  await expect(page.getByLabel("Keyword")).toHaveValue("bone");
  await expect(page.getByLabel("Category")).toHaveValue("2");
});

test("the teaser of the consultant shows a sample, four steps and takes a question", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const section = page.getByRole("region", { name: "Ask the virtual consultant" });
  await expect(section.getByRole("figure")).toContainText("What has BPC-157 been studied for?");
  await expect(section.getByRole("heading", { level: 4 })).toHaveCount(4);
  const question = section.getByLabel("Your question");
  await question.fill("   ");
  await question.press("Enter");
  await expect(page).toHaveURL("/");
  await question.fill(" What is PT-141? ");
  await question.press("Enter");
  await expect(page).toHaveURL("/consultant?query=What%20is%20PT-141%3F");
});

test("the teaser of the research leads to its tabs and the two latest papers", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Read the research" });
  for (const [name, tab] of [
    ["Scientific Papers", "articles"],
    ["Educational Videos", "videos"],
    ["Other Resources", "resources"],
  ] as const) {
    await expect(section.getByRole("link", { name })).toHaveAttribute(
      "href",
      `/research?tab=${tab}`,
    );
  }
  const papers = section.getByRole("listitem").filter({ hasText: /2026 · / });
  await expect(papers).toHaveCount(2);
  for (const paper of await papers.all()) {
    await expect(paper.getByRole("link")).toHaveAttribute("href", /^(https:\/\/|\/research\/\d+$)/);
  }
});

test.describe("while a page that a link leads to is on its way", () => {
  for (const { path, shows, count } of [
    { path: "/", shows: "[data-skeleton]", count: 5 },
    { path: "/peptides", shows: "[data-skeleton]", count: 6 },
    { path: "/research", shows: "[data-skeleton]", count: 3 },
    { path: "/research?tab=videos", shows: "[data-skeleton]", count: 4 },
    { path: "/contact", shows: "[data-field]", count: 4 },
    { path: "/about", shows: "[data-spinner]", count: 1 },
  ]) {
    test(`${path} has a stand-in, which Back takes away`, async ({ page, isMobile }) => {
      const { pathname } = new URL(path, "http://localhost");
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        (url) => url.pathname === pathname,
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await page.goto("/terms", { waitUntil: "networkidle" });
      const header = page.getByRole("banner");
      if (isMobile && path !== "/") await page.getByRole("button", { name: "Open menu" }).click();
      if (path.includes("tab")) {
        await header.getByRole("button", { name: "Sections of research" }).click();
      }
      await header.locator(`a[href="${path}"]`).first().click();
      await expect(page.locator(shows)).toHaveCount(count);
      await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
      await expect(page).toHaveURL("/terms");
      release();
      await expect(page).toHaveURL(path);
      await expect(page.locator(shows)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL("/terms");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
      await page.waitForTimeout(300);
      await expect(page.locator(shows)).toHaveCount(0);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is whole and its forms work", async ({ page, isMobile }) => {
    await page.goto("/");
    await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([
      "Explore by category",
      "Search the database",
      "Ask the virtual consultant",
      "Read the research",
    ]);
    if (!isMobile) {
      const box = page.getByRole("search", { name: "Quick Peptide Lookup" }).getByRole("searchbox");
      for (const blank of ["", "  "]) {
        await box.fill(blank);
        await box.press("Enter");
        await expect(page).toHaveURL("/");
      }
    }
    const question = page.getByLabel("Your question");
    await question.fill("  ");
    await question.press("Enter");
    await expect(page).toHaveURL("/");
    const section = page.getByRole("region", { name: "Search the database" });
    await section.getByLabel("Keyword").fill("memory");
    await section.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/database?query=memory&category=");
    await expect(page.locator("article").first()).toBeVisible();
  });
});
