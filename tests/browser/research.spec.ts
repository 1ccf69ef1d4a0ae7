import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import {
  countSeededPapersOn,
  paperWithoutAddress,
  SEEDED_GENERAL_VIDEOS,
  SEEDED_PAPERS,
  SEEDED_PEPTIDES,
  SEEDED_VIDEOS,
} from "../support/seeded";

const AT_FIRST = 50;
const papers = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");
const titles = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 3 });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** Players of other sites, which a test must not reach, as an empty page of their own. */
async function standInForPlayers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/youtube|vimeo|dailymotion/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><html lang=en><title>Player</title>",
    });
  });
  return asked;
}

test.describe("tabs", () => {
  test("switch in place, are entries of the history, and answer to the keyboard", async ({
    page,
  }) => {
    await page.goto("/research");
    await expect(page).toHaveTitle("Research & Resources - Amide");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Research & Resources");
    await expect(page.getByRole("tab")).toHaveText([
      /^Scientific Papers/,
      /^Educational Videos/,
      /^Other Resources/,
    ]);
    await expect(papers(page)).toHaveCount(AT_FIRST);

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await tab(page, "Educational Videos").click();
    await expect(page).toHaveURL("/research?tab=videos");
    await expect(page.getByRole("tabpanel", { name: "Educational Videos" })).toContainText(
      "Peptide bond formation",
    );
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Other Resources")).toBeFocused();
    await expect(page).toHaveURL("/research?tab=resources");
    await expect(titles(page).first()).toHaveText("Peptide Fundamentals Guide");
    await page.keyboard.press("Home");
    await expect(page).toHaveURL("/research");

    await page.goBack();
    await expect(tab(page, "Other Resources")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(tab(page, "Educational Videos")).toHaveAttribute("aria-selected", "true");
    await page.goForward();
    await expect(titles(page).first()).toHaveText("Peptide Fundamentals Guide");
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  test("follow the window event researchTabChange, whose detail must be one of the three", async ({
    page,
  }) => {
    await page.goto("/research");
    const raise = (detail: unknown) =>
      page.evaluate(
        (value) => window.dispatchEvent(new CustomEvent("researchTabChange", { detail: value })),
        detail,
      );
    await expect(async () => {
      await raise("resources");
      expect(await tab(page, "Other Resources").getAttribute("aria-selected")).toBe("true");
    }).toPass();
    for (const wrong of ["papers", "", null, { tab: "videos" }, "toString"]) await raise(wrong);
    await expect(tab(page, "Other Resources")).toHaveAttribute("aria-selected", "true");
    await raise("videos");
    await expect(tab(page, "Educational Videos")).toHaveAttribute("aria-selected", "true");
  });

  test("chosen in the header far below their end, show their beginning", async ({ page }) => {
    await page.goto("/research");
    await page.getByRole("button", { name: `Show all ${SEEDED_PAPERS} papers` }).click();
    await expect(papers(page)).toHaveCount(SEEDED_PAPERS);
    await titles(page).last().scrollIntoViewIfNeeded();
    for (const name of ["Educational Videos", "Other Resources", "Scientific Papers"]) {
      await page.getByRole("button", { name: "Sections of research" }).click();
      await page.locator("#research-menu").getByRole("link", { name }).click();
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
      await expect(tab(page, name)).toBeInViewport();
      await expect(titles(page).first()).toBeInViewport();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    }
  });

  test("are chosen by the address; an unknown one shows the papers", async ({ page }) => {
    for (const [query, name] of [
      ["?tab=articles", "Scientific Papers"],
      ["?tab=videos", "Educational Videos"],
      ["?tab=resources", "Other Resources"],
      ["?tab=nothing", "Scientific Papers"],
    ] as const) {
      expect((await page.goto(`/research${query}`))?.status()).toBe(200);
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
      await expect(tab(page, name)).toBeInViewport();
    }
  });
});

test.describe("papers", () => {
  test("each shows its year, source, authors, peptides and the ways to it", async ({ page }) => {
    await page.goto("/research");
    const paper = papers(page).filter({
      has: page.getByRole("link", {
        name: "Tirzepatide Once Weekly for the Treatment of Obesity",
        exact: true,
      }),
    });
    await expect(paper).toContainText("2022");
    await expect(paper).toContainText("Jastreboff AM et al. · N Engl J Med");
    await expect(paper).toContainText("Tirzepatide");
    await expect(paper.getByRole("link", { name: "Read Article" })).toHaveAttribute(
      "href",
      "https://pubmed.ncbi.nlm.nih.gov/35658024/",
    );
    await paper.getByRole("link", { name: /^Tirzepatide/ }).click();
    await expect(page).toHaveURL("/research/1");
  });

  test("a search finds words of the abstract, and stays through a reload and Back", async ({
    page,
  }) => {
    const pages: string[] = [];
    await page.goto("/research", { waitUntil: "networkidle" });
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/research")) pages.push(request.url());
    });
    await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(0);
    const search = page.getByRole("searchbox");
    // Stands in the abstract of one paper alone, and in no title.
    await search.fill("before declining IN the later part");
    await expect(papers(page)).toHaveCount(1);
    await expect(titles(page)).toHaveText([/^Triple-Hormone-Receptor Agonist Retatrutide/]);
    await expect(page.getByRole("status").first()).toHaveText(`1 of ${SEEDED_PAPERS} papers`);
    await expect(page).toHaveURL(/\?query=before\+declining\+IN/);
    expect(pages, "nothing is asked of the server").toEqual([]);

    await page.reload();
    await expect(search).toHaveValue("before declining IN the later part");
    await expect(papers(page)).toHaveCount(1);
    await titles(page).first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Triple-Hormone/);
    await page.goBack();
    await expect(search).toHaveValue("before declining IN the later part");
    await expect(papers(page)).toHaveCount(1);

    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(papers(page)).toHaveCount(AT_FIRST);
    await expect(search).toBeFocused();
    await expect(page).toHaveURL("/research");
    await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(0);
  });

  test("a search covers title, source and authors, and Back from a typed search's paper keeps it", async ({
    page,
  }) => {
    await page.goto("/research");
    const search = page.getByRole("searchbox");
    for (const [query, found] of [
      ["ONCE WEEKLY FOR THE TREATMENT", /Tirzepatide Once Weekly/],
      ["jastreboff am, aronne", /Tirzepatide Once Weekly/],
      ["frias jp, davies", /Tirzepatide versus Semaglutide/],
    ] as const) {
      await search.fill(query);
      await expect(papers(page).filter({ hasText: found })).toHaveCount(1);
      await expect.poll(() => papers(page).count()).toBeLessThan(5);
    }
    await search.fill("n engl j med");
    await expect(papers(page).first()).toContainText("N Engl J Med");
    // At once, before the address has been brought up to date for the typing.
    await titles(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/research\/\d+$/);
    await page.goBack();
    await expect(search).toHaveValue("n engl j med");
    await expect(papers(page).first()).toContainText("N Engl J Med");
  });

  test("nothing found says so and clears all filters", async ({ page }) => {
    await page.goto("/research");
    await page.getByLabel("Peptide", { exact: true }).selectOption("BPC-157");
    await expect(papers(page)).toHaveCount(countSeededPapersOn(81));
    await page.getByRole("searchbox").fill("no such words");
    await expect(page.getByRole("heading", { name: "No matches found" })).toBeVisible();
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await expect(papers(page)).toHaveCount(AT_FIRST);
    await expect(page.getByLabel("Peptide", { exact: true })).toHaveValue("");
  });

  test("the peptides' list is All, General, then peptides by name; a peptide narrows the list", async ({
    page,
  }) => {
    await page.goto("/research");
    const select = page.getByLabel("Peptide", { exact: true });
    const options = await select.getByRole("option").allTextContents();
    expect(options.slice(0, 3)).toEqual(["All", "General", "Abaloparatide"]);
    expect(options).toHaveLength(2 + SEEDED_PEPTIDES);
    await expect(select.getByRole("option", { name: "General" })).toHaveAttribute("value", "0");
    await select.selectOption("Semaglutide");
    await expect(page).toHaveURL("/research?peptide=36");
    await expect(papers(page).filter({ hasNotText: "Semaglutide" })).toHaveCount(0);
    expect(await papers(page).count()).toBeGreaterThan(0);
    await select.selectOption("General");
    await expect(page).toHaveURL("/research?peptide=0");
    await expect(page.getByRole("heading", { name: "No matches found" })).toBeVisible();
  });

  test("are sorted by year with those without one last, or by title", async ({ page }) => {
    await page.goto("/research");
    const years = async () =>
      (await papers(page).locator("p:first-child").allTextContents()).map(
        (text) => Number(text) || null,
      );
    const select = page.getByLabel("Sort by");
    await expect(select.getByRole("option")).toHaveText([
      "Most recent",
      "Oldest first",
      "Title A-Z",
      "Title Z-A",
    ]);
    await page.getByRole("button", { name: `Show all ${SEEDED_PAPERS} papers` }).click();
    await expect(papers(page)).toHaveCount(SEEDED_PAPERS);
    const recent = await years();
    expect(recent.at(-1)).toBeNull();
    expect(recent.slice(0, -1)).toEqual(
      recent.slice(0, -1).toSorted((a, b) => Number(b) - Number(a)),
    );

    await select.selectOption("oldest");
    await expect(page).toHaveURL("/research?sort=oldest&show=all");
    // The list follows the address.
    await expect.poll(async () => (await years())[0]).toBe(1973);
    expect((await years()).at(-1)).toBeNull();

    const oldest = await titles(page).first().textContent();
    await select.selectOption("title-az");
    await expect(page).toHaveURL("/research?sort=title-az&show=all");
    await expect(titles(page).first()).not.toHaveText(oldest ?? "");
    const first = await titles(page).first().textContent();
    await page.reload();
    await expect(papers(page)).toHaveCount(SEEDED_PAPERS);
    await expect(titles(page).first()).toHaveText(first ?? "");
    await select.selectOption("title-za");
    await expect(titles(page).last()).toHaveText(first ?? "");
  });

  test("the whole list and the place in it are found again on the way back from a paper", async ({
    page,
  }) => {
    await page.goto("/research", { waitUntil: "networkidle" });
    const more = page.getByRole("button", { name: `Show all ${SEEDED_PAPERS} papers` });
    await more.click();
    await expect(page).toHaveURL("/research?show=all");
    await expect(papers(page)).toHaveCount(SEEDED_PAPERS);
    await expect(more).toHaveCount(0);
    const paper = titles(page).nth(150).getByRole("link");
    await paper.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await paper.click();
    await expect(page).toHaveURL(/\/research\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL("/research?show=all");
    await expect(papers(page)).toHaveCount(SEEDED_PAPERS);
    await expect(more).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test("one without an address leads to its page here, and with no text of it nowhere", async ({
    page,
  }) => {
    const readable = paperWithoutAddress({ hasAbstract: true });
    await page.goto(`/research?${new URLSearchParams({ query: readable.title })}`);
    const entry = papers(page).filter({ hasText: readable.title });
    await entry.getByRole("link", { name: "Read Article" }).click();
    await expect(page).toHaveURL(`/research/${readable.id}`);
    // The first: "Cite" has it too, in other styles.
    const citation = page.getByRole("main").getByText(`${readable.title}.`).first();
    await expect(citation).toContainText(readable.authors);
    await expect(page.getByText(/^No web address is on record/)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("at the source");

    const citationOnly = paperWithoutAddress({ hasAbstract: false });
    await page.goto(`/research?${new URLSearchParams({ query: citationOnly.title })}`);
    const bare = papers(page).filter({ hasText: citationOnly.title });
    await expect(bare).toContainText("Citation only");
    await expect(bare.getByRole("link", { name: "Read Article" })).toHaveCount(0);
    // As the browser draws it, too.
    await page.getByLabel("Sort by").selectOption("oldest");
    await expect(bare).toContainText("Citation only");
    await bare.getByRole("link", { name: citationOnly.title }).click();
    await expect(page.getByRole("main")).toContainText("We have no summary of this paper.");
    await expect(page.getByRole("main")).toContainText(`${citationOnly.title}.`);
    await expect(page.getByRole("main")).not.toContainText("at the source");
  });

  test("a retraction is marked, in the list and on its page", async ({ page }) => {
    await page.goto("/research?query=retract");
    await expect(papers(page).filter({ hasText: "Retraction notice for PMID" })).toContainText(
      "Retraction notice",
    );
    await expect(papers(page).getByText("Retracted paper", { exact: true })).toBeVisible();
    await titles(page).filter({ hasText: "RETRACTED:" }).getByRole("link").click();
    await expect(page.getByText(/^Retracted paper\./)).toBeVisible();
  });

  test("skeletons stand in for the list while it arrives by a link, and never in the html", async ({
    page,
    request,
  }) => {
    await page.goto("/research/999");
    // What was fetched beforehand would be there at once.
    await page.route("**/research**", (route) =>
      route.request().headers()["next-router-prefetch"] ? route.abort() : route.continue(),
    );
    const session = await page.context().newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: 10_000,
      uploadThroughput: 10_000,
    });
    await page.getByRole("main").getByRole("link", { name: "Back to Research" }).click();
    await expect(page.locator("[data-skeleton]")).toHaveCount(3);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await expect(papers(page)).toHaveCount(AT_FIRST);
    await expect(page.locator("[data-skeleton]")).toHaveCount(0);
    expect(await (await request.get("/research")).text()).not.toContain("data-skeleton");
  });

  test("the page stays within 200 KB of html", async ({ request }) => {
    const html = await (await request.get("/research")).body();
    expect(html.length).toBeLessThan(200 * 1024);
  });

  test("where the papers cannot be had, the page says so and leads to the server's answer", async ({
    page,
  }) => {
    await page.route("**/papers/**", (route) => route.abort());
    await page.goto("/research");
    await page.getByLabel("Sort by").selectOption("oldest");
    await expect(page.getByText("The list of papers could not be loaded.")).toBeVisible();
    await page.getByRole("link", { name: "Load it as a page" }).click();
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByLabel("Sort by")).toHaveValue("oldest");
  });

  test("where the abstracts cannot be had, the search goes on without them and says so", async ({
    page,
  }) => {
    await page.route("**/abstracts/**", (route) => route.abort());
    await page.goto("/research");
    await page.getByRole("searchbox").fill("tirzepatide once weekly");
    await expect(papers(page)).toHaveCount(1);
    await expect(page.getByRole("status").first()).toHaveText(
      `1 of ${SEEDED_PAPERS} papers, abstracts could not be searched`,
    );
  });
});

test("the abstracts' file is kept for good under its own version alone", async ({ request }) => {
  const html = await (await request.get("/research")).text();
  const address = /\/abstracts\/[0-9a-f]{12}\.json/.exec(html)?.[0] ?? "";
  const file = await request.get(address);
  expect(file.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await file.json())["4"]).toContain("heart rate increased before declining");
  const other = await request.get("/abstracts/000000000000.json");
  expect(other.headers()["cache-control"]).toBe("no-store");
});

