import { expect, type Locator, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { SEEDED_PEPTIDES } from "../support/seeded";

const menus = [
  {
    page: "Peptides",
    toggle: "Quick menu of peptides",
    list: "#peptides-menu",
    links: ["Semaglutide", "BPC-157", "TB-500", "GHK-Cu", "Dihexa", "MGF", "Selank", "PT-141"],
    second: "/peptides/81",
  },
  {
    page: "Research",
    toggle: "Sections of research",
    list: "#research-menu",
    links: ["Scientific Papers", "Educational Videos", "Other Resources"],
    second: "/research?tab=videos",
  },
  {
    page: "Tools",
    toggle: "Tools and tables",
    list: "#tools-menu",
    links: [
      "Peptide calculator",
      "Check an observed mass",
      "Compare peptides",
      "Explore the library",
      "Family tree",
      "Conditions",
      "Targets",
      "Approvals",
      "Peptides in sport",
      "Glossary",
      "Data and API",
    ],
    second: "/tools/identity-check",
  },
];

const unknown = [
  "/peptides/999",
  "/peptides/-1",
  "/peptides/abc",
  "/peptides/99999999999999999999",
  "/peptides/81.5",
];

for (const path of unknown) {
  test(`${path} is a peptide that is not found, status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Peptide Not Found - Amide");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peptide Not Found");
    await expect(
      page.getByText("The peptide you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("For education only");
  });
}

test("an unknown address is a 404 in the site's frame that names the path", async ({ page }) => {
  const response = await page.goto("/no/such?x=<script>alert(1)</script>");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByText("No route matches /no/such")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
});

test("the inner addresses of pages are not addresses", async ({ request }) => {
  for (const path of ["/en", "/en/peptides", "/en/peptides/81", "/peptides/in/3/name-az/all"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("the header gains its shadow past 10 px and stays at the top", async ({ page }) => {
  await page.goto("/peptides");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("box-shadow", "none");
  await page.evaluate(() => scrollTo(0, 10));
  await expect(header).toHaveAttribute("data-scrolled", "false");
  await page.evaluate(() => scrollTo(0, 11));
  await expect(header).not.toHaveCSS("box-shadow", "none");
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0 });
});

test("the header leads to every page and marks the current one", async ({ page, isMobile }) => {
  await page.goto("/peptides");
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main.getByRole("link")).toHaveText([
    "Home",
    "Peptides",
    "Database",
    "AI Consultant",
    "Research",
    "Tools",
    "About",
    "Contact",
  ]);
  expect(await hrefs(main.getByRole("link"))).toEqual([
    "/",
    "/peptides",
    "/database",
    "/consultant",
    "/research",
    "/tools",
    "/about",
    "/contact",
  ]);
  await expect(main.locator("[aria-current]")).toHaveText("Peptides");
  await expect(main.locator("[aria-current]")).toHaveAttribute("aria-current", "page");

  await page.goto("/peptides/81");
  const link = (href: string) => page.locator(`header nav a[href='${href}']`);
  await expect(link("/peptides")).toHaveAttribute("aria-current", "true");
  await expect(link("/peptides/81")).toHaveAttribute("aria-current", "page");
  await page.goto("/research/1");
  await expect(link("/research")).toHaveAttribute("aria-current", "true");
});

for (const menu of menus) {
  test(`the menu of ${menu.page} opens by keyboard and leads on`, async ({ page, isMobile }) => {
    await page.goto("/");
    if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
    const toggle = page.getByRole("button", { name: menu.toggle });
    const links = page.locator(`${menu.list} a`);
    await toggle.focus();
    await page.keyboard.press("ArrowDown");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(links).toHaveText(menu.links);
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(links.last()).toBeFocused();
    if (!isMobile) {
      await page.keyboard.press("Escape");
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await page.keyboard.press("Enter");
      await expect(links.first()).toBeVisible();
      // Leaving the last link closes.
      await links.last().focus();
      await page.keyboard.press("Tab");
      await expect(links.first()).toBeHidden();
      await toggle.focus();
      await page.keyboard.press("ArrowDown");
      await expect(links.first()).toBeFocused();
    } else {
      await links.first().focus();
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(menu.second);
    await expect(links.first()).toBeHidden();
  });

  test(`the menu of ${menu.page} opens under the pointer and stays when pressed`, async ({
    page,
    isMobile,
  }) => {
    if (isMobile) return;
    await page.goto("/about");
    const toggle = page.getByRole("button", { name: menu.toggle });
    const list = page.locator(menu.list);
    const away = () => page.mouse.move(5, 500);
    await page.getByRole("banner").getByRole("link", { name: menu.page, exact: true }).hover();
    await expect(list).toBeVisible();
    await list.getByRole("link").last().hover();
    await expect(list).toBeVisible();
    await away();
    await expect(list).toBeHidden();

    // Escape closes what hovering opened, wherever the focus is.
    await toggle.hover();
    await expect(list).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();

    await away();
    await toggle.click();
    await away();
    await expect(list).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(list).toBeHidden();
    await toggle.click();
    await toggle.click();
    await expect(list).toBeHidden();
  });
}

test("on /research a tab is switched in place, from elsewhere the page is opened", async ({
  page,
  isMobile,
}) => {
  const choose = async (name: string) => {
    if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Sections of research" }).click();
    await page.locator("#research-menu").getByRole("link", { name }).click();
    await expect(page.locator("#research-menu")).toBeHidden();
  };
  await page.addInitScript(() => {
    addEventListener("researchTabChange", (event) => {
      const { detail } = event as CustomEvent;
      sessionStorage.setItem("raised", `${sessionStorage.getItem("raised") ?? ""}${detail} `);
    });
  });
  const raised = () => page.evaluate(() => sessionStorage.getItem("raised"));

  await page.goto("/research/1");
  await choose("Educational Videos");
  await expect(page).toHaveURL("/research?tab=videos");
  expect(await raised()).toBeNull();

  await page.goto("/research", { waitUntil: "networkidle" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const entries = await page.evaluate(() => history.length);
  await choose("Other Resources");
  await expect(page).toHaveURL("/research?tab=resources");
  await choose("Educational Videos");
  await expect(page).toHaveURL("/research?tab=videos");
  await choose("Educational Videos");
  expect(await raised()).toBe("resources videos videos ");
  expect(await page.evaluate(() => history.length)).toBe(entries + 2);
  // The page may fetch what its tab shows; the page itself is not fetched again.
  expect(requests.filter((url) => /\/research(\?|$)/.test(url))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/research?tab=resources");
  await page.goBack();
  await expect(page).toHaveURL("/research");
});

for (const width of [320, 768, 1023]) {
  test(`at ${width} px the menu is a panel that closes by Escape, by leaving and by going on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/about");
    const panel = page.locator("#site-menu");
    await expect(panel).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(panel).toBeVisible();
    const close = page.getByRole("button", { name: "Close menu" });

    // What opens comes next, section by section.
    await close.focus();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link", { name: "Semaglutide" })).toBeFocused();
    await panel.getByRole("button", { name: "Sections of research" }).click();
    await expect(panel.getByRole("link", { name: "Semaglutide" })).toBeVisible();
    await expect(panel.getByRole("link", { name: "Scientific Papers" })).toBeVisible();

    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    const open = page.getByRole("button", { name: "Open menu" });
    await expect(open).toBeFocused();

    await open.click();
    await page.getByRole("button", { name: /^Theme/ }).focus();
    await page.keyboard.press("Tab");
    await expect(panel).toBeHidden();

    await open.click();
    await panel.getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(panel).toBeHidden();
    await open.click();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(panel).toBeHidden();
  });
}

