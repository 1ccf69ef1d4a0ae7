import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { type OpenAiServer, quote, startOpenAiServer } from "../support/openai-server";
import { serveOwnSite } from "../support/own-site";
import { logIn } from "../support/own-site-session";

const port =
  Number(process.env.TEST_PORT ?? 3210) + 180 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const site = serveOwnSite({
  OPENAI_API_KEY: "a key for tests",
  OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  OPENAI_MODEL: "model-of-tests",
});
let provider: OpenAiServer;

test.beforeAll(async () => {
  provider = await startOpenAiServer(port);
});
test.afterAll(() => provider.close());

test.beforeEach(async ({ context }) => {
  provider.behave({ kind: "answer", words: quote(1) });
  await logIn(context.request, site.address);
});

const open = (page: Page, tab: string) => page.goto(`${site.address}/admin/${tab}`);

test("a prompt is tried with saved questions before visitors meet it, and seen as they will", async ({
  page,
}) => {
  await open(page, "ai-settings");
  const prompt = page.getByLabel("Training (System) Prompt");
  await expect(prompt).not.toHaveValue("");
  const published = await prompt.inputValue();
  await prompt.fill(`${published}\nSpeak like a librarian.`);
  const trial = page.getByRole("region", { name: "Try this prompt" });
  const question = trial.getByLabel("Another question to try prompts with");
  await question.fill("What is semaglutide?");
  await expect(page.getByText(/^Questions are answered by model-of-tests with/)).toBeVisible();
  await trial.getByRole("button", { name: "Save question" }).click();
  await expect(trial.getByRole("button", { name: "Ask: What is semaglutide?" })).toBeVisible();
  await trial.getByRole("button", { name: "Ask all saved questions" }).click();
  // The first question of a process waits for the library to be read.
  await expect(trial.getByText("150 tokens used by these trials")).toBeVisible();
  await expect(
    trial.getByText(/^answered · model-of-tests · 120 tokens read, 30 written/),
  ).toBeVisible();
  await expect(trial.getByRole("link", { name: /^Semaglutide/ })).toBeVisible();
  const [asked] = provider.requests.slice(-1);
  expect(JSON.stringify(asked?.messages)).toContain("Speak like a librarian.");
  const stored = await page.request.get(`${site.address}/api/admin/ai-settings`);
  expect((await stored.json()).trainingPrompt).toBe(published);

  const preview = page.frameLocator('iframe[title="Preview"]');
  await page.getByLabel("Welcome Message").fill("Good day, reader.");
  await expect(preview.getByText("Good day, reader.")).toBeVisible();
  await page.getByLabel("Message", { exact: true }).first().fill("A question of the sample?");
  await expect(preview.getByText("A question of the sample?")).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Ask the virtual consultant" })).toBeVisible();
  await expectAccessible(page, "a trial of a prompt");
  await trial.getByRole("button", { name: "Remove: What is semaglutide?" }).click();
  await expect(trial.getByText("No questions are saved yet.")).toBeVisible();
});

test("hero and footer are seen before they are saved, beside the field that changes them", async ({
  page,
}) => {
  await open(page, "site-settings");
  const preview = page.frameLocator('iframe[title="Preview"]');
  await page.getByLabel("Hero Text").fill("A hero of this story.");
  await expect(preview.getByText("A hero of this story.")).toBeVisible();
  await page.getByLabel("Footer Text").fill("A footer of this story.");
  await expect(preview.getByText("A footer of this story.")).toBeVisible();
  await page.getByLabel("Facebook").fill("https://social.example/amide");
  await expect(preview.getByRole("link", { name: "Facebook" })).toBeVisible();
  await page.getByLabel("Privacy Policy: Title").fill("What we keep");
  await expect(preview.getByRole("heading", { name: "What we keep" })).toBeVisible();
  // Its parts have names of their own: no public page drawn meanwhile takes one.
  const values = { siteText: { footerText: "Another" } };
  const kept = await page.request.post(`${site.address}/api/admin/preview`, {
    data: { kind: "site-footer", values },
  });
  const { address } = await kept.json();
  const html = await (await page.request.get(`${site.address}${address}`)).text();
  expect(html).toContain("Another");
  expect(html).toContain(`"path\\":\\"${address.split("/").at(-1)}/\\"`);
  const home = await (await page.request.get(site.address)).text();
  expect(home).not.toMatch(/of this story|What we keep/);
});

test("what was asked in vain begins a paper, and what was answered has its cost", async ({
  page,
}) => {
  for (const [index, message] of [
    "What is semaglutide?",
    "How do I repair a bicycle tyre?",
    "how do I repair a bicycle tyre",
  ].entries()) {
    const data = { message, sessionId: `session-of-the-story-${index}` };
    expect((await page.request.post(`${site.address}/api/chat`, { data })).status()).toBe(200);
  }
  await open(page, "chat");
  await page.getByText("What the consultant cost").click();
  const costs = page.getByRole("row", { name: /model-of-tests/ });
  await expect(costs).toContainText(/model-of-tests\s*1\s*120\s*30/);
  await page.getByText("Unanswered questions", { exact: true }).click();
  await expect(page.getByText(/^Asked 2 times: 2 not in the library · last on/)).toBeVisible();
  await expectAccessible(page, "the consultant's panels");
  await page.getByRole("link", { name: "Begin a draft" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Title (required)")).toHaveValue("how do I repair a bicycle tyre");
  await dialog.getByLabel("Source (required)").fill("Journal of Stories");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Research article created successfully!")).toBeVisible();
  await page.getByRole("searchbox").fill("bicycle");
  await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(1);
  await expect(page).not.toHaveURL(/title=/);
});
