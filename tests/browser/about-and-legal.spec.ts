import { expect, test } from "@playwright/test";
import { expectNarrow } from "../support/axe";
import { serveOwnSite } from "../support/own-site";

const legal = {
  "/terms": { title: "Terms of Service", headings: 13, text: "These terms govern the use" },
  "/privacy": { title: "Privacy Policy", headings: 13, text: "decides how personal data" },
  "/disclaimer": { title: "Disclaimer", headings: 9, text: "explains what peptides are" },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a reader learns who is behind the portal and goes on from there", async ({ page }) => {
      await page.goto("/about");
      await expect(page).toHaveTitle("About Us - Amide");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText("About Us");
      await expect(main.getByRole("heading", { level: 2 })).toHaveText([
        "Mission",
        "Our Team",
        "Our Approach",
        "Comprehensive Database",
        "Research Curation",
        "AI-Powered Consultation",
        "Educational Disclaimer",
      ]);
      await expect(
        main.getByText(/^What peptides are, how they are thought to work/),
      ).toBeVisible();
      const mission = main.locator("section", { has: page.getByText("Mission", { exact: true }) });
      await expect(mission.getByRole("paragraph")).toHaveCount(4);
      await expect(main.getByRole("link", { name: "Try Our AI Consultant" })).toHaveAttribute(
        "href",
        "/consultant",
      );
      await main.getByRole("link", { name: "Contact Us" }).click();
      await expect(page).toHaveURL("/contact");
    });

    for (const [path, { title, headings, text }] of Object.entries(legal)) {
      test(`${path} shows a paragraph for each line and a heading for each number`, async ({
        page,
      }) => {
        await page.goto(path);
        await expect(page).toHaveTitle(`${title} - Amide`);
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(main.getByRole("heading", { level: 2 })).toHaveCount(headings);
        await expect(main.getByRole("heading", { level: 2 }).first()).toHaveText(/^1\. /);
        await expect(main.getByRole("paragraph").first()).toHaveText(
          "This version: November 2026.",
        );
        await expect(main.getByRole("paragraph").filter({ hasText: text })).toBeVisible();
      });
    }
  });
}

test("the contents beside a legal text lead to its headings", async ({ page, isMobile }) => {
  await page.goto("/terms");
  const contents = page.getByRole("navigation", { name: "Contents" });
  if (isMobile) {
    await expect(contents).toBeHidden();
    return;
  }
  await contents.getByRole("link", { name: "11. Liability" }).click();
  await expect(page.getByRole("heading", { name: "11. Liability" })).toBeInViewport();
});

