import { expect, type Page, test } from "@playwright/test";
import { serveKeptSite } from "../support/kept-site";
import { writerOf } from "../support/own-site-writer";
import { SEEDED_VIDEOS } from "../support/seeded";

const panel = (page: Page) => page.getByRole("tabpanel");
const titles = (page: Page) => panel(page).getByRole("heading", { level: 3 });
const search = (page: Page) => panel(page).getByRole("searchbox");
const peptide = (page: Page) => panel(page).getByLabel("Peptide", { exact: true });
const order = (page: Page) => panel(page).getByLabel("Sort by");
const clearButton = (page: Page) => panel(page).getByRole("button", { name: "Clear filters" });

const player = '<iframe src="https://player.vimeo.com/video/76979871"></iframe>';
const articles = [
  {
    title: "Alpha of hearts",
    abstract: "<p>A copper kettle</p>",
    source: "Nature",
    authors: "Woods B",
    year: 2010,
    peptideIds: "0",
  },
  { title: "Beta cells", source: "Cell Reports", authors: "Quinn Z", year: 2020, peptideIds: "36" },
  { title: "Gamma rays", source: "Lancet", date: "2024-03-01", peptideIds: "81" },
  { title: "Delta waves", source: "Science", date: "2024-08-01", peptideIds: "0,36" },
];
const videos = [
  {
    title: "Kappa",
    description: "A copper kettle",
    publisher: "Vox",
    year: 2010,
    url: "https://www.youtube.com/watch?v=laPaezEsteI",
    peptideIds: "0,x,36",
  },
  { title: "Lambda", year: 2020, url: "https://youtu.be/laPaezEsteJ", peptideIds: "36" },
  {
    title: "Iota",
    year: 2015,
    url: "https://www.youtube.com/embed/laPaezEsteK",
    peptideIds: "81",
  },
  { title: "Mu", year: 2012, url: "https://example.org/mu", embedCode: player },
  { title: "Nu", year: 2011, url: "https://example.org/nu" },
  { title: "Theta", url: "https://vimeo.com/76979872", peptideIds: "0" },
  { title: "Zeta", url: "https://www.dailymotion.com/video/x84sh87" },
];

test.describe("a small library", () => {
  const site = serveKeptSite();

  test.beforeAll(async () => {
    site.db.exec('DELETE FROM "Article"; DELETE FROM "Video";');
    const save = writerOf(site);
    for (const article of articles) await save("/api/research", article);
    for (const video of videos) await save("/api/educational-videos", video);
    const date = site.db.prepare('UPDATE "Video" SET "createdAt" = ? WHERE "title" = ?');
    date.run("2024-03-01T00:00:00.000+00:00", "Theta");
    date.run("2024-08-01T00:00:00.000+00:00", "Zeta");
  });

  test("the articles tab is searched, filtered, sorted and cleared as specified", async ({
    page,
  }) => {
    await page.goto(`${site.address}/research`);
    const all = ["Beta cells", "Alpha of hearts", "Delta waves", "Gamma rays"];
    await test.step("the newest are first, those without a year last", async () => {
      await expect(order(page)).toHaveValue("recent");
      await expect(titles(page)).toHaveText(all);
    });
    await checkFilters(page, all, {
      queries: {
        "LPHA OF": ["Alpha of hearts"],
        "copper ketTLE": ["Alpha of hearts"],
        "cell reports": ["Beta cells"],
        quinn: ["Beta cells"],
      },
      general: ["Alpha of hearts", "Delta waves"],
      semaglutide: ["Beta cells", "Delta waves"],
      nothing: "No matches found",
    });
    await checkOrders(page, {
      oldest: ["Alpha of hearts", "Beta cells", "Gamma rays", "Delta waves"],
      "title-az": ["Alpha of hearts", "Beta cells", "Delta waves", "Gamma rays"],
      "title-za": ["Gamma rays", "Delta waves", "Beta cells", "Alpha of hearts"],
      recent: all,
    });
  });

  test("the videos tab is searched, filtered, sorted and cleared as specified", async ({
    page,
  }) => {
    await page.goto(`${site.address}/research?tab=videos`);
    const all = ["Lambda", "Iota", "Mu", "Nu", "Kappa", "Zeta", "Theta"];
    await test.step("the newest are first, those without a year last", async () => {
      await expect(order(page)).toHaveValue("recent");
      await expect(titles(page)).toHaveText(all);
    });
    await checkFilters(page, all, {
      queries: { AMBD: ["Lambda"], "copper ketTLE": ["Kappa"], vox: ["Kappa"] },
      general: ["Kappa", "Theta"],
      semaglutide: ["Lambda", "Kappa"],
      nothing: "No videos found",
    });
    await checkOrders(page, {
      oldest: ["Kappa", "Nu", "Mu", "Iota", "Lambda", "Theta", "Zeta"],
      "title-az": ["Iota", "Kappa", "Lambda", "Mu", "Nu", "Theta", "Zeta"],
      "title-za": ["Zeta", "Theta", "Nu", "Mu", "Lambda", "Kappa", "Iota"],
      recent: all,
    });
  });

  test("a video is a player of 560x315 or says that there is no preview", async ({ page }) => {
    await page.route(/youtube|vimeo|dailymotion/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" }),
    );
    await page.goto(`${site.address}/research?tab=videos`);
    const video = (title: string) =>
      panel(page)
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await test.step("General and peptides are named, entries that are no numbers ignored", async () => {
      await expect(video("Kappa")).toContainText("Vox · 2010 · General, Semaglutide");
    });
    for (const [title, address] of [
      ["Kappa", /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/laPaezEsteI\b/],
      ["Lambda", /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/laPaezEsteJ\b/],
      ["Iota", /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/laPaezEsteK\b/],
      ["Theta", /^https:\/\/player\.vimeo\.com\/video\/76979872\b/],
      ["Zeta", /^https:\/\/[a-z]+\.dailymotion\.com\/.*x84sh87\b/],
      ["Mu", /^https:\/\/player\.vimeo\.com\/video\/76979871\b/],
    ] as const) {
      await test.step(`${title} has a poster and then its player`, async () => {
        const poster = video(title).getByRole("button", { name: `Play ${title}` });
        expect(await sizeOf(poster)).toEqual([560, 315]);
        await expect(video(title).locator("iframe")).toHaveCount(0);
        await poster.click();
        const frame = video(title).locator("iframe");
        await expect(frame).toHaveAttribute("src", address);
        await expect(frame).toHaveAttribute("width", "560");
        await expect(frame).toHaveAttribute("height", "315");
        await expect(video(title)).not.toContainText("Video preview not available");
      });
    }
    await test.step("one of another site has no preview", async () => {
      await expect(video("Nu").getByText("Video preview not available")).toBeVisible();
      await expect(video("Nu").getByRole("button")).toHaveCount(0);
    });
  });
});

