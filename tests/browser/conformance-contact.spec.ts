import { expect, type Locator, type Page, test } from "@playwright/test";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";
import { writerOf } from "../support/own-site-writer";

const site = serveKeptSite();
const save = writerOf(site);

const legal = ["terms", "privacy", "disclaimer"] as const;
const legalTitles = {
  terms: "Terms of Service",
  privacy: "Privacy Policy",
  disclaimer: "Disclaimer",
};
const defaultWays = {
  email: "mailto:contact@amide.example",
  phone: "tel:+12025550142",
  whatsapp: "https://wa.me/12025550143",
  telegram: "https://t.me/amide_example",
};
const storedWays = {
  email: "mailto:stored@amide.example",
  phone: "tel:+442079460000",
  whatsapp: "https://wa.me/442079460958",
  telegram: "https://t.me/stored_handle",
};

const main = (page: Page) => page.getByRole("main");
const button = (page: Page) => page.getByRole("button", { name: "Contact us" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Contact Us" });
const card = (page: Page, name: string) =>
  main(page).getByRole("link", { name: new RegExp(`^${name}`) });
const footerWays = (page: Page) =>
  page.getByRole("contentinfo").getByRole("navigation", { name: "Contact" }).getByRole("link");
const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
const paragraphs = (page: Page) => main(page).getByRole("paragraph");
const faqSection = (page: Page) =>
  main(page).locator("section", {
    has: page.getByRole("heading", { name: "Frequently Asked Questions" }),
  });
const questions = (page: Page) => faqSection(page).getByRole("heading", { level: 3 });

async function expectCards(page: Page, ways: typeof defaultWays) {
  await expect(card(page, "AI Consultant")).toHaveAttribute("href", "/consultant");
  await expect(card(page, "Email Us")).toHaveAttribute("href", ways.email);
  await expect(card(page, "Call Us")).toHaveAttribute("href", ways.phone);
  await expect(card(page, "WhatsApp")).toHaveAttribute("href", ways.whatsapp);
  await expect(card(page, "Telegram")).toHaveAttribute("href", ways.telegram);
}

async function expectHours(page: Page, hours: string[]) {
  const box = main(page).locator("section", {
    has: page.getByRole("heading", { name: "Business Hours" }),
  });
  await expect(box.getByRole("term")).toHaveText(["Monday - Friday", "Saturday", "Sunday"]);
  await expect(box.getByRole("definition")).toHaveText(hours);
}

async function expectDialog(page: Page, ways: string[]) {
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(dialog(page).getByRole("heading")).toHaveText("Contact Us");
  expect(await hrefs(dialog(page).getByRole("link"))).toEqual(["/consultant", ...ways, "/contact"]);
}

async function expectDefaults(page: Page) {
  await expectHours(page, ["9:00 AM - 6:00 PM EST", "10:00 AM - 4:00 PM EST", "Closed"]);
  await expect(main(page).getByRole("heading", { name: "Connect Instantly" })).toBeVisible();
  await expect(questions(page)).toHaveCount(4);
  await expectCards(page, defaultWays);
}

/** No page may have been read before this one. */
test("what cannot be read leaves the defaults", async ({ page }) => {
  const keep = site.db.prepare("UPDATE Document SET value = ? WHERE key = ?");
  keep.run(JSON.stringify({ email: "other@amide.example", phone: "+1 999" }), "contact-info");
  keep.run(JSON.stringify({ whatsapp: "", telegram: "", faqs: [] }), "contact-content");
  keep.run(JSON.stringify({ termsTitle: "Other", terms: "Other text" }), "legal-docs");
  site.db.exec("ALTER TABLE Document RENAME TO Elsewhere");
  try {
    expect((await page.goto(`${site.address}/contact`))?.status()).toBe(200);
    await test.step("on the contact page", () => expectDefaults(page));
    await test.step("in the widget", () => expectDialog(page, Object.values(defaultWays)));
    for (const name of legal) {
      await test.step(`on /${name}, which says that it is being updated`, async () => {
        expect((await page.goto(`${site.address}/${name}`))?.status()).toBe(200);
        await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(legalTitles[name]);
        await expect(main(page)).toContainText("is being updated");
      });
    }
  } finally {
    site.db.exec("ALTER TABLE Elsewhere RENAME TO Document");
  }
});

test("what was never saved has its default", async ({ page }) => {
  site.db.exec("DELETE FROM Document");
  await save("/api/site-text", { heroText: "Saved" }); // Expires what was read before.
  for (const name of legal) {
    await expect(async () => {
      await page.goto(`${site.address}/${name}`);
      await expect(main(page)).not.toContainText("is being updated", { timeout: 100 });
    }).toPass();
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(legalTitles[name]);
    await expect(paragraphs(page).first()).toHaveText(/\w{3}.*\./);
  }
  await page.goto(`${site.address}/contact`);
  await expectDefaults(page);
  await expect(main(page).locator("h1 + *")).toHaveText(/\w{3}.*\./);
  const faqs = await faqSection(page).locator("div:has(> h3)").allTextContents();
  for (const pattern of [
    /24-48 business hours/,
    /medical advice.*for education only.*no medical advice/i,
    /information on a specific peptide/,
    /use the AI consultant/,
  ]) {
    expect(faqs.filter((text) => pattern.test(text))).toHaveLength(1);
  }
});

test("the contact page, the footer and the widget show what is stored", async ({ page }) => {
  await save("/api/contact-info", { email: "stored@amide.example", phone: "+44 20 7946\t0000" });
  const faqs = ["One?", "Two?", "Three?", "Four?", "Five?", "Six?"].map((question) => ({
    question,
    answer: `Answer to ${question}`,
  }));
  await save("/api/contact-content", {
    mainText: "A stored main text.",
    connectText: "Stored connect text",
    instantHelp: "A stored instant help.",
    whatsapp: "+44 (20) 7946-0958",
    telegram: "@stored_handle",
    businessHours: { weekdays: "8 to 5", saturday: "9 to 1", sunday: "Never" },
    faqs,
  });
  await page.goto(`${site.address}/contact`);
  await test.step("titles and texts", async () => {
    await expect(page).toHaveTitle("Contact Us - Amide");
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Contact Us");
    await expect(main(page).getByText("A stored main text.", { exact: true })).toBeVisible();
    await expect(main(page).getByRole("heading", { level: 2 })).toHaveText([
      "Send Us a Message",
      "Stored connect text",
      "Business Hours",
      "Frequently Asked Questions",
    ]);
    await expect(main(page).locator("h2:text('Stored connect text') + *")).toHaveText(
      "A stored instant help.",
    );
  });
  await test.step("ways to the team", () => expectCards(page, storedWays));
  await test.step("hours", () => expectHours(page, ["8 to 5", "9 to 1", "Never"]));
  await test.step("the first four questions", async () => {
    await expect(questions(page)).toHaveText(["One?", "Two?", "Three?", "Four?"]);
    await expect(main(page)).toContainText("Answer to Four?");
    await expect(main(page)).not.toContainText("Answer to Five?");
  });
  await test.step("the widget", async () => {
    await expectDialog(page, Object.values(storedWays));
    for (const name of ["AI Consultant", "Email", "Phone", "WhatsApp", "Telegram"]) {
      await expect(
        dialog(page).getByRole("link", { name: new RegExp(`^${name}`) }),
        name,
      ).toHaveCount(1);
    }
    await expect(dialog(page).getByRole("link", { name: "Contact Form" })).toBeVisible();
  });
  await test.step("addresses in place of number and handle; fewer questions", async () => {
    await save("/api/contact-content", {
      whatsapp: "https://wa.me/442079460958",
      telegram: "https://t.me/stored_handle",
      faqs: faqs.slice(0, 2),
    });
    await page.goto(`${site.address}/contact`);
    await expectCards(page, storedWays);
    expect(await hrefs(footerWays(page))).toEqual(Object.values(storedWays));
    await expect(questions(page)).toHaveText(["One?", "Two?"]);
  });
  await test.step("bare number and handle; no question", async () => {
    await save("/api/contact-content", {
      whatsapp: "442079460958",
      telegram: "stored_handle",
      faqs: [],
    });
    await page.goto(`${site.address}/contact`);
    await expectCards(page, storedWays);
    await expect(main(page).getByText("No FAQs available at this time.")).toBeVisible();
  });
});

test("a value saved as nothing is hidden wherever it was shown", async ({ page }) => {
  const shown = { whatsapp: "442079460958", telegram: "stored_handle" };
  const info = { email: "stored@amide.example", phone: "+44 20 7946 0000" };
  for (const [field, name] of Object.entries({
    email: "Email Us",
    phone: "Call Us",
    whatsapp: "WhatsApp",
    telegram: "Telegram",
  })) {
    await test.step(field, async () => {
      const blank = { ...info, ...shown, [field]: "" };
      await save("/api/contact-info", { email: blank.email, phone: blank.phone });
      await save("/api/contact-content", { whatsapp: blank.whatsapp, telegram: blank.telegram });
      const rest = Object.entries(storedWays).flatMap(([way, href]) => (way === field ? [] : href));
      await page.goto(`${site.address}/contact`);
      await expect(card(page, name)).toHaveCount(0);
      await expect(main(page).getByRole("link")).toHaveCount(4);
      expect(await hrefs(footerWays(page))).toEqual(rest);
      await expectDialog(page, rest);
    });
  }
});

test("a focused window shows what is stored by now, and keeps what is typed", async ({ page }) => {
  await page.goto(`${site.address}/contact`, { waitUntil: "networkidle" });
  await page.getByLabel("Name").fill("Typed name");
  await save("/api/contact-content", { mainText: "A newer main text." });
  await save("/api/contact-info", { phone: "+44 20 7946 0001" });
  const asked: Record<string, string | undefined> = {};
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked[pathname] = request.headers()["cache-control"];
  });
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(main(page).getByText("A newer main text.")).toBeVisible();
  await expect(card(page, "Call Us")).toHaveAttribute("href", "tel:+442079460001");
  await expect(page.getByLabel("Name")).toHaveValue("Typed name");
  expect(asked).toEqual({
    "/api/contact-content": "no-cache",
    "/api/contact-info": "no-cache",
  });
});

