import { expect, type Locator, type Page, test } from "@playwright/test";
import { serveKeptSite } from "../support/kept-site";

/** A word for each searched field, so that a search for it can have found that field alone. */
const words = {
  name: "Conformin",
  shortDescription: "brumfik",
  description: "clostav",
  benefits: "dwindor",
  sideEffects: "ferqual",
  dosage: "gluvern",
  research: "hystomp",
  mechanismOfAction: "jarvond",
  commonUses: "kelpwix",
  peptideType: "mudgort",
};
const MANY_BENEFITS = ["Many dwindor", "Less pain", "More rest", "Better sleep", "Longer walks"];
const EMPTY_NAME = "Emptin";

test.describe("the peptides' pages are as specified", () => {
  const site = serveKeptSite();
  const ids = { full: 0, empty: 0, lines: 0, categoryWithoutPeptides: 0 };
  const now = "2026-01-02T03:04:05.000+00:00";

  function insert(table: string, row: Record<string, string | number>): number {
    const names = Object.keys(row);
    const marks = names.map(() => "?").join();
    const sql = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`)}) VALUES (${marks})`;
    return Number(site.db.prepare(sql).run(...Object.values(row)).lastInsertRowid);
  }

  test.beforeAll(() => {
    ids.full = insert("Peptide", {
      name: words.name,
      shortDescription: `A ${words.shortDescription} of the tests.`,
      description: `<p>Made of <strong>${words.description}</strong> beads.</p>`,
      benefits: `<ul>${MANY_BENEFITS.map((benefit) => `<li>${benefit}</li>`).join("")}</ul>`,
      sideEffects: `<p>Rarely <em>${words.sideEffects}</em>.</p>`,
      dosage: `<p>Labels name one <em>${words.dosage}</em>.</p>`,
      research: `<p>Trials of <em>${words.research}</em>.</p>`,
      mechanismOfAction: `<p>Binds to <em>${words.mechanismOfAction}</em>.</p>`,
      commonUses: `For ${words.commonUses}|For nothing else`,
      warnings: "<p>Never with <em>hot tea</em>.</p>",
      peptideType: `Linear ${words.peptideType}`,
      molecularWeight: "1234.5 g/mol",
      molecularFormula: "C7H8",
      avatarText: "CONFORMIN-1234",
      avatarColor: "#123456",
      updatedAt: now,
    });
    ids.empty = insert("Peptide", {
      name: EMPTY_NAME,
      benefits: "First effect, second effect",
      updatedAt: now,
    });
    ids.lines = insert("Peptide", {
      name: "Linesin",
      benefits: "Quick, at first|Slow, later",
      avatarText: "LINES\nIN\nTHREE-X",
      updatedAt: now,
    });
    for (const [position, categoryId] of [4, 2, 0].entries()) {
      insert("PeptideCategory", { peptideId: ids.full, categoryId, position });
    }
    for (const [position, condition] of ["Cold feet", "Warm hands"].entries()) {
      insert("Condition", { peptideId: ids.full, condition, position });
    }
    ids.categoryWithoutPeptides = insert("Category", { name: "Nobody's", updatedAt: now });
    const papers: Record<string, string | number>[] = [
      { title: "A paper with a year", source: "Journal A", year: 2011, url: "https://a.example/1" },
      { title: "A paper with a date", source: "Journal B", date: "2017-05-04T00:00:00.000+00:00" },
    ];
    for (const [position, paper] of papers.entries()) {
      const articleId = insert("Article", { ...paper, abstract: "Short.", updatedAt: now });
      insert("ArticlePeptide", { articleId, peptideId: ids.full, position });
    }
    for (const title of ["One film", "Another film"]) {
      const url = `https://www.youtube.com/watch?v=zU5EYw06wt${title.charAt(0)}`;
      const videoId = insert("Video", { title, url, updatedAt: now });
      insert("VideoPeptide", { videoId, peptideId: ids.full, position: 0 });
    }
  });

  const cards = (page: Page) => page.locator("main article");
  const namesOf = (page: Page) => cards(page).getByRole("heading").allTextContents();
  const cardOf = (page: Page, name: string) =>
    cards(page).filter({ has: page.getByRole("link", { name, exact: true }) });
  const stored = async (page: Page, path: string) =>
    (await page.request.get(`${site.address}${path}`)).json();

  test("the list of the peptides", async ({ page }) => {
    const peptides: Peptide[] = await stored(page, "/api/peptides");
    const categories: Category[] = await stored(page, "/api/categories");
    const shownCategories = categories.filter(({ id }) => id !== 0);
    const address = `${site.address}/peptides`;
    const filters = page.getByRole("navigation", { name: "Filter by category" });
    const filter = (name: string) => filters.getByRole("link", { name: new RegExp(`^${name}`) });
    const sort = page.getByLabel("Sort by");
    await page.goto(address, { waitUntil: "networkidle" });

    await test.step("all peptides, each with a link to its page", async () => {
      const hrefs = await cards(page)
        .getByRole("heading")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
      expect(hrefs.sort()).toEqual(
        peptides.map(({ id, name }) => [name, `/peptides/${id}`]).sort(),
      );
    });
    await test.step("All and every category but General", async () => {
      expect(categories.map(({ id }) => id)).toContain(0);
      const names = ["All", ...shownCategories.map(({ name }) => name)];
      await expect(filters.getByRole("link")).toHaveText(
        names.map((name) => new RegExp(`^${name} ?\\d+$`)),
      );
    });
    await test.step("at most three key benefits", async () => {
      await expect(cardOf(page, words.name).getByRole("listitem")).toHaveText(
        MANY_BENEFITS.slice(0, 3),
      );
      await expect(cardOf(page, EMPTY_NAME).getByRole("listitem")).toHaveText([
        "First effect",
        "second effect",
      ]);
    });
    await test.step("sorted by name, backwards and by category", async () => {
      await expect(sort.getByRole("option")).toHaveText([/^Name A-Z$/, /^Name Z-A$/, /^Category$/]);
      await expect(sort.locator("option:checked")).toHaveText("Name A-Z");
      const byName = await namesOf(page);
      const { compare } = new Intl.Collator("en", { numeric: true });
      expect(byName).toEqual(byName.toSorted(compare));
      await sort.selectOption("Name Z-A");
      await expect.poll(() => namesOf(page)).toEqual(byName.toReversed());
      await sort.selectOption("Category");
      const primaryOf = new Map(peptides.map(({ name, categoryId }) => [name, categoryId ?? 0]));
      await expect
        .poll(async () => {
          const inOrder = (await namesOf(page)).map((name) => primaryOf.get(name));
          return inOrder.filter((id, index) => id !== inOrder[index - 1]).length;
        })
        .toBe(new Set(primaryOf.values()).size);
    });
    await test.step("a category in the address, which Back takes away", async () => {
      await page.goto(address, { waitUntil: "networkidle" });
      const before = await page.evaluate(() => history.length);
      for (const { id, name } of shownCategories.filter((category) =>
        [4, 2].includes(category.id),
      )) {
        await filter(name).click();
        await expect(page).toHaveURL(`${address}?category=${id}`);
        const within = peptides.filter((peptide) =>
          peptide.categoryIds.split(",").includes(String(id)),
        );
        expect(within.map((peptide) => peptide.name)).toContain(words.name);
        await expect(cards(page)).toHaveCount(within.length);
        expect((await namesOf(page)).sort()).toEqual(within.map((peptide) => peptide.name).sort());
      }
      expect(await page.evaluate(() => history.length)).toBe(before + 2);
      await page.goBack();
      await expect(page).toHaveURL(/\?category=[24]$/);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(cards(page)).toHaveCount(peptides.length);
      await filter("Nobody's").click();
      await expect(page.getByRole("heading", { name: "No peptides found" })).toBeVisible();
      await filter("All").click();
      await expect(cards(page)).toHaveCount(peptides.length);
    });
    await test.step("an empty category leads back to all", async () => {
      await page.goto(`${address}?category=${ids.categoryWithoutPeptides}`);
      await expect(page.getByRole("heading", { name: "No peptides found" })).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await page.getByRole("link", { name: "View All Peptides" }).click();
      await expect(page).toHaveURL(address);
      await expect(cards(page)).toHaveCount(peptides.length);
    });
    await test.step("the ways to the database and the consultant", async () => {
      for (const path of ["/database", "/consultant"]) {
        await expect(page.getByRole("main").locator(`a[href="${path}"]`).first()).toBeVisible();
      }
    });
  });

  test("the page of a peptide with everything", async ({ page }) => {
    await page.goto(`${site.address}/peptides/${ids.full}`, { waitUntil: "networkidle" });
    const main = page.getByRole("main");
    const part = (heading: string, element = "section") =>
      main.locator(element, { has: page.getByRole("heading", { name: heading, exact: true }) });
    const panel = (name: string) => page.getByRole("tabpanel", { name });

    await test.step("breadcrumb", async () => {
      const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
      await expect(breadcrumb).toHaveText(/^\s*Home\s*\/\s*Peptides\s*\/\s*Conformin\s*$/);
      await expectHref(breadcrumb.getByRole("link", { name: "Home" }), "/");
      await expectHref(breadcrumb.getByRole("link", { name: "Peptides" }), "/peptides");
    });
    await test.step("avatar and badges", async () => {
      const avatar = main.locator("article header .avatar");
      await expect(avatar).toHaveText("CONFORMIN-1234");
      await expect(avatar).toHaveCSS("background-color", "rgb(18, 52, 86)");
      const box = await avatar.boundingBox();
      expect(box?.width).toBe(box?.height);
      expect(
        await avatar.evaluate((circle) => Number.parseFloat(getComputedStyle(circle).borderRadius)),
      ).toBeGreaterThanOrEqual((box?.width ?? 0) / 2);
      await expect(main.locator("article header").getByRole("link")).toHaveText([
        "Anti-Aging & Cognitive",
        "Performance & Recovery",
      ]);
    });
    await test.step("overview, details, uses, benefits and conditions", async () => {
      await expect(part("Overview").locator("strong")).toHaveText(words.description);
      await expect(part("Overview")).not.toContainText("<");
      const details = part("Technical Details");
      await expect(details).toContainText(`Linear ${words.peptideType}`);
      await expect(details).toContainText("1234.5 g/mol");
      await expect(details).toContainText("C7H8");
      const uses = [`For ${words.commonUses}`, "For nothing else"];
      await expect(part("Common Uses").getByRole("listitem")).toHaveText(uses);
      await expect(part("Key Benefits").getByRole("listitem")).toHaveText(MANY_BENEFITS);
      await expect(part("Related Conditions").getByRole("listitem")).toHaveText([
        "Cold feet",
        "Warm hands",
      ]);
    });
    await test.step("six tabs, of which a click shows one and hides the others", async () => {
      const texts = {
        Mechanism: words.mechanismOfAction,
        Benefits: words.benefits,
        "Side Effects": words.sideEffects,
        Dosage: words.dosage,
        Research: words.research,
        Videos: "One film",
      };
      const names = Object.keys(texts);
      await expect(page.getByRole("tab")).toHaveText(names);
      await expect(page.getByRole("tab", { selected: true })).toHaveText("Mechanism");
      await expect(panel("Mechanism")).toBeVisible();
      await expect(page.locator("[role=tabpanel]:visible")).toHaveCount(1);
      for (const [name, text] of Object.entries(texts).toReversed()) {
        await page.getByRole("tab", { name, exact: true }).click();
        await expect(panel(name)).toBeVisible();
        await expect(panel(name)).toContainText(text);
        await expect(page.locator("[role=tabpanel]:visible")).toHaveCount(1);
      }
    });
    await test.step("the warnings in a red box", async () => {
      await page.getByRole("tab", { name: "Mechanism" }).click();
      const warnings = panel("Mechanism").locator("section", { hasText: "Important Warnings" });
      await expect(warnings.locator("em")).toHaveText("hot tea");
      const edge = await warnings.evaluate((box) => getComputedStyle(box).borderLeftColor);
      const [red = 0, green = 0, blue = 0] = await rgbOf(page, edge);
      expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
      expect(Math.abs(green - blue)).toBeLessThan(40);
    });
    await test.step("a dosage for education only", async () => {
      await page.getByRole("tab", { name: "Dosage" }).click();
      await expect(panel("Dosage")).toContainText(/for education(al purposes)? only/i);
    });
    await test.step("the papers", async () => {
      await page.getByRole("tab", { name: "Research" }).click();
      await expect(
        panel("Research").getByRole("heading", { name: "Scientific Papers" }),
      ).toBeVisible();
      await expect(panel("Research").locator("em")).toHaveText(words.research);
      const papers = panel("Research").getByRole("listitem");
      await expect(papers).toHaveCount(2);
      const withYear = papers.filter({ hasText: "A paper with a year" });
      await expect(withYear).toContainText("2011");
      await expect(withYear).toContainText("Journal A");
      await expectHref(
        withYear.getByRole("link", { name: /^Read Article/ }),
        "https://a.example/1",
      );
      const withDate = papers.filter({ hasText: "A paper with a date" });
      await expect(withDate).toContainText("2017");
      await expect(withDate).toContainText("Journal B");
      await expectHref(withDate.getByRole("link", { name: /^Read Article/ }), /^\/research\/\d+$/);
    });
    await test.step("a grid of video cards", async () => {
      await page.getByRole("tab", { name: "Videos" }).click();
      const films = panel("Videos").getByRole("article");
      await expect(films.getByRole("heading")).toHaveText(["One film", "Another film"]);
      await expect(panel("Videos").getByRole("list").first()).toHaveCSS("display", "grid");
    });
    await test.step("the ways to the consultant and the database", async () => {
      await expectHref(main.getByRole("link", { name: "Consult with AI" }), "/consultant");
      await expectHref(main.getByRole("link", { name: "Back to Database" }), "/database");
    });
  });

  test("the pages of peptides with little, of none, and the way between two", async ({ page }) => {
    const main = page.getByRole("main");
    const avatar = main.locator("article header .avatar");
    const fontSize = () =>
      avatar.evaluate((circle) => Number.parseFloat(getComputedStyle(circle).fontSize));
    const panel = (name: string) => page.getByRole("tabpanel", { name });
    const benefits = main
      .locator("section", { has: page.getByRole("heading", { name: "Key Benefits" }) })
      .last()
      .getByRole("listitem");

    await test.step("what is missing is said", async () => {
      await page.goto(`${site.address}/peptides/${ids.empty}`, { waitUntil: "networkidle" });
      await expect(avatar).toHaveText("Em");
      await expect(avatar).toHaveCSS("background-color", "rgb(79, 70, 229)");
      await expect(main.locator("section", { hasText: "Overview" }).last()).toContainText(
        "No description available",
      );
      await expect(main.locator("section", { hasText: "Common Uses" }).last()).toContainText(
        "No common uses specified",
      );
      await expect(benefits).toHaveText(["First effect", "second effect"]);
      await expect(page.getByRole("heading", { name: "Important Warnings" })).toHaveCount(0);
      await expect(panel("Mechanism")).toHaveText(
        /Detailed mechanism of action information not available\.$/,
      );
      await page.getByRole("tab", { name: "Videos" }).click();
      await expect(panel("Videos")).toContainText(
        "No educational videos available for this peptide.",
      );
      await expectHref(panel("Videos").getByRole("link"), "/research?tab=videos");
    });
    const ofTwoLetters = await fontSize();
    await test.step("a text of three lines is smaller, and pipes part the benefits", async () => {
      await page.goto(`${site.address}/peptides/${ids.lines}`, { waitUntil: "networkidle" });
      await expect(avatar).toContainText("THREE-X");
      expect(await fontSize()).toBeLessThan(ofTwoLetters);
      await expect(benefits).toHaveText(["Quick, at first", "Slow, later"]);
    });
    await test.step("a spinner until the other peptide is there, which begins at its top", async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(
        (url) => url.pathname === `/peptides/${ids.full}`,
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.getByRole("banner").getByRole("button", { name: "Search the site" }).click();
      await page.locator("#header-lookup").fill(words.name);
      await page
        .locator("[role=option]")
        .filter({ hasText: /^Conformin$/ })
        .click();
      await expect(page.locator("[data-spinner]")).toBeVisible();
      release();
      await expect(page).toHaveURL(`${site.address}/peptides/${ids.full}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.name);
      await expect(page.locator("[data-spinner]")).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await fontSize()).toBeLessThan(ofTwoLetters);
    });
    await test.step("a peptide that does not exist", async () => {
      const response = await page.goto(`${site.address}/peptides/987654`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Peptide Not Found" })).toBeVisible();
      await expect(main).toContainText(
        "The peptide you're looking for doesn't exist or has been removed.",
      );
      await expect(main.locator('a[href="/peptides"]')).toBeVisible();
    });
  });

  test("the database and its search", async ({ page }) => {
    const categories: Category[] = await stored(page, "/api/categories");
    const peptides: Peptide[] = await stored(page, "/api/peptides");
    const address = `${site.address}/database`;
    const main = page.getByRole("main");
    const keyword = main.getByLabel("Keyword");
    const category = main.getByLabel("Category");
    const search = main.getByRole("button", { name: "Search" });

    await test.step("an address is shown in the form and answered", async () => {
      await page.goto(`${address}?query=CLOSTAV&category=2`, { waitUntil: "networkidle" });
      await expect(keyword).toHaveValue("CLOSTAV");
      await expect(category).toHaveValue("2");
      await expect(cards(page).getByRole("heading")).toHaveText([words.name]);
      await page.goto(`${address}?query=CLOSTAV&category=3`);
      await expect(page.getByRole("heading", { name: "No peptides found" })).toBeVisible();
    });
    await test.step("all peptides where nothing is asked, and every category to choose", async () => {
      await page.goto(address, { waitUntil: "networkidle" });
      await expect(keyword).toBeEditable();
      await expect(cards(page)).toHaveCount(peptides.length);
      await expect(category.getByRole("option")).toHaveText([
        "All categories",
        ...categories.filter(({ id }) => id !== 0).map(({ name }) => name),
      ]);
    });
    await test.step("every field is found in any case, by the server and in the browser", async () => {
      const count = page.getByRole("region", { name: "Results" }).getByRole("status");
      for (const word of Object.values(words)) {
        const html = await (await page.request.get(`${address}?query=${word}`)).text();
        expect(html, word).toContain(`href="/peptides/${ids.full}"`);
        expect(html.match(/<article /g), word).toHaveLength(1);
        for (const query of [word.toUpperCase(), word.toLowerCase()]) {
          await keyword.fill(query);
          await expect(count).toHaveText(`1 peptide for “${query}”`);
          await expect(cards(page).getByRole("heading")).toHaveText([words.name]);
        }
      }
    });
    await test.step("a search stands in the address", async () => {
      await keyword.fill(words.dosage);
      await category.selectOption("Anti-Aging & Cognitive");
      await search.click();
      await expect(page).toHaveURL(`${address}?query=${words.dosage}&category=4`);
      await expect(cards(page).getByRole("heading")).toHaveText([words.name]);
      await category.selectOption("Pain & Inflammation");
      await expect(cards(page)).toHaveCount(0);
    });
    await test.step("a search without a result says so", async () => {
      await expect(page.getByRole("heading", { name: "No peptides found" })).toBeVisible();
      await expect(main).toContainText("Try adjusting your search criteria or category filter");
    });
    await test.step("a popular search fills the box and asks for all categories", async () => {
      const chips = main.getByRole("navigation", { name: "Popular searches" }).getByRole("link");
      expect(await chips.count()).toBeGreaterThan(1);
      await chips.filter({ hasText: "Memory" }).click();
      await expect(keyword).toHaveValue("Memory");
      await expect(category.locator("option:checked")).toHaveText("All categories");
      await expect(page).toHaveURL(`${address}?query=Memory`);
      await expect(cards(page)).not.toHaveCount(0);
      await expect(cards(page)).not.toHaveCount(peptides.length);
    });
    await test.step("a card leads to its peptide", async () => {
      await keyword.fill(words.research);
      await cards(page).getByRole("link", { name: words.name }).click();
      await expect(page).toHaveURL(`${site.address}/peptides/${ids.full}`);
    });
  });
});

interface Peptide {
  id: number;
  name: string;
  categoryId: number | null;
  categoryIds: string;
}

interface Category {
  id: number;
  name: string;
}

async function expectHref(link: Locator, href: string | RegExp) {
  await expect(link).toHaveAttribute("href", href);
}

/** Its parts from 0 to 255, whatever the notation. */
function rgbOf(page: Page, color: string): Promise<number[]> {
  return page.evaluate((value) => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    if (!pen) return [];
    pen.fillStyle = value;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, color);
}