test.describe("videos", () => {
  test("are searched, narrowed and cleared like papers", async ({ page }) => {
    await page.goto("/research?tab=videos");
    const videos = page.getByRole("tabpanel").getByRole("article");
    await expect(videos).toHaveCount(SEEDED_VIDEOS);
    const search = page.getByRole("searchbox");
    for (const query of ["game-CHANGER", "how glp-1 medicines", "vox"]) {
      await search.fill(query);
      await expect(titles(page)).toHaveText(["Ozempic is a game-changer. Here's how it works."]);
    }
    await expect(page).toHaveURL("/research?tab=videos&query=vox");
    await page.reload();
    await expect(videos).toHaveCount(1);
    await search.fill("no such words");
    await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
    await page.getByRole("button", { name: "Clear all filters" }).click();
    await expect(videos).toHaveCount(SEEDED_VIDEOS);
    await page.getByLabel("Peptide", { exact: true }).selectOption("General");
    await expect(videos).toHaveCount(SEEDED_GENERAL_VIDEOS);
    await expect(page).toHaveURL("/research?tab=videos&peptide=0");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByLabel("Sort by").selectOption("oldest");
    await expect(titles(page).first()).toHaveText(/^Ozempic/);
    // What has no date comes last.
    await expect(titles(page).nth(2)).toHaveText(/^Peptide bond/);
  });

  test("a player of another site loads only after its poster is clicked", async ({ page }) => {
    const asked = await standInForPlayers(page);
    await page.goto("/research?tab=videos", { waitUntil: "networkidle" });
    expect(asked).toEqual([]);
    await expect(page.locator("iframe")).toHaveCount(0);

    await page.getByRole("button", { name: /^Play Ozempic is a game-changer/ }).click();
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute(
      "src",
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/laPaezEsteI\?/,
    );
    await expect(frame).toHaveAttribute("title", /^Ozempic is a game-changer/);
    await expect(frame).toHaveAttribute(
      "sandbox",
      "allow-scripts allow-same-origin allow-presentation",
    );
    await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    await expect(frame).toHaveAttribute("allow", /fullscreen/);
    await expect(frame).toHaveAttribute("width", "560");
    await expect(frame).toHaveAttribute("height", "315");
    await expect(frame).toBeFocused();
    const box = await frame.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(560);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    expect(asked).toHaveLength(1);
  });

  test("a video of no known platform says so and leads to its source", async ({ page }) => {
    await page.goto("/research?tab=videos");
    const video = page.getByRole("article").filter({ hasText: "Peptide bond formation" });
    await expect(video.getByText("Video preview not available")).toBeVisible();
    await expect(video.getByRole("link", { name: /^Open on khanacademy\.org/ })).toHaveAttribute(
      "href",
      /^https:\/\/www\.khanacademy\.org\//,
    );
  });

  test("a peptide's page plays its videos, or leads to all of them", async ({ page }) => {
    await standInForPlayers(page);
    await page.goto("/peptides/36");
    await tab(page, "Videos").click();
    await page.getByRole("button", { name: /^Play Ozempic/ }).click();
    await expect(page.locator("iframe")).toBeVisible();
    await page.goto("/peptides/81");
    await tab(page, "Videos").click();
    const panel = page.getByRole("tabpanel", { name: "Videos" });
    await expect(panel).toContainText("No educational videos available for this peptide.");
    await panel.getByRole("link").click();
    await expect(page).toHaveURL("/research?tab=videos");
    await expect(page.getByRole("article")).toHaveCount(SEEDED_VIDEOS);
  });
});