test("a legal page shows its stored title, and its text with a paragraph for each line", async ({
  page,
}) => {
  const text = (name: string) => `${name} first.\n${name} second.\n\n${name} third.`;
  await save("/api/legal-docs", {
    ...Object.fromEntries(legal.map((name) => [`${name}Title`, `Stored ${name}`])),
    ...Object.fromEntries(legal.map((name) => [name, text(name)])),
  });
  for (const name of legal) {
    await page.goto(`${site.address}/${name}`);
    await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(`Stored ${name}`);
    await expect(paragraphs(page)).toHaveText([
      `${name} first.`,
      `${name} second.`,
      `${name} third.`,
    ]);
  }
});

test("an about text is split at blank lines alone", async ({ page }) => {
  await save("/api/about-content", { mission: "First\nstill first\n\nSecond" });
  await page.goto(`${site.address}/about`);
  const mission = main(page).locator("section", {
    has: page.getByRole("heading", { name: "Mission", exact: true }),
  });
  await expect(mission.getByRole("paragraph")).toHaveText([/^First\s+still first$/, "Second"]);
});

test("the editor offers two questions where none were ever saved", async ({ page, context }) => {
  site.db.exec("DELETE FROM Document");
  await logIn(context.request, site.address);
  await page.goto(`${site.address}/admin/contact`);
  await expect(page.getByLabel("Main Text")).toBeVisible();
  await expect(page.getByLabel("Question").first()).toBeVisible();
  expect(await page.getByLabel("Question").count()).toBe(2);
});
