import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { type OpenAiServer, quote, startOpenAiServer } from "../support/openai-server";
import { serveOwnSite } from "../support/own-site";

const UNREACHABLE = "I'm having trouble connecting to the service. Please try again later.";
const FAILED = "I'm sorry, I couldn't process your request. Please try again later.";

const panel = (page: Page) =>
  page.getByRole("region", { name: "Conversation with the consultant" });
const field = (page: Page) => page.getByLabel("Your question");
const messages = (page: Page) => panel(page).locator("ol > .chat-question, ol > .chat-answer");
const answers = (page: Page) => panel(page).locator("ol > .chat-answer");

async function open(page: Page, path = "/consultant") {
  await page.goto(path);
  await expect(field(page)).toBeEnabled();
}

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await field(page).press("Enter");
}

test("a visitor asks, follows a source, comes back, rates, and deletes what was said", async ({
  page,
}) => {
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/chat/")) reads.push(request.url());
  });
  const released = Promise.withResolvers<void>();
  await page.route("**/api/chat/session-*", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/consultant");
  await expect(page).toHaveTitle("AI Peptide Consultant - Amide");
  await expect(panel(page).locator("[data-skeleton]")).toBeVisible();
  await expect(field(page)).toBeDisabled();
  expect((await panel(page).boundingBox())?.height).toBe(600);
  await expect(page.getByRole("heading", { name: "How to use the consultant" })).toBeVisible();
  released.resolve();
  await expect(messages(page)).toHaveText([/^Consultant: Hello\. I answer questions/]);
  expect(reads[0]).toMatch(/\/api\/chat\/session-\d{13}-\w{16,}$/);
  await expect(panel(page).locator("[data-skeleton]")).toHaveCount(0);

  await ask(page, "   ");
  await expect(messages(page)).toHaveCount(1);
  await field(page).fill("How is BPC-157");
  await field(page).press("Shift+Enter");
  await field(page).pressSequentially("thought to work?");
  await field(page).press("Enter");
  await expect(messages(page).nth(1)).toHaveText("You: How is BPC-157\nthought to work?");
  await expect(field(page)).toBeEnabled();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  const answer = answers(page).last();
  await expect(answer).toContainText("BPC-157");
  await expect(panel(page).getByRole("status")).toHaveText(/BPC-157/);
  await expect(panel(page).getByRole("status")).not.toHaveText(/\[\d\]/);
  const source = answer.locator(".chat-sources a").first();
  await expect(source).toHaveAttribute("href", /^\/peptides\/81(#[\w-]+)?$/);
  await expect(answer.getByRole("link", { name: /^Source 1: / }).first()).toHaveAttribute(
    "href",
    (await source.getAttribute("href")) ?? "",
  );
  expect(await findViolations(page)).toEqual([]);
  // What is read out alone scrolls with the messages, and makes the page no longer.
  const hidden = answer.locator(".sr-only").first();
  expect(
    await hidden.evaluate((span: HTMLElement) =>
      Boolean(span.offsetParent?.closest(".chat-messages")),
    ),
  ).toBe(true);

  await answer.getByRole("button", { name: "Not helpful" }).click();
  await answer.getByLabel("What was wrong? (optional)").fill("Too long");
  const rated = page.waitForResponse((response) => response.url().endsWith("/feedback"));
  await answer.getByRole("button", { name: "Send" }).click();
  expect((await rated).status()).toBe(200);

  await source.click();
  await expect(page).toHaveURL(/\/peptides\/81/);
  await page.goBack();
  await expect(messages(page)).toHaveCount(2);
  await expect(answers(page).getByRole("button", { name: "Not helpful" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await panel(page).getByRole("button", { name: "Delete conversation" }).click();
  await expect(panel(page).getByRole("button", { name: "Keep" })).toBeFocused();
  await panel(page).getByRole("button", { name: "Delete", exact: true }).click();
  await expect(messages(page)).toHaveText([/^Consultant: Hello\./]);
  await page.reload();
  await expect(messages(page)).toHaveText([/^Consultant: Hello\./]);
});

test("whom to call in an emergency is read out before anything else, and stands out", async ({
  page,
}) => {
  await open(page);
  await ask(page, "I injected the whole vial of semaglutide and now I cannot stop vomiting");
  await expect(panel(page).getByRole("alert")).toContainText("local emergency number");
  await expect(panel(page).getByRole("status")).toBeEmpty();
  const [first, ...others] = await answers(page).last().locator(".chat-text > p").all();
  const weightOf = (one: typeof first) => one?.evaluate((p) => getComputedStyle(p).fontWeight);
  expect(await weightOf(first)).toBe("600");
  for (const other of others) expect(await weightOf(other)).toBe("400");
  expect(await findViolations(page)).toEqual([]);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [768, 1024],
  [844, 390],
  [1280, 720],
] as const) {
  test(`the composer is in the first window of ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/consultant");
    await expect(field(page)).toBeEnabled();
    await expect(page.getByRole("button", { name: "Send", exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });
}

test("the round button lies over no control of the panel, wherever a phone's page stands", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/consultant");
  await expect(field(page)).toBeEnabled();
  const covered = await page.evaluate(() => {
    const button = document.querySelector("[aria-label='Contact us']");
    const controls = [
      ...document.querySelectorAll(".chat-composer button, .chat-composer textarea"),
    ];
    const tops = Array.from({ length: 20 }, (_, step) => step * 40);
    const isFloating = button && getComputedStyle(button).position === "fixed";
    if (!isFloating) return ["the button does not float"];
    return tops.flatMap((top) => {
      window.scrollTo({ top, behavior: "instant" });
      const over = button?.getBoundingClientRect();
      return controls.filter((control) => {
        const { left, right, top: above, bottom } = control.getBoundingClientRect();
        return (
          !over ||
          (over.left < right && left < over.right && over.top < bottom && above < over.bottom)
        );
      });
    });
  });
  expect(covered).toEqual([]);
});

test("a question in the address is asked once", async ({ page }) => {
  await page.goto("/consultant?query=What%20is%20Selank%3F");
  await expect(messages(page).nth(1)).toHaveText("You: What is Selank?");
  await expect(page).toHaveURL("/consultant");
  await expect(answers(page).last()).toContainText("Selank");
  await expect(field(page)).toHaveValue("");
  await page.reload();
  await expect(messages(page)).toHaveCount(2);
  await expect(field(page)).toBeEnabled();
  const suggestion = panel(page)
    .getByRole("list", { name: "What you could ask" })
    .getByRole("button");
  const text = await suggestion.first().textContent();
  await suggestion.first().click();
  await expect(messages(page).nth(2)).toHaveText(`You: ${text}`);
  await expect(answers(page)).toHaveCount(2);
});

test("a question that is sent before the scripts have run is asked when they have", async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/consultant", { waitUntil: "commit" });
  await ask(page, "What is Selank?");
  released.resolve();
  await expect(messages(page).nth(1)).toHaveText("You: What is Selank?");
  await expect(answers(page).last()).toContainText("Selank");
  await expect(field(page)).toHaveValue("");
  await expect(messages(page)).toHaveCount(3);
});

test("what fails says so, and nothing typed is lost", async ({ page, context }) => {
  await open(page);
  await page.route("**/api/chat", (route) => route.fulfill({ status: 500, body: "{}" }));
  await ask(page, "What is Dihexa?");
  await expect(answers(page).last()).toContainText(FAILED);
  await page.unroute("**/api/chat");

  await context.setOffline(true);
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(answers(page).last()).toContainText(UNREACHABLE);
  await expect(field(page)).toHaveValue("What is Dihexa?");
  await context.setOffline(false);

  await page.route("**/api/chat", (route) =>
    route.fulfill({
      status: 200,
      contentType: "text/event-stream",
      body: 'data: {"type":"text-delta","id":"answer","delta":"Half an"}\n\n',
    }),
  );
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(answers(page).last()).toContainText(FAILED);
  await expect(panel(page)).not.toContainText("Half an");
  await page.unroute("**/api/chat");

  await page.route("**/api/chat", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "300" },
      json: { message: "Too many questions." },
    }),
  );
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(answers(page).last()).toContainText("You can ask again in about 5 min.");
  await page.unroute("**/api/chat");
  await panel(page).getByRole("button", { name: "Try again" }).click();
  await expect(answers(page).last()).toContainText("Dihexa");
  await expect(messages(page)).toHaveCount(3);

  await page.route("**/api/chat/*", (route) => route.abort());
  await page.reload();
  await expect(messages(page)).toHaveText([`Consultant: ${UNREACHABLE}`]);
});

test("an answer on its way shows that it is, and can be stopped", async ({ page }) => {
  await open(page);
  await page.route("**/api/chat", () => {}); // Never answered.
  await ask(page, "What is PT-141?");
  await expect(answers(page).last().locator("[data-typing]")).toBeVisible();
  await expect(field(page)).toBeDisabled();
  await expect(panel(page).getByRole("button", { name: "Send" })).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Stop" }).click();
  await expect(answers(page).last()).toContainText(
    "This answer was stopped before it was complete.",
  );
  await expect(field(page)).toBeEnabled();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form asks, and a page answers to its own visitor", async ({ page, browser }) => {
    await page.goto("/consultant?query=What%20is%20Semaglutide%3F");
    await expect(panel(page)).toContainText("Hello. I answer questions");
    await expect(field(page)).toHaveValue("What is Semaglutide?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/\/consultant\/conversation\?session=session-/);
    await expect(messages(page)).toHaveText([
      "You: What is Semaglutide?",
      /^Consultant: .*semaglutide/is,
    ]);
    await page.getByLabel("Ask more").fill("What are its side effects?");
    await page.getByRole("button", { name: "Ask" }).click();
    await expect(messages(page)).toHaveCount(4);
    const stranger = await browser.newPage();
    await stranger.goto(page.url());
    await expect(panel(stranger)).toContainText("You have no conversation here");
    await stranger.close();
    await page.getByRole("button", { name: "Delete conversation" }).click();
    await expect(page).toHaveURL("/consultant");
    await page.goBack();
    await page.reload();
    await expect(panel(page)).toContainText("You have no conversation here");
  });
});

test.describe("with a language model", () => {
  const port =
    Number(process.env.TEST_PORT ?? 3210) + 160 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  const site = serveOwnSite({
    OPENAI_API_KEY: "key",
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    OPENAI_MODEL: "fake",
  });
  let provider: OpenAiServer;
  test.beforeAll(async () => {
    provider = await startOpenAiServer(port);
  });
  test.afterAll(() => provider.close());

  const lastOutcome = () =>
    site.db.prepare("SELECT outcome, message FROM ChatMessage ORDER BY id DESC LIMIT 1").get();

  test("an answer is read as it is written, and ends when the visitor stops or leaves", async ({
    page,
  }) => {
    provider.behave({ kind: "hang", words: quote(3) });
    await open(page, `${site.address}/consultant`);
    await ask(page, "What is BPC-157?");
    await expect(answers(page).last()).toContainText("BPC-157");
    await expect(field(page)).toBeDisabled();
    await expect(panel(page).getByRole("status")).toBeEmpty();
    await panel(page).getByRole("button", { name: "Stop" }).click();
    await expect(answers(page).last()).toContainText(
      "This answer was stopped before it was complete.",
    );
    await expect(panel(page).getByRole("status")).toContainText("This answer was stopped");
    await expect.poll(() => provider.requests.at(-1)?.isCutOff).toBe(true);
    await expect.poll(lastOutcome).toEqual({
      outcome: "stopped",
      message: expect.stringMatching(
        /BPC-157.*\n\nThis answer was stopped before it was complete\.$/s,
      ),
    });

    await ask(page, "What is Selank?");
    await expect(answers(page).last()).toContainText("Selank");
    await page.goto("about:blank");
    await expect.poll(() => provider.requests.at(-1)?.isCutOff).toBe(true);
    expect(provider.requests).toHaveLength(2);
  });
});
