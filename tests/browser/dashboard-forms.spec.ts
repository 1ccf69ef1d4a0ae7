import { expect, type Page, test } from "@playwright/test";
import { ADMIN_PASSWORD } from "../support/administrator";
import { expectAccessible, findViolations } from "../support/axe";
import { crashPage } from "../support/crash-page";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";

const site = serveKeptSite();

test.beforeEach(({ context }) => logIn(context.request, site.address));

const open = (page: Page, tab: string) => page.goto(`${site.address}/admin/${tab}`);
const mission = (page: Page) => page.getByLabel("Mission", { exact: true });
const team = (page: Page) => page.getByLabel("Our Team", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const saved = (page: Page) =>
  expect(page.getByText("About content updated successfully!")).toBeVisible();
const kept = (page: Page) => expect(page.getByText(/^Unsaved, kept in this browser/)).toBeVisible();
const offer = (page: Page) => page.getByRole("region", { name: "Unsaved changes" });

test("what is changed is previewed, saved, public, and restored from its history", async ({
  page,
}) => {
  await open(page, "about");
  const before = await mission(page).inputValue();
  await mission(page).fill("A mission of the first story.");
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByText("A mission of the first story.")).toBeVisible();
  await page.keyboard.press("Control+s");
  await saved(page);
  await page.goto(`${site.address}/about`);
  await expect(page.getByText("A mission of the first story.")).toBeVisible();

  await open(page, "about");
  await page.getByRole("button", { name: "History" }).click();
  await page.getByRole("button", { name: "Show changes" }).first().click();
  await expectAccessible(page, "the history");
  await expect(page.getByRole("listitem").last()).toContainText(
    "Created with the site's first content",
  );
  // What is so now is no state to go back to.
  await expect(page.getByRole("button", { name: "Restore the state after" })).toBeHidden();
  await page.getByRole("button", { name: "Restore the state before" }).click();
  const question = page.getByRole("alertdialog", { name: "Restore “About”?" });
  await expect(question).toContainText("Mission becomes what it was.");
  await expect(question.locator("del")).toContainText("A mission of the first story.");
  await question.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Restored successfully!")).toBeVisible();
  await expect(mission(page)).toHaveValue(before);
});

test("a link that begins an item fills its title in as if it had been typed", async ({ page }) => {
  await open(page, "research?edit=new&title=Does+it+help%3F");
  const title = page.getByLabel("Title (required)");
  await expect(title).toHaveValue("Does it help?");
  await kept(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Close without saving?" })).toBeVisible();
});

test("a tab that crashes gives back what was typed, with what it changes", async ({
  page,
  context,
}) => {
  await open(page, "about");
  await mission(page).fill("Typed before the crash.");
  await kept(page);
  await crashPage(page);
  const next = await context.newPage();
  await open(next, "about");
  await expect(offer(next)).toContainText("in Mission.");
  await next.getByRole("button", { name: "Show changes" }).click();
  await expect(offer(next).locator("ins").filter({ hasText: "crash" })).toBeVisible();
  await expectAccessible(next, "the offer");
  await next.getByRole("button", { name: "Restore" }).click();
  await expect(mission(next)).toHaveValue("Typed before the crash.");
  await save(next).click();
  await saved(next);
  await next.reload();
  await expect(mission(next)).toHaveValue("Typed before the crash.");
  await expect(offer(next)).toBeHidden();
});

test("a session that ended is opened in place, and the save goes through", async ({
  page,
  context,
}) => {
  await open(page, "about");
  await mission(page).fill("Typed after the session ended.");
  await context.clearCookies();
  await save(page).click();
  const login = page.getByRole("dialog", { name: "Log in to go on" });
  await login.getByLabel("Password").fill("not the password");
  await login.getByRole("button", { name: "Login" }).click();
  await expect(login.getByText("Invalid credentials")).toBeVisible();
  await expectAccessible(page, "the login in place");
  await login.getByLabel("Password").fill(ADMIN_PASSWORD);
  await login.getByRole("button", { name: "Login" }).click();
  await saved(page);
  await expect(login).toBeHidden();
});

test("without a connection a save says so and keeps the draft", async ({ page, context }) => {
  await open(page, "about");
  await mission(page).fill("Typed on a train.");
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText("There is no connection.").first()).toBeVisible();
  await kept(page);
  // A link would end in the browser's own page of errors.
  await page.getByRole("link", { name: "Contact", exact: true }).click();
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(mission(page)).toHaveValue("Typed on a train.");
  await expect(page).toHaveURL(/\/admin\/about$/);
  await context.setOffline(false);
  await save(page).click();
  await saved(page);
});