test.describe("what an administrator saved, and a database that fails", () => {
  const site = serveOwnSite();

  function save(key: string, change: object) {
    const { value } = site.db.prepare("SELECT value FROM Document WHERE key = ?").get(key) as {
      value: string;
    };
    const merged = { ...JSON.parse(value), ...change };
    site.db.prepare("UPDATE Document SET value = ? WHERE key = ?").run(JSON.stringify(merged), key);
  }

  test("a way that is emptied is hidden, one that cannot be a link too", async ({ page }) => {
    save("contact-info", { email: "", phone: "+1 202 555 0199" });
    save("contact-content", {
      whatsapp: "https://wa.me/12025550188",
      telegram: "javascript:alert(1)",
      connectText: "",
      mainText: "First paragraph\n\n<img src=x onerror=\"document.title='taken'\">",
      faqs: [],
    });
    await page.goto(`${site.address}/contact`);
    const main = page.getByRole("main");
    await expect(main.getByRole("link")).toHaveText([/^AI Consultant/, /^Call Us/, /^WhatsApp/]);
    await expect(main.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
      "href",
      "https://wa.me/12025550188",
    );
    await expect(main.getByText("No FAQs available at this time.")).toBeVisible();
    await expect(main.getByText("<img src=x onerror=")).toBeVisible();
    await expect(page).toHaveTitle("Contact Us - Amide");
    for (const heading of await main.getByRole("heading").allTextContents()) {
      expect(heading).not.toBe("");
    }
  });

  test("built-in texts stand in while the database fails, and no longer", async ({ page }) => {
    await page.goto(`${site.address}/contact`); // The frame's own texts are kept by now.
    site.db.exec("ALTER TABLE Document RENAME TO Elsewhere");
    try {
      await page.goto(`${site.address}/privacy`);
      await expect(page).toHaveTitle("Privacy Policy - Amide");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy Policy");
      // The footer has read the legal texts, so that they are kept.
      await expect(page.getByRole("heading", { name: "1. Who is responsible" })).toBeVisible();
      await page.goto(`${site.address}/about`);
      await expect(page.getByText("Failed to fetch about content")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Our Approach" })).toBeVisible();
    } finally {
      site.db.exec("ALTER TABLE Elsewhere RENAME TO Document");
    }
    await expect(async () => {
      await page.goto(`${site.address}/about`);
      expect(await page.getByText("Failed to fetch about content").count()).toBe(0);
    }).toPass();
  });
});

test.describe("a database that fails before any page was read", () => {
  const site = serveOwnSite();
  const tables = ["Document", "Category", "Peptide", "Article", "Video"];
  const failure = "This page could not be loaded";
  const unreadable = [
    "/peptides",
    "/peptides?category=1",
    "/peptides/36",
    "/research",
    "/research?tab=videos",
    "/research?query=bone",
    "/database",
    "/database?query=bone",
  ];
  const setAway = (isAway: boolean) => {
    for (const table of tables) {
      const [from, to] = isAway ? [table, `${table}Away`] : [`${table}Away`, table];
      site.db.exec(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    }
  };
  const expected: Record<string, RegExp> = {
    "/": /Explore Database[\s\S]*Loading categories\.\.\./,
    "/contact": /Send Us a Message[\s\S]*9:00 AM - 6:00 PM EST/,
    "/terms": /Terms of Service[\s\S]*being updated/,
    "/about": /Failed to fetch about content[\s\S]*Our Approach/,
    "/consultant": /AI Peptide Consultant[\s\S]*How to use/i,
    "/research/1": /Article Not Found[\s\S]*Retry/,
  };

  test("is told without scripts on pages that need it", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const main = page.getByRole("main");
    setAway(true);
    try {
      for (const path of unreadable) {
        const response = await page.goto(`${site.address}${path}`);
        expect(response?.status(), path).toBe(500);
        expect(response?.headers()["cache-control"], path).toContain("no-store");
        await expect(page.locator("html"), path).toHaveAttribute("lang", "en");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(failure);
        await expect(main).toContainText("Please try again in a moment.");
        await expect(main.getByRole("link", { name: "home page" })).toHaveAttribute("href", "/");
        await expect(page.getByRole("banner").getByRole("link", { name: "Amide" })).toBeVisible();
        await expectNarrow(page);
      }
    } finally {
      setAway(false);
    }
    await page.close();
  });

  test("leaves the pages their built-in texts, for seconds only", async ({ page, request }) => {
    setAway(true);
    try {
      for (const [path, text] of Object.entries(expected)) {
        const response = await request.get(`${site.address}${path}`);
        expect(response.status(), path).toBe(200);
        expect(await response.text(), path).toMatch(text);
      }
      await page.goto(`${site.address}/research/1`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article Not Found");
    } finally {
      setAway(false);
    }
    await expect(async () => {
      await page.getByRole("link", { name: "Retry" }).click();
      expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toBe(
        "Article Not Found",
      );
    }).toPass();
    for (const path of ["/", "/consultant", "/about"]) {
      await expect(async () => {
        const html = await (await request.get(`${site.address}${path}`)).text();
        expect(html).not.toMatch(/Loading categories|Failed to fetch/);
      }).toPass();
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    const id = javaScriptEnabled ? 36 : 81;
    const role = javaScriptEnabled ? "button" : "link";

    test(`can be tried again with a ${role}`, async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled });
      const heading = page.getByRole("main").getByRole("heading", { level: 1 });
      const messages: string[] = [];
      page.on("console", (message) => messages.push(message.text()));
      page.on("pageerror", (error) => messages.push(error.message));
      const address = `${site.address}/peptides/${id}?from=elsewhere`;
      setAway(true);
      try {
        expect((await page.goto(address))?.status()).toBe(500);
        await expect(heading).toHaveText(failure);
        await expect(page.getByRole(role, { name: "Try again" })).toBeVisible();
      } finally {
        setAway(false);
      }
      await page.getByRole(role, { name: "Try again" }).click();
      await expect(heading).toHaveText(javaScriptEnabled ? "Semaglutide" : "BPC-157");
      expect(page.url()).toBe(address);
      expect(messages.join()).not.toMatch(/Content.Security.Policy|hydrat|#4(18|19|22|23|25)/i);
      await page.close();
    });
  }
});
