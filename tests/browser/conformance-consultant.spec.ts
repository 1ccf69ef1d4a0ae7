import { expect, type Page, test } from "@playwright/test";

const FAILED = "I'm sorry, I couldn't process your request. Please try again later.";
const UNREACHABLE = "I'm having trouble connecting to the service. Please try again later.";

const panel = (page: Page) =>
  page.getByRole("region", { name: "Conversation with the consultant" });
const field = (page: Page) => page.getByLabel("Your question");
const messages = (page: Page) => panel(page).locator("ol > .chat-question, ol > .chat-answer");

/** The questions that the page sends. */
function recordQuestions(page: Page) {
  const sent: { message: string; sessionId: string }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/chat") {
      sent.push(request.postDataJSON());
    }
  });
  return sent;
}

test("the history is asked for after 1 s, and the address's question 0.5 s later", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/chat")) asked.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(() => {
    // What the page waits for, in ms; each wait ends when the test says so.
    const waits: [number, () => void][] = [];
    const real = window.setTimeout;
    Object.assign(window, { waits });
    window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) => {
      if (ms !== 1_000 && ms !== 500) return real(run, ms, ...rest);
      waits.push([ms, run]);
      return 0;
    }) as typeof setTimeout;
  });
  const waits = () =>
    page.evaluate(() => (window as unknown as { waits: [number][] }).waits.map(([ms]) => ms));
  /** Does not wait for what begins then. */
  const end = () =>
    page.evaluate(() => {
      (window as unknown as { waits: [number, () => void][] }).waits.shift()?.[1]();
    });

  await page.goto("/consultant?query=What%20is%20Selank%3F");
  await expect.poll(waits).toEqual([1_000]);
  await expect(field(page)).toBeDisabled();
  expect(asked).toEqual([]);
  await end();
  await expect.poll(waits).toEqual([500]);
  await expect(field(page)).toBeEnabled();
  expect(asked).toEqual([expect.stringMatching(/^GET \/api\/chat\/session-/)]);
  await end();
  await expect(messages(page).nth(1)).toHaveText("You: What is Selank?");
  await expect.poll(() => asked.at(-1)).toBe("POST /api/chat");
});

test("a conversation has one session, sends no blank text and lets go of its field while it waits", async ({
  page,
}) => {
  const sent = recordQuestions(page);
  const before = Date.now();
  await page.goto("/consultant");
  await expect(field(page)).toBeEnabled();
  const send = panel(page).getByRole("button", { name: "Send" });
  await field(page).fill(" \n ");
  await send.click();
  await field(page).press("Enter");
  await expect(messages(page)).toHaveCount(1);
  expect(sent).toEqual([]);

  for (const [index, question] of ["What is Dihexa?", "What is Selank?"].entries()) {
    await field(page).fill(question);
    await field(page).press("Enter");
    await expect(messages(page)).toHaveCount(3 + 2 * index);
    await expect(field(page)).toBeEnabled();
    await expect(panel(page).locator("[data-typing]")).toHaveCount(0);
    await expect(send).toBeEnabled();
  }
  // The session began with its history, a second after the page was opened.
  const after = Date.now();
  expect(sent.map(({ message }) => message)).toEqual(["What is Dihexa?", "What is Selank?"]);
  const [first, second] = sent.map(({ sessionId }) => sessionId);
  expect(second).toBe(first);
  const [, time] = /^session-(\d+)-\w+$/.exec(first ?? "") ?? [];
  expect(Number(time)).toBeGreaterThanOrEqual(before);
  expect(Number(time)).toBeLessThanOrEqual(after);

  await test.step("an answer that holds nothing is a failure", async () => {
    await page.route("**/api/chat", (route) =>
      route.fulfill({ status: 200, contentType: "text/event-stream", body: "" }),
    );
    await field(page).fill("What is MGF?");
    await send.click();
    await expect(messages(page).last()).toContainText(FAILED);
  });
  await test.step("a lower window has a lower panel", async () => {
    expect((await panel(page).boundingBox())?.height).toBe(600);
    await page.setViewportSize({ width: 1440, height: 600 });
    expect((await panel(page).boundingBox())?.height).toBeLessThan(600);
  });
});

test("a history that the server refuses is empty, one without a connection says so", async ({
  page,
}) => {
  await page.route("**/api/chat/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/consultant");
  await expect(messages(page)).toHaveText([/^Consultant: Hello\./]);
  await page.unroute("**/api/chat/*");
  await page.route("**/api/chat/*", (route) => route.abort());
  await page.reload();
  await expect(messages(page)).toHaveText([`Consultant: ${UNREACHABLE}`]);
});