test.describe("resources", () => {
  test("the guide is a PDF made from the library", async ({ page }) => {
    await page.goto("/research?tab=resources");
    await expect(titles(page)).toHaveText([
      "Peptide Fundamentals Guide",
      "Peptide Research Digest",
      "More Resources Coming Soon",
    ]);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download PDF" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");
    expect(bytes.length).toBeGreaterThan(40_000);
    expect(bytes.length).toBeLessThan(500_000);
  });

  test("the guide says by its tag that it has not changed", async ({ request }) => {
    const { etag = "", "content-type": type } = (await request.get("/guide.pdf")).headers();
    expect(type).toBe("application/pdf");
    const again = await request.get("/guide.pdf", { headers: { "If-None-Match": etag } });
    expect(again.status()).toBe(304);
  });

  test("buttons without a service behind them say so; the contact page is there", async ({
    page,
  }) => {
    await page.goto("/research?tab=resources");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("There is no subscription yet", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Sign Up for Updates" }).click();
    await expect(page.getByText("Updates are not sent yet", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("tabpanel").getByRole("link", { name: "Contact Us" }),
    ).toHaveAttribute("href", "/contact");
  });
});

test.describe("an article's page", () => {
  test("shows the paper and leads to its source, its peptide and back", async ({ page }) => {
    await page.goto("/research/2");
    const title = "Tirzepatide versus Semaglutide Once Weekly in Patients with Type 2 Diabetes";
    await expect(page).toHaveTitle(`${title} - Amide`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText("N Engl J Med · 2021")).toBeVisible();
    await expect(page.getByText("Frías JP, Davies MJ, Rosenstock J et al.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Abstract" })).toBeVisible();
    await expect(page.getByRole("link", { name: /full paper at the source/ })).toHaveAttribute(
      "href",
      "https://pubmed.ncbi.nlm.nih.gov/34170647/",
    );
    await expect(page.getByRole("link", { name: "View Tirzepatide" })).toHaveAttribute(
      "href",
      /^\/peptides\/\d+$/,
    );
    await page.getByRole("link", { name: "Back to Research" }).click();
    await expect(page).toHaveURL("/research");
    await expect(papers(page)).toHaveCount(AT_FIRST);
  });

  for (const id of ["999", "0", "-1", "x"]) {
    test(`/research/${id} is an article that is not found, status 404`, async ({ page }) => {
      expect((await page.goto(`/research/${id}`))?.status()).toBe(404);
      await expect(page).toHaveTitle("Article Not Found - Amide");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article Not Found");
      await expect(
        page.getByText(
          "Sorry, the research article you're looking for doesn't exist or couldn't be loaded.",
        ),
      ).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("link", { name: "Back to Research" }),
      ).toHaveAttribute("href", "/research");
    });
  }

  test("the inner addresses of the library are not addresses", async ({ request }) => {
    for (const path of ["/research/in/videos", "/research/in/found", "/en/research/in/videos"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});

for (const theme of ["light", "dark"]) {
  test(`no axe violation with a video playing and a search without result, ${theme}`, async ({
    page,
  }) => {
    test.slow();
    await standInForPlayers(page);
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    const check = async () => expect(await findViolations(page)).toEqual([]);
    await page.goto("/research?tab=videos");
    await page.getByRole("button", { name: /^Play Ozempic/ }).click();
    await expect(page.locator("iframe")).toBeVisible();
    await check();
    await page.getByRole("searchbox").fill("no such words");
    await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
    await check();
    await tab(page, "Other Resources").click();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("There is no subscription yet", { exact: true })).toBeVisible();
    await check();
    await page.goto("/research/80");
    await check();
  });
}

test("nothing scrolls sideways at 320 px, with a video playing too", async ({ page }) => {
  await standInForPlayers(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  for (const path of ["/research", "/research?tab=resources", "/research?query=zzzz"]) {
    await page.goto(path);
    expect(await width(), path).toBeLessThanOrEqual(320);
  }
  await page.goto("/research?tab=videos");
  await page.getByRole("button", { name: /^Play Ozempic/ }).click();
  await expect(page.locator("iframe")).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(320);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs are links, and the list is searched, narrowed, sorted and cleared", async ({
    page,
  }) => {
    await page.goto("/research");
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(papers(page)).toHaveCount(AT_FIRST);
    await page.getByRole("link", { name: `Show all ${SEEDED_PAPERS} papers` }).click();
    await expect(papers(page)).toHaveCount(SEEDED_PAPERS);
    await page.getByRole("searchbox").fill("before declining in the later part");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(papers(page)).toHaveCount(1);
    await expect(page.getByRole("searchbox")).toHaveValue("before declining in the later part");
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/research");

    await page.getByLabel("Peptide", { exact: true }).selectOption("BPC-157");
    await page.getByLabel("Sort by").selectOption("oldest");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(papers(page)).toHaveCount(countSeededPapersOn(81));
    await expect(page.getByLabel("Peptide", { exact: true })).toHaveValue("81");
    await expect(page.getByLabel("Sort by")).toHaveValue("oldest");
    await page.getByRole("searchbox").fill("no such words");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: "No matches found" })).toBeVisible();
    await page.getByRole("link", { name: "Clear all filters" }).click();
    await expect(papers(page)).toHaveCount(AT_FIRST);

    const links = page.getByRole("navigation", { name: "Research" });
    await links.getByRole("link", { name: /^Educational Videos/ }).click();
    await expect(page).toHaveURL("/research?tab=videos");
    await page.getByRole("searchbox").fill("vox");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/tab=videos/);
    await expect(titles(page)).toHaveText([/^Ozempic/]);
  });

  test("a poster is a link to the video's page, and no button stands without an action", async ({
    page,
  }) => {
    await page.goto("/research?tab=videos");
    await expect(page.getByRole("link", { name: /^Watch Ozempic/ })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=laPaezEsteI",
    );
    await expect(page.getByRole("button", { name: /^Play/ })).toHaveCount(0);
    await page.goto("/research?tab=resources");
    await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
    await expect(page.getByText("There is no subscription yet")).toBeVisible();
    await expect(page.getByRole("tabpanel").getByRole("button")).toHaveCount(0);
  });
});