test("the header fits its window at every width", async ({ page }) => {
  await page.goto("/terms");
  for (const width of [320, 390, 768, 1023, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const size = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      header: document.querySelector("header")?.offsetHeight,
    }));
    expect(size, `${width} px`).toEqual({ page: width, header: 65 });
  }
});

test("the theme is light, then dark, then the system's, and stays without a flash", async ({
  page,
  isMobile,
}) => {
  const openMenu = () => isMobile && page.getByRole("button", { name: "Open menu" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const root = page.locator("html");
  await expect(root).not.toHaveClass(/dark/);
  await openMenu();
  await page.getByRole("button", { name: /^Theme: Light/ }).click();
  await expect(root).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");

  // The class is there before the first paint: the html that the parser sees has run the script.
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  await expect(root).toHaveClass(/dark/);
  await page.unroute("**/*.js");
  await page.reload();
  await openMenu();
  await page.getByRole("button", { name: /^Theme: Dark/ }).click();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("system");
  await expect(root).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).not.toHaveClass(/dark/);
});

test("the home page leads to categories, peptides and papers", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Amide - Advanced Peptide Information Portal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Advanced Peptide Information Portal",
  );
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Explore\s*Anti-Aging/ })
    .click();
  await expect(page).toHaveURL("/peptides?category=4");
  await page.goBack();
  await page
    .getByRole("main")
    .getByRole("link", { name: `All ${SEEDED_PEPTIDES} peptides` })
    .click();
  await expect(page.locator("article")).toHaveCount(SEEDED_PEPTIDES);
});