test("a peptide opens and is saved where the editor's code is out of reach", async ({ page }) => {
  await open(page, "peptides?search=selank");
  await expect(page.getByRole("table")).toBeVisible();
  const loaded = new Set<string>();
  await page.route("**/_next/static/**", (route) => {
    loaded.add(route.request().url());
    return route.abort();
  });
  await page.getByRole("button", { name: "Edit Selank" }).click();
  const text = page.getByRole("dialog").getByLabel("Short Description", { exact: true });
  await expect(text).toHaveValue(/^<p>|^[A-Z]/);
  await expect(page.getByText("The editor could not be loaded").first()).toBeVisible();
  expect(loaded.size).toBeGreaterThan(0);
  await text.fill("<p>Typed as source.</p>");
  await save(page).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const { rows } = await (
    await page.request.get(`${site.address}/api/admin/rows/peptides?search=Typed+as+source`)
  ).json();
  expect(rows).toMatchObject([{ name: "Selank" }]);
});

test("two windows on one text are merged field by field", async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, "about");
  await open(other, "about");
  await mission(page).fill("The mission of one window.");
  await team(page).fill("The team of one window.");
  await kept(page);
  await mission(other).fill("The mission of the other window.");
  await other.getByLabel("Our Approach", { exact: true }).fill("The approach of the other window.");
  await kept(other);
  await save(page).click();
  await saved(page);
  await expect(other.getByText("A newer version was saved elsewhere.")).toBeVisible();
  await save(other).click();
  const dialog = other.getByRole("dialog", { name: "This was changed in the meantime" });
  await expect(dialog.getByText("Changed only by them: Our Team")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save these" })).toBeDisabled();
  await expectAccessible(other, "the merge");
  await dialog.getByRole("radio", { name: /^Theirs/ }).check();
  await dialog.getByRole("button", { name: "Save these" }).click();
  await saved(other);
  const response = await other.request.get(`${site.address}/api/about-content`);
  expect(await response.json()).toMatchObject({
    mission: "The mission of one window.",
    team: "The team of one window.",
    approach: "The approach of the other window.",
  });
});

test("what is typed while a new item is saved goes into that item", async ({ page }) => {
  await open(page, "development?edit=new");
  const title = page.getByLabel("Title (required)");
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/api/dev-items", async (route) => {
    await isTyped;
    await route.continue();
  });
  await title.fill("Typed");
  const sent = page.waitForRequest("**/api/dev-items");
  await page.keyboard.press("Control+s");
  await sent;
  await title.fill("Typed twice");
  await page.keyboard.press("Control+s");
  goOn();
  await expect(page.getByText("Development item updated successfully!")).toBeVisible();
  const items: { title: string }[] = await (
    await page.request.get(`${site.address}/api/dev-items`)
  ).json();
  const made = items.filter((item) => item.title.startsWith("Typed"));
  expect(made.map((item) => item.title)).toEqual(["Typed twice"]);
});

test("leaving asks first, by a link and by Back, and the draft waits", async ({ page }) => {
  await open(page, "contact");
  await page.getByRole("link", { name: "About", exact: true }).click();
  await mission(page).fill("Typed before leaving.");
  await page.getByRole("link", { name: "Contact", exact: true }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(mission(page)).toHaveValue("Typed before leaving.");
  await page.evaluate(() => history.back());
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByLabel("Main Text")).toBeVisible();
  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(offer(page)).toContainText("in Mission.");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(offer(page)).toBeHidden();
});

test("a storage that is full is told of", async ({ page }) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Storage.prototype.setItem = fail;
    IDBFactory.prototype.open = fail;
  });
  await open(page, "about");
  await mission(page).fill("Kept nowhere.");
  await expect(page.getByText("this browser's storage is full or blocked")).toBeVisible();
});

