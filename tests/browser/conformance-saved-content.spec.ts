import { expect, type Page, test } from "@playwright/test";
import { serveKeptSite } from "../support/kept-site";
import { asAdministratorOf } from "../support/own-site-session";

const site = serveKeptSite();
let headers: Record<string, string>;

test.beforeAll(async () => {
  site.db.exec(
    "DELETE FROM Document WHERE key IN ('contact-info', 'contact-content', 'social-media', 'about-content')",
  );
  headers = await asAdministratorOf(site);
});

async function save(path: string, body: object, method = "POST") {
  const response = await fetch(site.address + path, {
    method,
    // A kept connection may be closed by the server while a page is being read.
    headers: { ...headers, "Content-Type": "application/json", Connection: "close" },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.json();
}

/** Until all is loaded: a page fetched beforehand must not be one from before the next save. */
const open = (page: Page, path: string) =>
  page.goto(site.address + path, { waitUntil: "networkidle" });
const footerLinks = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByLabel(name).getByRole("link");
const hrefs = (page: Page, name: string) =>
  footerLinks(page, name).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("what was never saved has its built-in value", async ({ page }) => {
  await open(page, "/about");
  const contact = await hrefs(page, "Contact");
  expect(contact).toEqual([
    expect.stringMatching(/^mailto:[\w.]+@[\w.]+$/),
    expect.stringMatching(/^tel:\+\d{7,15}$/),
    expect.stringMatching(/^https:\/\/wa\.me\/\d{7,15}$/),
    expect.stringMatching(/^https:\/\/t\.me\/\w+$/),
  ]);
  await expect(footerLinks(page, "Social media")).toHaveCount(0);
  for (const name of ["Comprehensive Database", "Research Curation", "AI-Powered Consultation"]) {
    const block = page.locator("section", { has: page.getByRole("heading", { name }) });
    await expect(block.getByRole("paragraph")).toHaveText(/\w{3}/);
  }
});

test("the footer shows what was saved", async ({ page }) => {
  const social = {
    facebook: "https://facebook.example/amide",
    twitter: "https://twitter.example/amide",
    instagram: "",
    linkedin: "https://linkedin.example/amide",
  };
  await save("/api/social-media", social);
  await save("/api/contact-content", { whatsapp: "+49 (30) 901820", telegram: "@peptide_desk" });
  await save("/api/legal-docs", {
    termsTitle: "Our terms",
    privacyTitle: "Your privacy",
    disclaimerTitle: "A caution",
  });
  await save("/api/site-text", { footerText: "A blurb of the editors.", heroText: "A hero text." });
  await open(page, "/");
  await expect(page.getByRole("contentinfo")).toContainText("A blurb of the editors.");
  await expect(page.getByRole("main").getByText("A hero text.", { exact: true })).toBeVisible();
  await expect(footerLinks(page, "Social media")).toHaveText(["Facebook", "Twitter", "LinkedIn"]);
  expect(await hrefs(page, "Social media")).toEqual([
    social.facebook,
    social.twitter,
    social.linkedin,
  ]);
  expect((await hrefs(page, "Contact")).slice(2)).toEqual([
    "https://wa.me/4930901820",
    "https://t.me/peptide_desk",
  ]);
  await expect(footerLinks(page, "Legal")).toHaveText(["Our terms", "Your privacy", "A caution"]);
  expect(await hrefs(page, "Legal")).toEqual(["/terms", "/privacy", "/disclaimer"]);

  await save("/api/social-media", { twitter: "", instagram: "https://instagram.example/amide" });
  await open(page, "/");
  await expect(footerLinks(page, "Social media")).toHaveText(["Facebook", "Instagram", "LinkedIn"]);
  expect(await hrefs(page, "Social media")).toContain("https://instagram.example/amide");
});

test("a category's icon depends on the words of its name", async ({ page }) => {
  for (const name of [
    "Weight",
    "Performance",
    "Recovery",
    "Pain",
    "Aging",
    "Sexual",
    "Unlike any",
    "Another",
  ]) {
    await save("/api/categories", { name: `${name} test`, description: "d" });
  }
  await open(page, "/");
  const icons = await page
    .getByRole("region", { name: "Explore by category" })
    .getByRole("listitem")
    .filter({ hasText: / test/ })
    .evaluateAll((cards) =>
      cards.map((card) => [
        card.querySelector("h3")?.textContent?.replace(" test", ""),
        card.querySelector("svg")?.innerHTML,
      ]),
    );
  const { Weight, Performance, Recovery, Pain, Aging, Sexual, Another, ...others } =
    Object.fromEntries(icons);
  expect(Recovery).toBe(Performance);
  expect(Another).toBe(others["Unlike any"]);
  expect(new Set([Weight, Performance, Pain, Aging, Sexual, Another]).size).toBe(6);
  for (const icon of Object.values({ Weight, Performance, Pain, Aging, Sexual, Another })) {
    expect(icon).toMatch(/<(path|circle|rect|line)/);
  }
});

test("the sample chat is the stored one, and a built-in one where none is stored", async ({
  page,
}) => {
  const initialMessages = [
    { content: "A visitor's stored question", isUser: true },
    { content: "The consultant's stored answer", isUser: false },
  ];
  const sample = page
    .getByRole("region", { name: "Ask the virtual consultant" })
    .getByRole("figure");
  await save("/api/ai-settings", { initialMessages });
  await open(page, "/");
  await expect(sample.getByRole("listitem")).toHaveText([
    "Visitor: A visitor's stored question",
    "Consultant: The consultant's stored answer",
  ]);
  await save("/api/ai-settings", { initialMessages: [] });
  await open(page, "/");
  await expect(sample.getByRole("listitem")).toHaveText([/^Visitor: \w+/, /^Consultant: \w+/]);
  await expect(sample).not.toContainText("stored");
});

test("the consultant's page shows the texts of its settings", async ({ page }) => {
  await save("/api/ai-settings", {
    consultantDescription: "A stored description.",
    consultantDisclaimer: "A stored disclaimer.",
    importantNotice: "A stored notice.",
    welcomeMessage: "A stored welcome.",
    howToUseTitle: "A stored title",
    howToUseSteps: [
      { step: 1, title: "First", description: "Say what" },
      { step: 2, title: "Second", description: "Read it" },
      { step: 3, title: "Third", description: "Check it" },
    ],
  });
  const main = page.getByRole("main");
  // A save waits two seconds for a page that is being rendered, which may then be stale once (lib/next/page-renders.ts).
  await expect(async () => {
    await open(page, "/consultant");
    await expect(main.getByText("A stored description.").first()).toBeAttached({ timeout: 5_000 });
  }).toPass();
  for (const text of ["A stored description.", "A stored disclaimer.", "A stored notice."]) {
    await expect(main.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  const sidebar = page.getByRole("complementary");
  await expect(sidebar.getByRole("heading")).toHaveText("A stored title");
  await expect(sidebar.getByRole("listitem")).toHaveText([
    /First\s*Say what/,
    /Second\s*Read it/,
    /Third\s*Check it/,
  ]);
  const messages = page.locator("ol > .chat-question, ol > .chat-answer");
  await expect(messages).toHaveText(["Consultant: A stored welcome."]);

  await save("/api/ai-settings", { welcomeMessage: null });
  await open(page, "/consultant");
  await expect(messages).toHaveText([/^Consultant: Hello\. Ask me about a peptide/]);
});

test("the about page splits what was saved at blank lines", async ({ page }) => {
  const two = (name: string) => `${name} first\nstill first\n\n${name} second`;
  await save("/api/about-content", {
    subtitle: "A stored subtitle",
    mission: two("Mission"),
    team: two("Team"),
    approach: two("Approach"),
    focusDatabase: "Stored words on the database",
    focusResearch: "Stored words on the research",
    focusAI: "Stored words on the consultant",
    disclaimer: two("Disclaimer"),
  });
  await open(page, "/about");
  await expect(page.getByText("A stored subtitle", { exact: true })).toBeVisible();
  const section = (name: string) =>
    page
      .getByRole("main")
      .locator("section", { has: page.getByRole("heading", { level: 2, name, exact: true }) });
  for (const [heading, name] of [
    ["Mission", "Mission"],
    ["Our Team", "Team"],
    ["Our Approach", "Approach"],
    ["Educational Disclaimer", "Disclaimer"],
  ] as const) {
    await expect(section(heading).getByRole("paragraph")).toHaveText([
      new RegExp(`^${name} first\\s+still first$`),
      `${name} second`,
    ]);
  }
  for (const [heading, text] of [
    ["Comprehensive Database", "Stored words on the database"],
    ["Research Curation", "Stored words on the research"],
    ["AI-Powered Consultation", "Stored words on the consultant"],
  ] as const) {
    await expect(section(heading).getByRole("paragraph")).toHaveText(text);
  }
});

test("the latest papers lead to their address, or to their page here", async ({ page }) => {
  const paper = { source: "Journal of Tests", abstract: "<p>A stored abstract.</p>" };
  const withAddress = await save("/api/research", {
    ...paper,
    title: "The latest paper",
    authors: "Ada L",
    year: 2199,
    url: "https://example.org/latest",
    peptideIds: "81",
  });
  const without = await save("/api/research", {
    ...paper,
    title: "The second latest paper",
    year: 2198,
  });
  await save("/api/research", { ...paper, title: "An older paper", year: 1901 });
  await open(page, "/");
  const papers = page.getByRole("region", { name: "Read the research" }).getByRole("listitem");
  await expect(papers).toHaveCount(3 + 2);
  await expect(papers.nth(3)).toContainText("The latest paper");
  await expect(papers.nth(3).getByRole("link")).toHaveAttribute(
    "href",
    "https://example.org/latest",
  );
  await expect(papers.nth(4)).toContainText("The second latest paper");
  await expect(papers.nth(4).getByRole("link")).toHaveAttribute("href", `/research/${without.id}`);

  await test.step("the page of the one shows its abstract and its peptide", async () => {
    await open(page, `/research/${withAddress.id}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2, name: "Abstract" })).toBeVisible();
    await expect(main).toContainText("A stored abstract.");
    await expect(main.getByRole("link", { name: "View BPC-157" })).toHaveAttribute(
      "href",
      "/peptides/81",
    );
    await expect(main.getByRole("link", { name: "Back to Research" })).toHaveAttribute(
      "href",
      "/research",
    );
  });
  await test.step("the page of the other names no peptide", async () => {
    await open(page, `/research/${without.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The second latest paper");
    await expect(page.getByRole("main").getByRole("link", { name: /^View / })).toHaveCount(0);
  });
});

test("a card shows the html of a short description as text, and an avatar in its size", async ({
  page,
}) => {
  const sizes = [
    ["ABC", "14px"],
    ["ABCD", "14px"],
    ["ABCDE", "19px"],
    ["ABCDEFGHIJ", "14px"],
    ["ABCDEFGHIJKLMN", "10px"],
    ["ABCDEFGHIJKLMNOPQRST", "10px"],
  ] as const;
  for (const [avatarText] of sizes) {
    await save("/api/peptides", {
      name: `Avatar ${avatarText}`,
      avatarText,
      categoryIds: "1",
      shortDescription: "<p>Binds <strong>zinc</strong> &amp; copper</p>",
    });
  }
  await open(page, "/peptides?category=1");
  const card = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });
  for (const [avatarText, size] of sizes) {
    const avatar = card(`Avatar ${avatarText}`).getByText(avatarText, { exact: true });
    await expect(avatar).toHaveCSS("font-size", size);
  }
  await expect(card("Avatar ABC")).toContainText("Binds zinc & copper");
  await expect(card("Avatar ABC")).not.toContainText("<");
});

test("an article that cannot be read is not found, and can be tried again", async ({ page }) => {
  const { id } = await save("/api/research", { title: "Unread", source: "Journal of Tests" });
  site.db.exec('ALTER TABLE "Article" RENAME TO "Elsewhere"');
  try {
    await page.goto(`${site.address}/research/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article Not Found");
    await expect(page.getByText(/doesn't exist or couldn't be loaded\.$/)).toBeVisible();
  } finally {
    site.db.exec('ALTER TABLE "Elsewhere" RENAME TO "Article"');
  }
  // The failed page is cached for seconds.
  await expect(async () => {
    await page
      .getByRole("main")
      .getByText(/^(retry|try again)$/i)
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unread", { timeout: 2_000 });
  }).toPass();
});