test("the footer leads to pages, categories, the team, the documents and the login", async ({
  page,
}) => {
  await page.goto("/terms");
  const footer = page.getByRole("contentinfo");
  const links = (name: string) => footer.getByRole("navigation", { name }).getByRole("link");
  await expect(links("Quick Links")).toHaveText([
    "Home",
    "Peptides",
    "Database",
    "AI Consultant",
    "Research",
    "Tools",
    "About",
    "Contact",
  ]);
  await expect(links("Categories")).toHaveText([
    "Weight Management",
    "Performance & Recovery",
    "Pain & Inflammation",
    "Anti-Aging & Cognitive",
    "Sexual Health & Hormones",
    "View All Categories",
  ]);
  expect(await hrefs(links("Categories"))).toEqual([
    ...[1, 2, 3, 4, 5].map((id) => `/peptides?category=${id}`),
    "/peptides",
  ]);
  await expect(links("Contact")).toHaveText([
    "contact@amide.example",
    "+1 202 555 0142",
    "WhatsApp Support",
    "Telegram Support",
  ]);
  expect(await hrefs(links("Contact"))).toEqual([
    "mailto:contact@amide.example",
    "tel:+12025550142",
    "https://wa.me/12025550143",
    "https://t.me/amide_example",
  ]);
  await expect(links("Legal")).toHaveText(["Terms of Service", "Privacy Policy", "Disclaimer"]);
  expect(await hrefs(links("Legal"))).toEqual(["/terms", "/privacy", "/disclaimer"]);
  await expect(footer.getByRole("link", { name: "Administrator login" })).toHaveAttribute(
    "href",
    "/login",
  );
  await expect(footer).toContainText("says how strong the evidence is");
  await expect(footer.getByRole("list", { name: "Social media" })).toHaveCount(0);
});

test("links are loaded beforehand when they are pointed at, not when they are seen", async ({
  page,
  isMobile,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"]) loaded.push(new URL(request.url()).pathname);
  });
  await page.goto("/terms", { waitUntil: "networkidle" });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(500);
  expect(loaded).toEqual([]);
  if (isMobile) return;
  await page.getByRole("banner").getByRole("link", { name: "About" }).hover();
  await expect.poll(() => loaded).toContain("/about");
});

test("the year of the copyright is the reader's, and never before the page's own", async ({
  page,
}) => {
  await page.clock.setFixedTime("2091-06-15T12:00:00Z");
  await page.goto("/terms");
  await expect(page.getByRole("contentinfo")).toContainText("© 2091 Amide");
  await page.clock.setFixedTime("1970-06-15T12:00:00Z");
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} Amide`);
});

for (const theme of ["light", "dark"]) {
  test(`the open menus have no axe violation in the ${theme} theme`, async ({ page, isMobile }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/peptides/81");
    if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
    for (const { toggle, list } of menus) {
      await page.getByRole("button", { name: toggle }).click();
      await expect(page.locator(list)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's links are all there, and what needs scripts is not", async ({ page }) => {
    await page.goto("/terms");
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("link")).toHaveCount(8);
    for (const link of await main.getByRole("link").all()) {
      await expect(link).toBeInViewport();
    }
    await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await main.getByRole("link", { name: "Peptides" }).click();
    await expect(page).toHaveURL("/peptides");
  });
});

function hrefs(links: Locator) {
  return links.evaluateAll((elements) => elements.map((link) => link.getAttribute("href")));
}
