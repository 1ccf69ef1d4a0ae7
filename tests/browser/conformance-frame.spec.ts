import { expect, type Locator, test } from "@playwright/test";

const quickMenu = [
  ["Semaglutide", "/peptides/36"],
  ["BPC-157", "/peptides/81"],
  ["TB-500", "/peptides/67"],
  ["GHK-Cu", "/peptides/23"],
  ["Dihexa", "/peptides/31"],
  ["MGF", "/peptides/32"],
  ["Selank", "/peptides/24"],
  ["PT-141", "/peptides/52"],
];
const researchMenu = [
  ["Scientific Papers", "/research?tab=articles"],
  ["Educational Videos", "/research?tab=videos"],
  ["Other Resources", "/research?tab=resources"],
];

/** Each kind of public page with its first heading. */
const pages: [string, string | RegExp][] = [
  ["/", "Advanced Peptide Information Portal"],
  ["/peptides", "Peptides"],
  ["/peptides/81", "BPC-157"],
  ["/database", /Database/],
  ["/consultant", "AI Peptide Consultant"],
  ["/research", "Research & Resources"],
  ["/research/1", /^Tirzepatide Once Weekly/],
  ["/about", "About Us"],
  ["/contact", "Contact Us"],
  ["/terms", "Terms of Service"],
  ["/privacy", "Privacy Policy"],
  ["/disclaimer", "Disclaimer"],
];

test("every public page is open to a visitor without a session", async ({ page }) => {
  for (const [path, heading] of pages) {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    await page.setContent(bodyOf(await response.text()));
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
  }
  expect((await page.request.get("/login")).status()).toBe(200);
});

test("every public page has the footer and says that it is no medical advice", async ({ page }) => {
  for (const path of [...pages.map(([path]) => path), "/nowhere"]) {
    const response = await page.request.get(path);
    await page.setContent(bodyOf(await response.text()));
    const footer = page.getByRole("contentinfo");
    await expect(footer, path).toContainText(
      /For education only\. Nothing on this site is medical advice/,
    );
    await expect(footer.getByRole("navigation", { name: "Quick Links" }), path).toHaveCount(1);
  }
});

test("an address below a known one is not found either", async ({ page }) => {
  expect((await page.goto("/about/x"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByText("No route matches /about/x")).toBeVisible();
});

test("the header marks the page that is shown, has Contact as a button and loses its shadow at the top", async ({
  page,
}) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  const main = page.getByRole("navigation", { name: "Main" });
  const marked = main.locator("[aria-current]");
  const link = (name: string) => main.getByRole("link", { name, exact: true });

  await test.step("the current page alone is marked, to the eye too", async () => {
    await expect(marked).toHaveText(["About"]);
    const looks = (of: Locator) =>
      of.evaluate((element) => {
        const { color, fontWeight } = getComputedStyle(element);
        return [color, fontWeight];
      });
    expect(await looks(link("About"))).not.toEqual(await looks(link("Database")));
  });
  await test.step("Contact looks like a button and leads to /contact", async () => {
    const border = (of: Locator) =>
      of.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
    expect(await border(link("Contact"))).toBeGreaterThan(0);
    expect(await border(link("About"))).toBe(0);
    await expect(link("Contact")).toHaveAttribute("href", "/contact");
  });
  await test.step("the shadow goes at the top", async () => {
    const header = page.getByRole("banner");
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await expect(header).not.toHaveCSS("box-shadow", "none");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(header).toHaveCSS("box-shadow", "none");
  });
  await test.step("the mark follows a navigation", async () => {
    await link("Research").click();
    await expect(page).toHaveURL("/research");
    await expect(marked).toHaveText(["Research"]);
    await link("Peptides").click();
    await expect(page).toHaveURL("/peptides");
    await expect(marked).toHaveText(["Peptides"]);
  });
  await test.step("the menus lead where they say", async () => {
    for (const [id, entries] of [
      ["#peptides-menu", quickMenu],
      ["#research-menu", researchMenu],
    ] as const) {
      expect(await linksOf(page.locator(`${id} a`))).toEqual(entries);
    }
  });
});

test("the menu of a narrow window opens, unfolds and folds by its buttons", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about", { waitUntil: "networkidle" });
  const panel = page.locator("#site-menu");
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(panel).toBeVisible();
  for (const [name, entries] of [
    ["Quick menu of peptides", quickMenu],
    ["Sections of research", researchMenu],
  ] as const) {
    const toggle = panel.getByRole("button", { name });
    const links = panel.locator(`#${await toggle.getAttribute("aria-controls")} a`);
    await expect(links.first()).toBeHidden();
    await toggle.click();
    await expect(links.last()).toBeVisible();
    expect(await linksOf(links)).toEqual(entries);
    await toggle.click();
    await expect(links.first()).toBeHidden();
  }
  await page.getByRole("button", { name: "Close menu" }).click();
  await expect(panel).toBeHidden();
});

