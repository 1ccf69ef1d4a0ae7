import { expect, test } from "@playwright/test";
import { serveOwnSite } from "../support/own-site";

test.describe("where nothing can be read", () => {
  const site = serveOwnSite();

  const rename = (from: string, to: string) =>
    site.db.exec(`ALTER TABLE "${from}" RENAME TO "${to}"`);

  test("hero and footer keep their built-in texts, then show the stored ones", async ({ page }) => {
    const { value } = site.db
      .prepare("SELECT value FROM Document WHERE key = 'site-text'")
      .get() as {
      value: string;
    };
    const { heroText, footerText } = JSON.parse(value);
    rename("Document", "Elsewhere");
    rename("Category", "ElsewhereToo");
    const main = page.getByRole("main");
    const footer = page.getByRole("contentinfo");
    try {
      expect((await page.goto(site.address))?.status()).toBe(200);
      await expect(main).toContainText("Sequences, mechanisms, evidence and papers of peptides");
      await expect(footer).toContainText("An educational reference on peptides.");
      await expect(main.getByRole("heading", { level: 2 })).toHaveText([
        "Explore by category",
        "Search the database",
        "Ask the virtual consultant",
        "Read the research",
      ]);
      await expect(footer.getByRole("navigation", { name: "Legal" }).getByRole("link")).toHaveText([
        "Terms of Service",
        "Privacy Policy",
        "Disclaimer",
      ]);
      expect(
        await footer
          .getByRole("navigation", { name: "Contact" })
          .getByRole("link")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
      ).toEqual([
        "mailto:contact@amide.example",
        "tel:+12025550142",
        "https://wa.me/12025550143",
        "https://t.me/amide_example",
      ]);
      await expect(footer.getByRole("list", { name: "Social media" })).toHaveCount(0);
    } finally {
      rename("Elsewhere", "Document");
      rename("ElsewhereToo", "Category");
    }
    await expect(async () => {
      await page.goto(site.address);
      expect(await main.textContent()).toContain(heroText);
      expect(await footer.textContent()).toContain(footerText);
    }).toPass({ intervals: [1_000] });
  });
});
