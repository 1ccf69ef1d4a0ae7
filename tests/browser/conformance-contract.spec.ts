import { expect, type Page, test } from "@playwright/test";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";

const panel = (page: Page) =>
  page.getByRole("region", { name: "Conversation with the consultant" });
const field = (page: Page) => panel(page).getByRole("textbox");
const messages = (page: Page) => panel(page).locator("ol > .chat-question, ol > .chat-answer");
const FAILED = "I'm sorry, I couldn't process your request. Please try again later.";
const UNREACHABLE = "I'm having trouble connecting to the service. Please try again later.";

const storedSession = (page: Page) =>
  page.evaluate(() => Object.values({ ...sessionStorage }).find((id) => /^session-/.test(id)));

async function open(page: Page) {
  await page.goto("/consultant");
  await expect(field(page)).toBeEnabled();
}

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press("Enter");
}

test("a conversation belongs to a visit and survives a reload", async ({ page, context }) => {
  await open(page);
  await ask(page, "What is BPC-157?");
  await expect(messages(page)).toHaveCount(3);
  await expect(field(page)).toBeEnabled();
  const id = await storedSession(page);
  expect(id).toMatch(/^session-\d{13}-\w{16,}$/);
  await page.reload();
  await expect(messages(page)).toHaveCount(2);
  expect(await storedSession(page)).toBe(id);
  const other = await context.newPage();
  await open(other);
  await expect(messages(other)).toHaveText([/Hello/]);
  expect(await storedSession(other)).not.toBe(id);
});

test("a failed answer says so in the specified words", async ({ page, context }) => {
  await open(page);
  await page.route("**/api/chat", (route) => route.fulfill({ status: 500, body: "{}" }));
  await ask(page, "What is Selank?");
  await expect(messages(page).last()).toContainText(FAILED);
  await page.unroute("**/api/chat");
  await page.route("**/api/chat", (route) => route.fulfill({ status: 200, body: "" }));
  await ask(page, "What is Selank?");
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).last()).toContainText(FAILED);
  await page.unroute("**/api/chat");
  await context.setOffline(true);
  await ask(page, "What is Selank?");
  await expect(messages(page).last()).toContainText(UNREACHABLE);
});

test("what an answer cites is there, down to the section", async ({ request }) => {
  const hrefs = new Set<string>();
  for (const message of ["What are the side effects of semaglutide?", "What is BPC-157?"]) {
    const response = await request.post("/api/chat", {
      data: { message, sessionId: `session-${Date.now()}` },
    });
    for (const { href } of (await response.json()).citations) hrefs.add(href);
  }
  expect([...hrefs].some((href) => href.includes("#"))).toBe(true);
  for (const href of hrefs) {
    const [path = "", fragment] = href.split("#");
    const page = await request.get(path);
    expect(page.status(), href).toBe(200);
    if (fragment) expect(await page.text(), href).toContain(`id="${fragment}"`);
  }
});

test("a client of the AI SDK gets its stream", async ({ request }) => {
  const response = await request.post("/api/chat", {
    headers: { Accept: "text/event-stream" },
    data: { message: "What is BPC-157?", sessionId: `session-${Date.now()}` },
  });
  expect(response.headers()["content-type"]).toMatch(/^text\/event-stream/);
  expect(response.headers()["x-vercel-ai-ui-message-stream"]).toBe("v1");
  const events = (await response.text()).split("\n\n").filter((event) => event.startsWith("data:"));
  expect(events[0]).toMatch(/^data: \{"type":"start"/);
  expect(events.some((event) => event.includes('"type":"text-delta"'))).toBe(true);
  expect(events.at(-1)).toBe("data: [DONE]");
});

test.describe("the dashboard", () => {
  test.beforeEach(({ context }) => logIn(context.request));

  test("falls back to the public AI settings where the session has ended", async ({ page }) => {
    const reads: string[] = [];
    await page.route("**/api/admin/ai-settings", (route) =>
      route.fulfill({ status: 401, json: { message: "Please sign in" } }),
    );
    page.on("request", (request) => {
      if (request.url().endsWith("/api/ai-settings")) reads.push(request.method());
    });
    await page.goto("/admin/ai-settings");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect.poll(() => reads).toContain("GET");
  });

  test("sends no Authorization header of its own", async ({ page }) => {
    const headers: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) headers.push(request.headers().authorization);
    });
    for (const tab of ["peptides", "messages", "chat-admin", "site-settings"]) {
      await page.goto(`/admin/${tab}`);
      await page.waitForLoadState("networkidle");
    }
    expect(headers.length).toBeGreaterThan(3);
    expect(headers.filter(Boolean)).toEqual([]);
  });
});

test.describe("what the dashboard edits", () => {
  const site = serveKeptSite();

  test("is the sample chat, the greeting and a peptide's conditions", async ({ page, context }) => {
    await logIn(context.request, site.address);
    await page.goto(`${site.address}/admin/ai-settings`);
    await page.getByLabel("Welcome Message").fill("Welcome to this story.");
    await page.getByLabel("Message", { exact: true }).first().fill("A sample of this story?");
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await expect(page.getByText("AI Settings updated successfully!")).toBeVisible();
    await page.goto(`${site.address}/`);
    await expect(page.getByText("A sample of this story?")).toBeVisible();
    await page.goto(`${site.address}/consultant`);
    await expect(messages(page)).toHaveText([/Welcome to this story\./]);

    await page.goto(`${site.address}/admin/peptides?edit=81`);
    const dialog = page.getByRole("dialog");
    const conditionsField = dialog.getByRole("textbox", { name: "Related Conditions" });
    await conditionsField.fill("A condition of this story");
    await conditionsField.press("Enter");
    await dialog.getByRole("button", { name: "Save", exact: true }).first().click();
    await expect(dialog).toHaveCount(0);
    const conditions = await (
      await context.request.get(`${site.address}/api/conditions/peptide/81`)
    ).json();
    expect(JSON.stringify(conditions)).toContain("A condition of this story");
  });
});