test("a FAQ is deleted after a question, at once and for good", async ({ page }) => {
  await open(page, "contact");
  const questions = page.getByLabel("Question");
  await expect(questions.first()).toBeVisible();
  const count = await questions.count();
  const first = await questions.first().inputValue();
  await page.getByRole("button", { name: `Delete ${first}` }).click();
  await expect(
    page.getByText(
      `Are you sure you want to delete this FAQ "${first}"? This action cannot be undone.`,
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("FAQ deleted successfully!")).toBeVisible();
  await expect(questions).toHaveCount(count - 1);
  await page.reload();
  await expect(questions).toHaveCount(count - 1);
});

test("two passwords that differ cannot be saved, and no draft holds one", async ({ page }) => {
  await open(page, "site-settings");
  await page.getByLabel("New Password", { exact: true }).fill("a secret that no draft holds");
  await expect(save(page)).toBeDisabled();
  await expect(page.getByText("The two passwords differ")).toBeVisible();
  await page.getByLabel("Hero Text").fill("A hero text of this story.");
  await kept(page);
  const drafts = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(drafts).toContain("A hero text of this story.");
  expect(drafts).not.toContain("a secret that no draft holds");
});

test("a peptide is changed in its window, and nothing else of it", async ({ page }) => {
  const read = async () => (await page.request.get(`${site.address}/api/peptides/1`)).json();
  const before = await read();
  await open(page, "peptides?edit=1");
  const dialog = page.getByRole("dialog", { name: "Edit peptide" });
  const text = dialog.getByRole("textbox", { name: "Short Description" });
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Seen & edited.");
  const benefits = dialog.getByLabel("Benefits", { exact: true }).last();
  await benefits.fill("An outcome, of this story (cells)");
  await benefits.press("Enter");
  const preview = page.frameLocator('iframe[title="Preview"]');
  await expect(preview.getByText("An outcome, of this story (cells)").first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await save(page).click();
  await expect(page.getByText("Peptide updated successfully!")).toBeVisible();
  await expect(dialog).toBeHidden();
  const { updatedAt: _, ...after } = await read();
  const { updatedAt: __, ...expected } = before;
  expect(after).toEqual({
    ...expected,
    shortDescription: `${before.shortDescription} Seen &amp; edited.`,
    benefits: before.benefits.replace("</ul>", "<li>An outcome, of this story (cells)</li></ul>"),
  });
  await page.goto(`${site.address}/peptides/1`);
  await expect(page.getByText("An outcome, of this story (cells)").first()).toBeVisible();
});

test("what is pasted is reduced to what may be stored, and said", async ({ page }) => {
  await open(page, "research?edit=new");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await dialog.getByLabel("Title (required)").fill("A paper of this story");
  const text = dialog.getByRole("textbox", { name: "Abstract" });
  await text.click();
  await text.evaluate((target) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<h1>Big</h1><h2>Less</h2><p style="color:red">kept <b>words</b><img src="x"></p>',
    );
    target.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(dialog.getByText(/Left out: style on <p>, <img>/)).toBeVisible();
  await dialog.getByRole("button", { name: "Abstract: source" }).click();
  await expect(dialog.getByLabel("Abstract", { exact: true })).toHaveValue(
    /<h3>Big<\/h3><h4>Less<\/h4><p>kept <strong>words<\/strong><\/p>/,
  );
});

test("an item that is opened right after its save shows what was saved", async ({ page }) => {
  const made = await page.request.post(`${site.address}/api/categories`, {
    data: { name: "Soon again", description: "" },
    headers: { Origin: site.address },
  });
  const { id } = await made.json();
  const address = `**/api/categories/${id}`;
  await open(page, `categories?edit=${id}`);
  const name = page.getByRole("dialog").getByLabel("Name (required)");
  await name.fill("Soon again, changed");
  // Reads that are still under way when the item is opened again: none of them may be shown.
  const release = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== "GET" || held.length > 0) return route.continue();
    const response = await route.fetch();
    held.push(release.promise);
    await release.promise;
    await route.fulfill({ response });
  });
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Soon again, changed", exact: true }).click();
  release.resolve();
  await expect(name).toHaveValue("Soon again, changed");
  await name.fill("Soon again, twice");
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an item is saved and kept open, by its button and by Ctrl S", async ({ page }) => {
  await open(page, "peptides?edit=new");
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel("Name (required)");
  const view = dialog.getByRole("link", { name: "View on site" });
  await name.fill("Keepotide");
  await expect(view).toBeHidden();
  await dialog.getByRole("button", { name: "Save and keep open" }).click();
  await expect(page.getByText("Peptide created successfully!")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Edit peptide" })).toBeVisible();
  await expect(page).toHaveURL(/edit=\d+$/);
  const id = new URL(page.url()).searchParams.get("edit");
  await expect(view).toHaveAttribute("href", `/peptides/${id}`);
  await expect(dialog.getByRole("button", { name: "History" })).toBeVisible();

  await name.fill("Keepotide anew");
  await page.keyboard.press("Control+s");
  // The notice before it may still be fading out.
  const notice = page
    .locator("[data-sonner-toast][data-removed=false]")
    .filter({ hasText: "Peptide updated successfully!" })
    .first();
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("link", { name: "View on site" })).toBeVisible();
  await expect(name).toBeFocused();
  const saved = await (await page.request.get(`${site.address}/api/peptides/${id}`)).json();
  expect(saved).toMatchObject({ name: "Keepotide anew" });

  // Below the notice, at any width, nothing can be pressed that belongs to the form.
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press("Control+s");
    await expect(notice).toBeVisible();
    await expect
      .poll(async () => {
        const [shown, bar] = [
          await notice.boundingBox(),
          await dialog.locator("[data-bar]").boundingBox(),
        ];
        return shown && bar && shown.y + shown.height <= bar.y;
      })
      .toBe(true);
  }
});

