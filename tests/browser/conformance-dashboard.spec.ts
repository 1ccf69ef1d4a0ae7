import { expect, type Page, test } from "@playwright/test";
import { dialog, failure, question, rows } from "../support/dashboard-page";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";

/** The statements of admin-03 to admin-06 on the frame of the dashboard that only a browser shows. */
const site = serveKeptSite();

const open = (page: Page, tab: string) => page.goto(`${site.address}/admin/${tab}`);

test.beforeEach(({ context }) => logIn(context.request, site.address));

test("the tabs stand in their order, load when they are chosen, and close what is open", async ({
  page,
}) => {
  const reads: string[] = [];
  page.on("request", (request) => reads.push(new URL(request.url()).pathname));
  await open(page, "peptides");
  await expect(rows(page).first()).toBeVisible();
  const labels = [
    "Peptides",
    "Categories",
    "Research Papers",
    "Educational Videos",
    "About",
    "Contact",
    "Messages",
    "AI Settings",
    "Chat Admin",
    "Site Settings",
    "Development",
  ];
  const navigation = page.getByRole("navigation", { name: "Dashboard" });
  const links = (await navigation.getByRole("link").allTextContents()).map((text) => text.trim());
  expect(links.filter((text) => labels.includes(text))).toEqual(labels);

  await test.step("data is loaded with its tab", async () => {
    const ofOthers = /rows\/(categories|research|educational-videos|dev-items)|about-content/;
    expect(reads.filter((path) => ofOthers.test(path))).toEqual([]);
    await navigation.getByRole("link", { name: "Categories" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Categories");
    await expect.poll(() => reads.some((path) => path.endsWith("rows/categories"))).toBe(true);
    expect(reads.filter((path) => /rows\/research|about-content/.test(path))).toEqual([]);
  });

  await test.step("an open dialog closes with its tab", async () => {
    await rows(page).nth(1).getByRole("link").click();
    await expect(dialog(page)).toBeVisible();
    // Nobody can reach it behind the dialog, but a script, as Back and Forward do.
    await page
      .locator('nav a[href="/admin/research"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Research Papers");
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step("an empty list of sessions has nothing to delete", async () => {
    await open(page, "chat");
    await expect(page.getByText("No chat sessions available")).toBeVisible();
    const button = page.getByRole("button", { name: "Delete All Sessions" });
    await expect(button).toBeVisible();
    await expect(button).toBeDisabled();
  });
});

test("a form that cannot be loaded offers Retry, and one that was never saved its defaults", async ({
  page,
}) => {
  for (const [tab, path, words] of [
    ["about", "about-content", "Failed to load about content. Please try again."],
    ["contact", "contact-content", "Failed to load contact content. Please try again."],
    ["ai-settings", "ai-settings", "Failed to load AI settings. Please try again."],
    ["site-settings", "site-settings", "Failed to load site settings. Please try again."],
  ] as const) {
    await test.step(tab, async () => {
      const address = new RegExp(`/api/(admin/)?${path}$`);
      await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
      await open(page, tab);
      const main = page.getByRole("main");
      await expect(main.getByRole("alert")).toContainText(words);
      await expect(main.getByRole("textbox")).toHaveCount(0);
      await page.unroute(address);
      await main.getByRole("button", { name: "Retry" }).click();
      await expect(main.getByRole("textbox").first()).toBeVisible();
      await expect(main.getByRole("alert")).toHaveCount(0);
      if (tab === "about") await expect(page.getByLabel("Mission").first()).not.toHaveValue("");
    });
  }
});

test("a save that fails says the server's message alone, never markup", async ({ page }) => {
  await open(page, "about");
  await page.getByLabel("Subtitle").fill("A subtitle of a story");
  for (const [answer, words, never] of [
    [{ status: 500, json: { message: "The disk is full." } }, "The disk is full.", /500|[{}"]/],
    [{ status: 502, body: "<html><h1>Bad Gateway</h1></html>" }, "", /[<>]|html/],
  ] as const) {
    await page.route("**/api/about-content", (route) =>
      route.request().method() === "POST" ? route.fulfill(answer) : route.fallback(),
    );
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    const notice = failure(page, `Failed to save About content: ${words}`);
    await expect(notice).toBeVisible();
    expect(await notice.textContent()).not.toMatch(never);
    await page.getByRole("button", { name: "Close notice" }).click();
    await expect(notice).toHaveCount(0);
    await page.unroute("**/api/about-content");
  }
});

test("a message's address keeps its @, and each label stands on a peptide's page", async ({
  page,
}) => {
  await page.request.post(`${site.address}/api/contact`, {
    data: { name: "Ada", email: "ada@example.org", message: "A question to you." },
  });
  await open(page, "messages");
  await expect(page.getByRole("link", { name: "ada@example.org" })).toHaveAttribute(
    "href",
    "mailto:ada@example.org",
  );
  await page.getByRole("article", { name: "Ada" }).getByRole("button", { name: "Delete" }).click();
  await expect(question(page)).toContainText(
    /This action cannot be undone\.$|undone\.\D*(Cancel|$)/,
  );
  await expect(question(page)).not.toContainText("bin");

  await page.goto(`${site.address}/peptides/36`);
  for (const name of ["Key Benefits", "Related Conditions"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("tab", { name: "Benefits", exact: true })).toBeVisible();
});

test("without a session the dashboard is not served, nor with a made-up one", async ({
  playwright,
}) => {
  for (const Cookie of ["", "amide-session=made-up"]) {
    const stranger = await playwright.request.newContext({ extraHTTPHeaders: { Cookie } });
    const answer = await stranger.get(`${site.address}/admin`, { maxRedirects: 0 });
    expect([302, 303, 307]).toContain(answer.status());
    expect(new URL(answer.headers().location ?? "", site.address).pathname).toBe("/login");
    expect(await answer.text()).not.toMatch(/Educational Videos|You are logged in/);
    await stranger.dispose();
  }
});

test("a login that is refused says why, too many tries in words of their own", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const words = { 401: "Invalid credentials", 500: /Invalid credentials|Failed to login/ };
  const own = /^Error(?!Invalid credentials|Failed to login)\S/;
  for (const [status, said] of [
    [401, words[401]],
    [500, words[500]],
    [429, own],
  ] as const) {
    await page.route("**/api/login", (route) => route.fulfill({ status, json: { message: "x" } }));
    await page.goto(`${site.address}/login`);
    await expect(page.locator("form[novalidate]")).toBeVisible();
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert").filter({ hasText: said }), `${status}`).toBeVisible();
    await page.unroute("**/api/login");
  }
});
