import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNarrow } from "../support/axe";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";

const site = serveKeptSite();
const FACT = "Blood sugar control in adults with type 2 diabetes, with diet and exercise";

test("who returns is told which facts changed since, until it is forgotten", async ({
  page,
  browser,
}) => {
  await page.goto(`${site.address}/peptides/36`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("read-peptides")))
    .toContain("36");
  await expect(page.getByText("Changed since you read it")).toHaveCount(0);

  const administrator = await browser.newContext();
  await logIn(administrator.request, site.address);
  const address = `${site.address}/api/peptides/36`;
  const { facts } = await (await administrator.request.get(address)).json();
  const [first, ...others] = facts.approvals;
  const approvals = [{ ...first, state: "discontinued" }, ...others];
  const saved = await administrator.request.put(address, {
    data: { facts: { ...facts, approvals }, evidenceTier: "human_trials" },
  });
  expect(saved.status()).toBe(200);

  for (const path of ["/peptides", "/peptides?category=1", "/database?query=semaglutide"]) {
    await page.goto(`${site.address}${path}`);
    const card = page.locator("article", {
      has: page.getByRole("link", { name: "Semaglutide", exact: true }),
    });
    await expect(card.getByRole("link", { name: "Changed since you read it" })).toBeVisible();
    await expect(page.locator(".card-changed")).toHaveCount(1);
  }
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Keyword" }).first().fill("glp-1");
  await expect(page.getByRole("status").filter({ hasText: "for “glp-1”" })).toBeVisible();
  await expect(page.locator(".card-changed")).toHaveCount(1);
  await page.getByRole("link", { name: "Changed since you read it" }).click();
  await expect(page).toHaveURL(`${site.address}/peptides/36/changes`);

  await page.goto("about:blank");
  await page.goto(`${site.address}/peptides/36`);
  const note = page.getByRole("status").filter({ hasText: "Changed since you read it on" });
  await expect(note).toContainText("2 facts");
  await expect(note.getByRole("link", { name: "Evidence tier" })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  await note.getByRole("link", { name: FACT }).click();
  await expect(page.locator("tr", { hasText: FACT }).first()).toBeInViewport();
  await note.getByRole("link", { name: "2 facts" }).click();
  await expect(page.getByText("Before: Approved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);

  await page.goto(`${site.address}/privacy`);
  await page.getByRole("button", { name: "Forget what I read" }).click();
  await expect(page.getByText("This browser has forgotten")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("read-peptides"))).toBeNull();
  await administrator.close();
});

test("a card stands on another site, where no other page does", async ({ page }) => {
  const frames = ["/embed/36", "/peptides/36"].map(
    (path) => `<iframe src="${site.address}${path}" width="320" height="400"></iframe>`,
  );
  // A server: what Playwright answers itself counts as another network, which may not frame this one.
  const other = createServer((_, response) =>
    response.setHeader("Content-Type", "text/html").end(frames.join("")),
  ).listen(0, "127.0.0.1");
  await once(other, "listening");
  const refused = page.waitForEvent("console", (message) =>
    message.text().includes("frame-ancestors"),
  );
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const card = page.frameLocator("iframe").first();
  await expect(card.getByRole("heading", { name: "Semaglutide" })).toBeVisible();
  await expect(card.getByText("EMA: approved since 2018")).toBeVisible();
  expect((await refused).text()).toContain("'none'");
  expect(await page.context().cookies()).toEqual([]);
  other.close();

  await page.goto(`${site.address}/embed/36`);
  await expectAccessible(page);
  await expectNarrow(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an error is reported from the fact, and shown beside it in the dashboard", async ({
    page,
    browser,
  }) => {
    await page.goto(`${site.address}/peptides/1`);
    const fact = page.locator('[id^="fact-"]', { has: page.locator("a.report") }).nth(12);
    const reference = await fact.locator("a.report").getAttribute("href");
    await fact.getByRole("link", { name: "Report an error" }).click();
    await expect(page.getByRole("heading", { name: "Report an error" })).toBeVisible();
    const message = page.getByRole("textbox", { name: "Message" });
    await expect(message).toHaveValue(/^About Tirzepatide: .*\(1-[\da-f]{8}\)\nIt says: /);
    await page.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
    await message.fill(`${await message.inputValue()}The label says otherwise.`);
    // Longer than the form wants to have been open, by its own note of the time.
    await page.waitForTimeout(3_100);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(`${site.address}/contact/sent`);
    const row = site.db.prepare('SELECT "about" FROM "ContactMessage"').get();
    expect(`/contact?about=${(row as { about: string }).about}`).toBe(reference);

    const administrator = await browser.newContext({ javaScriptEnabled: true });
    await logIn(administrator.request, site.address);
    const dashboard = await administrator.newPage();
    await dashboard.goto(`${site.address}/admin/messages`);
    await expect(dashboard.getByText("Reported fact, as its page says it now:")).toBeVisible();
    await expectAccessible(dashboard);
    await dashboard.getByRole("link", { name: "Edit this fact" }).click();
    await expect(dashboard.getByRole("dialog")).toContainText("Edit peptide: Tirzepatide");
    await administrator.close();
  });

  test("the footer reports the page that it stands on", async ({ page }) => {
    await page.goto(`${site.address}/conditions/obesity`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Report an error" }).click();
    await expect(page).toHaveURL(/\/contact\?about=%2Fconditions%2Fobesity$/);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
      /^About \/conditions\/obesity\n/,
    );
    for (const about of ["/nowhere", "<script>", "36-00000000"]) {
      await page.goto(`${site.address}/contact?about=${encodeURIComponent(about)}`);
      await expect(page, about).toHaveURL(`${site.address}/contact`);
    }
  });
});