test("a tab of research opens from any page, and in place on /research", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("researchTabChange", (event) => {
      const { detail } = event as CustomEvent;
      sessionStorage.setItem("raised", `${sessionStorage.getItem("raised") ?? ""}${detail} `);
    });
  });
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "Sections of research" }).click();
    await page.locator("#research-menu").getByRole("link", { name }).click();
  };
  const chosen = page.getByRole("tab", { selected: true });
  for (const [from, name, address] of [
    ["/about", "Other Resources", "/research?tab=resources"],
    ["/research/1", "Educational Videos", "/research?tab=videos"],
  ] as const) {
    await page.goto(from, { waitUntil: "networkidle" });
    await choose(name);
    await expect(page).toHaveURL(address);
    await expect(chosen).toHaveText(new RegExp(`^${name}`));
  }
  await page.evaluate(() => sessionStorage.removeItem("raised"));
  for (const [name, tab] of [
    ["Scientific Papers", "articles"],
    ["Other Resources", "resources"],
    ["Educational Videos", "videos"],
  ] as const) {
    await choose(name);
    await expect(page).toHaveURL(`/research?tab=${tab}`);
    await expect(chosen).toHaveText(new RegExp(`^${name}`));
  }
  expect(await page.evaluate(() => sessionStorage.getItem("raised"))).toBe(
    "articles resources videos ",
  );
  await page.goBack();
  await expect(chosen).toHaveText(/^Other Resources/);
});

test("the footer has its categories from the first byte, and a dot that leads to the login", async ({
  page,
}) => {
  const html = await (await page.request.get("/about")).text();
  expect(html).not.toContain("Loading categories...");
  await page.setContent(bodyOf(html));
  await expect(page.getByRole("navigation", { name: "Categories" }).getByRole("link")).toHaveCount(
    6,
  );

  await page.goto("/about", { waitUntil: "networkidle" });
  const dot = page.getByRole("contentinfo").getByRole("link", { name: "Administrator login" });
  expect(await dot.textContent()).toBe("");
  const size = await dot.locator("span").boundingBox();
  expect(size?.width).toBeLessThanOrEqual(6);
  expect(size?.height).toBeLessThanOrEqual(6);

  await page.getByRole("banner").getByRole("link", { name: "Peptides", exact: true }).click();
  await expect(page).toHaveURL("/peptides");
  await expect(page.getByRole("navigation", { name: "Categories" }).getByRole("link")).toHaveCount(
    6,
  );
});

test("General is in no filter of a public page", async ({ page }) => {
  for (const [path, options] of [
    ["/", page.getByLabel("Category").getByRole("option")],
    ["/peptides", page.getByRole("navigation", { name: "Filter by category" }).getByRole("link")],
    ["/database", page.getByLabel("Category").getByRole("option")],
  ] as const) {
    await page.goto(path);
    await expect(options, path).toHaveCount(6);
    await expect(options.filter({ hasText: "General" }), path).toHaveCount(0);
  }
});

test("the pages ask the server for no settings, categories or peptides of their own", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await page.goto("/consultant");
  await expect(page.getByLabel("Your question")).toBeEnabled();
  expect(asked).toEqual([expect.stringMatching(/^\/api\/chat\/session-/)]);
});

test("while the about page is on its way, its place says that it loads", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto("/terms", { waitUntil: "networkidle" });
  await page.route(
    (url) => url.pathname === "/about",
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  const loading = page.getByRole("status").filter({ hasText: "Loading" });
  await expect(loading).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(loading).toHaveCount(0);
});

test("a notice stays for 5,000 ms and goes then", async ({ page }) => {
  await page.goto("/research?tab=resources", { waitUntil: "networkidle" });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.getByRole("button", { name: "Subscribe" }).click();
  const notice = page.locator("[data-sonner-toast]");
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(notice).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await page.mouse.move(5, 400);
  await page.clock.runFor(4_700);
  await expect(notice).toHaveAttribute("data-removed", "false");
  await page.clock.runFor(700);
  await expect(notice).toHaveCount(0);
});

function linksOf(links: Locator) {
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute("href")]),
  );
}

/** The served body without its scripts: what a crawler or a browser without scripts reads. */
function bodyOf(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "").replace(/<link\b[^>]*>/g, "");
}