test("a second click on Save falls on nothing", async ({ page }) => {
  const { id } = await (
    await page.request.post(`${site.address}/api/dev-items`, { data: { title: "Clicked" } })
  ).json();
  await open(page, `development?edit=${id}`);
  await page.getByLabel("Title (required)").fill("Clicked twice");
  const box = await save(page).boundingBox();
  if (!box) throw new Error("There is no Save");
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  // What takes a click there in the moment in which the dialog goes.
  const under = page.evaluate(
    ([x, y]) =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector("[role=dialog]")) return;
          resolve(document.elementFromPoint(x, y)?.matches("[data-cover]"));
        }).observe(document.body, { childList: true });
      }),
    place,
  );
  await page.mouse.click(...place);
  expect(await under).toBe(true);
  await expect(page.locator("[data-cover]")).toHaveCount(0);
  const { x, y, width, height } =
    (await page.getByRole("button", { name: "Log out", exact: true }).boundingBox()) ?? box;
  const isApart =
    x > box.x + box.width || x + width < box.x || y > box.y + box.height || y + height < box.y;
  expect(isApart).toBe(true);
});

test("the index leads to a section, and the preview to the field that is edited", async ({
  page,
}) => {
  await open(page, "peptides?edit=81");
  const dialog = page.getByRole("dialog");
  const index = dialog.getByRole("navigation", { name: "Sections" });
  await index.getByRole("button", { name: "Clinical Information" }).click();
  const section = dialog.getByRole("group", { name: "Clinical Information" });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await expect(index).toBeInViewport();
  await expect(index.getByRole("button", { name: "Clinical Information" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const field = dialog.getByRole("textbox", { name: "Side Effects" });
  const words = ((await field.locator("p").first().textContent()) ?? "").slice(0, 40);
  const shown = page.frameLocator('iframe[title="Preview"]').getByText(words).last();
  await expect(shown).not.toBeInViewport();
  await field.click();
  await expect(shown).toBeInViewport();
  await dialog.getByRole("button", { name: "History" }).click();
  await expect(index).toBeHidden();
});

test("a peptide filed under General shows it, and gets it back", async ({ page }) => {
  await page.request.post(`${site.address}/api/peptides`, {
    data: { name: "Generalotide", categoryId: 0, categoryIds: "" },
  });
  await open(page, "peptides?search=generalotide");
  const row = page.getByRole("row", { name: /Generalotide/ });
  await expect(row).toContainText("General");
  await expect(row).not.toContainText("No category");
  await row.getByRole("link", { name: "Generalotide" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit peptide: Generalotide" });
  await dialog.getByRole("button", { name: "Remove General" }).click();
  await dialog.getByRole("group", { name: "Categories" }).last().getByLabel("General").check();
  await expect(dialog.getByRole("button", { name: "Remove General" })).toBeVisible();
  await expect(dialog.getByText("No. 0")).toHaveCount(0);
});

test("a form that nobody has touched follows a newer version, a touched one is told of it", async ({
  page,
}) => {
  await open(page, "contact");
  const text = page.getByLabel("Main Text");
  const saveElsewhere = (mainText: string) =>
    page.request.post(`${site.address}/api/contact-content`, { data: { mainText } });
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(text).not.toHaveValue("");
  await saveElsewhere("Saved elsewhere.");
  await comeBack();
  await expect(text).toHaveValue("Saved elsewhere.");
  await text.fill("Typed here.");
  await kept(page);
  await saveElsewhere("Saved elsewhere again.");
  await comeBack();
  await expect(page.getByText("A newer version was saved elsewhere.")).toBeVisible();
  await expect(text).toHaveValue("Typed here.");
});

test("a form that cannot be loaded offers a retry, never built-in texts", async ({ page }) => {
  await page.route("**/api/about-content", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await open(page, "about");
  const failure = page.getByRole("main").getByRole("alert");
  await expect(failure).toContainText("Failed to load about content. Please try again.");
  await expect(save(page)).toHaveCount(0);
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(mission(page)).not.toHaveValue("");
});

test("without a model a trial says so, and a question is asked without being saved", async ({
  page,
}) => {
  await open(page, "ai-settings");
  await expect(page.getByText(/^No language model is configured, so the training/)).toBeVisible();
  const trial = page.getByRole("region", { name: "Try this prompt" });
  await trial.getByLabel("Another question to try prompts with").fill("What is selank?");
  await trial.getByRole("button", { name: "Ask", exact: true }).click();
  // The first question of a process waits for the library to be read.
  await expect(trial.getByText(/no tokens/)).toBeVisible();
  await expect(trial.getByText("No questions are saved yet.")).toBeVisible();
});

for (const tab of ["about", "contact", "ai-settings", "site-settings"]) {
  test(`${tab} has no axe violation in either theme`, { tag: "@long" }, async ({ page }) => {
    await open(page, tab);
    await expect(save(page)).toBeVisible();
    await expectAccessible(page, tab);
  });
}
