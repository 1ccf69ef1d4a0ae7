import { expect, type Page, test } from "@playwright/test";
import {
  countSeededIn,
  countSeededPapersOn,
  paperWithoutAddress,
  SEEDED_PEPTIDES,
} from "../support/seeded";

const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

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
  await expect(papers.getByRole("link", { name: /^Read Article/ })).toHaveCount(
    countSeededPapersOn(81),
  );
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

test("a reader goes on to the consultant or back to the database", async ({ page }) => {
  await page.goto("/peptides/36");
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["Consult with AI", "/consultant"],
    ["Back to Database", "/database"],
  ] as const) {
    await expect(main.getByRole("link", { name, exact: true })).toBeInViewport();
    await main.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/peptides/36");
  }
});

test("the technical details stand before the tabs, or beside them in a wide window", async ({
  page,
}) => {
  await page.goto("/peptides/36");
  const details = await page.locator("#technical-details").boundingBox();
  const tabs = await page.getByRole("tablist").boundingBox();
  expect((details?.y ?? 0) + (details?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
});

test("every part of the page is one click from its first window", async ({ page }) => {
  await page.goto("/peptides/36");
  const links = contents(page).getByRole("link");
  await expect(links).toHaveText([
    "At a Glance",
    "Sequence",
    "Overview",
    "Technical Details",
    "Common Uses",
    "Mechanism",
    "Benefits",
    "Side Effects",
    "Dosage",
    "Research",
    "Videos",
  ]);
  for (const link of await links.all()) {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page.locator((await link.getAttribute("href")) ?? "")).toBeInViewport();
  }
  await expect(panel(page, "Videos")).toBeInViewport();
  await page.goBack();
  await expect(panel(page, "Research")).toBeVisible();
  await page.goto("/peptides/29");
  await expect(contents(page).getByRole("link").nth(1)).toHaveText("Overview");
});

test("the selected tab is found again after a reload, by Back from a paper and by a direct link", async ({
  page,
}) => {
  await page.goto("/peptides/81");
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("tab", { name: "Dosage" }).click();
  await page.getByRole("tab", { name: "Research" }).click();
  await expect(page).toHaveURL("/peptides/81#research");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // A page that still loads may scroll to its fragment after the reader has scrolled on.
  await page.reload({ waitUntil: "networkidle" });
  await expect(panel(page, "Research")).toBeVisible();

  const paper = panel(page, "Research").getByRole("link", { name: /ligament healing in the rat$/ });
  // On a busy machine the browser now and then scrolls to the fragment after it has restored the place.
  await expect(async () => {
    await paper.first().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await paper.first().click();
    await expect(page).toHaveURL(/\/research\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL("/peptides/81#research");
    await expect(panel(page, "Research")).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 10_000 }).toBe(place);
  }).toPass();

  await page.goto("/peptides/36#dosage");
  await expect(panel(page, "Dosage")).toBeInViewport();
  await page.goto("/peptides/67#nothing");
  await expect(panel(page, "Mechanism")).toBeVisible();
  await page.goto("/peptides/36#side-effects");
  await expect(panel(page, "Side Effects")).toBeVisible();
  await page.evaluate('location.hash = "#warnings"');
  await expect(page.getByRole("heading", { name: "Important Warnings" })).toBeVisible();
});

test("side effects and dosage lead to the warnings", async ({ page }) => {
  for (const name of ["Side Effects", "Dosage"]) {
    await page.goto(`/peptides/36#${name.toLowerCase().replace(" ", "-")}`);
    await panel(page, name).getByRole("link", { name: "Read the important warnings" }).click();
    await expect(page.getByRole("heading", { name: "Important Warnings" })).toBeInViewport();
  }
});

test("the tab of the address is in view among its neighbours", async ({ page }) => {
  await page.goto("/peptides/81#videos");
  const tab = page.getByRole("tab", { name: "Videos" });
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect
    .poll(() =>
      tab.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    )
    .toBe(true);
});

test("the tab of the address is open before the scripts run", async ({ page }) => {
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.goto("/peptides/81#research");
  await expect(page.locator("#research")).toBeInViewport();
  await expect(page.locator(".tab-panel:visible")).toHaveCount(1);
});

test("a paper without an address leads to its page here", async ({ page }) => {
  const papers = panel(page, "Research");
  const readable = paperWithoutAddress({ hasAbstract: true });
  await openPeptideOf(page, readable.id);
  await papers
    .getByRole("link", { name: /^Read Article/ })
    .filter({ hasText: readable.title })
    .click();
  await expect(page).toHaveURL(`/research/${readable.id}`);
  await expect(page.getByRole("heading", { name: "Citation" })).toBeVisible();

  const citationOnly = paperWithoutAddress({ hasAbstract: false });
  await openPeptideOf(page, citationOnly.id);
  const entry = papers.getByRole("listitem").filter({ hasText: citationOnly.title });
  await expect(entry).toContainText("Citation only");
  await expect(entry.getByRole("link", { name: /^Read Article/ })).toHaveCount(0);
});

async function openPeptideOf(page: Page, paper: number): Promise<void> {
  const { peptideId } = await (await page.request.get(`/api/research/${paper}`)).json();
  await page.goto(`/peptides/${peptideId}#research`);
}

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

  test("the index leads to every part of the page", async ({ page }) => {
    await page.goto("/peptides/81");
    for (const link of await contents(page).getByRole("link").all()) {
      await link.click();
      await expect(page.locator((await link.getAttribute("href")) ?? "")).toBeInViewport();
    }
  });

  test("the list filters and sorts", async ({ page }) => {
    await page.goto("/peptides");
    await expect(page.locator("article")).toHaveCount(SEEDED_PEPTIDES);
    await page
      .getByRole("link", { name: /^Weight Management/ })
      .first()
      .click();
    await expect(page.locator("article")).toHaveCount(countSeededIn(1));
    await page.getByLabel("Sort by").selectOption("Name Z-A");
    await page.getByRole("button", { name: "Sort" }).click();
    await expect(page).toHaveURL(/category=1.*sort=name-za/);
    await expect(page.locator("article h2").first()).toHaveText("Tirzepatide");
  });
});