test("each card of the resources tab has its actions", async ({ page }) => {
  await page.goto("/research?tab=resources");
  const card = (title: string) =>
    panel(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  // A link of a button's look, since it leads to a file.
  await expect(
    card("Peptide Fundamentals Guide").getByRole("link", { name: "Download PDF" }),
  ).toBeVisible();
  await expect(
    card("Peptide Research Digest").getByRole("button", { name: "Subscribe" }),
  ).toBeVisible();
  const more = card("More Resources Coming Soon");
  await expect(more.getByRole("button", { name: "Sign Up for Updates" })).toBeVisible();
  await expect(more.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
});

test("four skeletons stand in for the videos while they arrive by a link", async ({ page }) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.route("**/research**", (route) =>
    route.request().headers()["next-router-prefetch"] ? route.abort() : route.continue(),
  );
  const session = await page.context().newCDPSession(page);
  const setSpeed = (downloadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: downloadThroughput,
    });
  await page.getByRole("button", { name: "Sections of research" }).click();
  await setSpeed(10_000);
  await page.locator("#research-menu").getByRole("link", { name: "Educational Videos" }).click();
  await expect(page.locator("[data-skeleton]")).toHaveCount(4);
  await setSpeed(-1);
  await expect(panel(page).getByRole("article")).toHaveCount(SEEDED_VIDEOS);
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

async function checkFilters(
  page: Page,
  all: string[],
  {
    queries,
    general,
    semaglutide,
    nothing,
  }: {
    queries: Record<string, string[]>;
    general: string[];
    semaglutide: string[];
    nothing: string;
  },
) {
  await test.step("an order alone is no filter", async () => {
    await expect(clearButton(page)).toHaveCount(0);
    await order(page).selectOption("title-az");
    await expect(titles(page)).toHaveText(all.toSorted());
    await expect(clearButton(page)).toHaveCount(0);
    await order(page).selectOption("recent");
    await expect(titles(page)).toHaveText(all);
  });
  for (const [query, found] of Object.entries(queries)) {
    await test.step(`the search finds “${query}” and is cleared`, async () => {
      await search(page).fill(query);
      await expect(titles(page)).toHaveText(found);
      await clearButton(page).click();
      await expect(search(page)).toHaveValue("");
      await expect(titles(page)).toHaveText(all);
      await expect(clearButton(page)).toHaveCount(0);
    });
  }
  await test.step("the option 0 of the filter is General", async () => {
    await expect(peptide(page).getByRole("option", { name: "General" })).toHaveAttribute(
      "value",
      "0",
    );
    await peptide(page).selectOption("0");
    await expect(titles(page)).toHaveText(general);
    await expect(clearButton(page)).toBeVisible();
  });
  await test.step("a peptide's own are listed, and cleared", async () => {
    await peptide(page).selectOption("Semaglutide");
    await expect(titles(page)).toHaveText(semaglutide);
    await clearButton(page).click();
    await expect(peptide(page)).toHaveValue("");
    await expect(titles(page)).toHaveText(all);
    await expect(clearButton(page)).toHaveCount(0);
  });
  await test.step("where nothing matches, all filters can be cleared", async () => {
    await peptide(page).selectOption("Semaglutide");
    await search(page).fill("no such words");
    await expect(titles(page)).toHaveText([nothing]);
    await panel(page).getByRole("button", { name: "Clear all filters" }).click();
    await expect(search(page)).toHaveValue("");
    await expect(peptide(page)).toHaveValue("");
    await expect(titles(page)).toHaveText(all);
  });
}

async function checkOrders(page: Page, orders: Record<string, string[]>) {
  await test.step("there are four orders", async () => {
    const values = await order(page)
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toEqual(["recent", "oldest", "title-az", "title-za"]);
    for (const [value, sorted] of Object.entries(orders)) {
      await order(page).selectOption(value);
      await expect(titles(page)).toHaveText(sorted);
    }
  });
}

async function sizeOf(locator: ReturnType<Page["locator"]>) {
  const box = await locator.boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
}
