import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNarrow } from "../support/axe";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";

test.describe("the dashboard's inboxes", () => {
  const site = serveKeptSite();

  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    site.db.exec('DELETE FROM "ContactMessage"; DELETE FROM "ChatSession"');
    await logIn(page.request, site.address);
  });

  const open = (page: Page, tab: string) => page.goto(`${site.address}/admin/${tab}`);
  const card = (page: Page, name: string) => page.getByRole("article", { name });
  const notice = (page: Page, text: string) =>
    page.getByRole("listitem").filter({ hasText: text }).last();

  async function write(page: Page, name: string) {
    const data = { name, email: "ada@example.org", message: "A question\nof two lines." };
    const sent = await page.request.post(`${site.address}/api/contact`, { data });
    expect(await sent.json()).toEqual({ success: true });
  }

  test("a visitor writes; the administrator copies, processes and deletes it", async ({ page }) => {
    await open(page, "messages");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Messages");
    await expect(page.getByText("Manage messages sent through the contact form")).toBeVisible();
    await expect(
      page.getByText(
        "No messages found. When visitors send messages through the contact form, they will appear here.",
      ),
    ).toBeVisible();
    await write(page, "Ada");
    await page.getByRole("button", { name: "Refresh" }).click();
    const ada = card(page, "Ada");
    await expect(ada.getByText("New", { exact: true })).toBeVisible();
    await expect(ada.getByRole("link", { name: "ada@example.org" })).toHaveAttribute(
      "href",
      "mailto:ada@example.org",
    );
    await expect(ada.getByText("A question\nof two lines.")).toHaveCSS("white-space", "pre-line");
    await expect(page.getByRole("link", { name: "Messages 1 new" })).toBeVisible();

    await ada.getByRole("button", { name: "Copy Ada <ada@example.org>" }).click();
    await expect(notice(page, "Copied to clipboard.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Ada <ada@example.org>");

    await ada.getByRole("button", { name: "Mark as Processed" }).click();
    await expect(notice(page, "Message marked as processed.")).toBeVisible();
    await expect(ada.getByText("Processed", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
    await ada.getByRole("button", { name: "Mark as Unprocessed" }).click();
    await expect(notice(page, "Message marked as unprocessed.")).toBeVisible();

    await ada.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      'Are you sure you want to delete this message "Ada"? This action cannot be undone.',
    );
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(ada.getByRole("button", { name: "Delete" })).toBeFocused();
    await page.keyboard.press("Enter");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(notice(page, "Message deleted successfully.")).toBeVisible();
    await expect(page.getByText("No messages found.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("many are changed at once, those that were selected and no others", async ({ page }) => {
    const insert = site.db.prepare(
      'INSERT INTO "ContactMessage" ("name", "email", "message", "updatedAt") VALUES (?, ?, ?, ?)',
    );
    site.db.transaction(() => {
      for (let index = 0; index < 60; index++) {
        const kind = index % 2 ? "Odd" : "Even";
        insert.run(`${kind} ${index}`, "x@example.org", "A question.", "2026-01-01T00:00:00.000Z");
      }
    })();
    await open(page, "messages");
    await page.getByRole("searchbox", { name: "Search messages" }).fill("odd");
    await expect(page.getByRole("combobox", { name: "Show messages" })).toContainText("All (30)");
    await expect(page).toHaveURL(/search=odd/);
    await page.getByRole("checkbox", { name: "Select the message from Odd 59" }).check();
    await expect(page.getByText("1 message selected")).toBeVisible();
    await page.getByRole("button", { name: "Select all 30" }).click();
    await expect(page.getByText("30 messages selected")).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export 30 messages as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    const all = page.getByRole("group", { name: "With all that are selected" });
    await all.getByRole("button", { name: "Mark as Processed" }).click();
    await expect(notice(page, "30 messages marked as processed.")).toBeVisible();
    const processed = () =>
      site.db.prepare('SELECT count(*) FROM "ContactMessage" WHERE "processed"').pluck().get();
    expect(processed()).toBe(30);
    await page.getByRole("combobox", { name: "Show messages" }).selectOption("new");
    await expect(page.getByText("No message matches this search and filter.")).toBeVisible();
    await page.goBack();
    await expect(card(page, "Odd 59")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(notice(page, "30 messages marked as unprocessed.")).toBeVisible();
    expect(processed()).toBe(0);

    // Somebody else deletes one of those that are selected.
    await page.getByRole("checkbox", { name: "Select this page" }).check();
    await expect(page.getByText("30 messages selected")).toBeVisible();
    site.db.exec(`DELETE FROM "ContactMessage" WHERE "name" = 'Odd 1'`);
    await all.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete 30 messages" }).click();
    await expect(notice(page, "Nothing was changed.")).toBeVisible();
    expect(site.db.prepare('SELECT count(*) FROM "ContactMessage"').pluck().get()).toBe(59);
  });

  function insertConversation(id: string, outcome: string, start = "2026-01-02T03:04:00.000Z") {
    const session = 'INSERT INTO "ChatSession" VALUES (@id, @hash, @at, @at)';
    site.db.prepare(session).run({ id, hash: "x", at: start });
    const message = site.db.prepare(
      'INSERT INTO "ChatMessage" ("sessionId", "isUser", "message", "outcome", "updatedAt") VALUES (?, ?, ?, ?, ?)',
    );
    message.run(id, 1, "What is\nBPC-157?", null, start);
    message.run(id, 0, "An answer.", outcome, start);
  }

  test("conversations are read, filtered and deleted, one and all", async ({ page }) => {
    await open(page, "chat");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Chat Sessions");
    await expect(page.getByText("No chat sessions available")).toBeVisible();
    insertConversation("session-1", "answered");
    insertConversation("session-2", "abstained");
    insertConversation("session-3", "failed");
    await page.getByRole("button", { name: "Refresh" }).click();
    const first = card(page, "session-1");
    await expect(first).toContainText("2 messages");
    await first.getByRole("button", { name: "View Conversation" }).click();
    const conversation = page.getByRole("region", { name: "Conversation session-1" });
    await expect(conversation.getByRole("listitem").first()).toContainText("User");
    await expect(conversation.getByRole("listitem").last()).toContainText("AI Assistant");
    await expect(conversation.getByText("What is\nBPC-157?")).toHaveCSS("white-space", "pre-line");
    await expect(conversation).toHaveCSS("max-height", "500px");

    await page.getByRole("combobox", { name: "Show conversations" }).selectOption("abstained");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(card(page, "session-2")).toContainText("No answer found");
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(3);

    await page.getByRole("checkbox", { name: "Select session session-2" }).check();
    await page.getByRole("checkbox", { name: "Select session session-3" }).check();
    await expect(page.getByText("2 conversations selected")).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export 2 conversations as CSV" }).click(),
    ]);
    const file = readFileSync(await download.path(), "utf8");
    expect(file).toContain("session-2");
    expect(file).not.toContain("session-1");
    await page.getByRole("checkbox", { name: "Select session session-3" }).uncheck();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete 1 conversation" }).click();
    await expect(notice(page, "1 conversation deleted successfully")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);

    await first.getByRole("button", { name: "Delete session session-1" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(notice(page, "Chat session deleted successfully")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Delete All Sessions" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Delete All Sessions" })
      .click();
    await expect(notice(page, "All chat sessions deleted successfully")).toBeVisible();
    await expect(page.getByText("No chat sessions available")).toBeVisible();
  });

  test("how long conversations are kept is set, and stays", async ({ page }) => {
    await open(page, "chat");
    const panel = page.getByText("How long conversations are kept");
    await panel.click();
    const days = page.getByRole("textbox", { name: "Delete conversations after" });
    await expect(days).toHaveValue("30");
    await days.fill("0");
    await expect(page.getByText("A number of days from 1 to 3650.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
    await days.fill("45");
    await page.keyboard.press("Enter");
    await expect(notice(page, "Conversations are kept for 45 days.")).toBeVisible();
    await page.reload();
    await panel.click();
    await expect(days).toHaveValue("45");
  });

  test("what fails to load says so, and is tried again", async ({ page }) => {
    await page.route("**/api/admin/inbox/**", (route) =>
      route.fulfill({ status: 500, json: { message: "Something went wrong" } }),
    );
    await open(page, "chat");
    await expect(page.getByRole("alert").getByText("Error Loading Chat Sessions")).toBeVisible();
    await open(page, "messages");
    await expect(notice(page, "There was a problem loading messages.")).toBeVisible();
    await page.unroute("**/api/admin/inbox/**");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("No messages found.")).toBeVisible();
  });

  test("the palette leads to tabs, items and actions, and gives the focus back", async ({
    page,
  }) => {
    await open(page, "messages");
    const refresh = page.getByRole("button", { name: "Refresh" });
    await refresh.focus();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Go to a tab, an item or an action" });
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(refresh).toBeFocused();

    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await page.keyboard.type("bpc157");
    const found = page.getByRole("option", { name: "BPC-157 Peptide", exact: true });
    await expect(found).toHaveAttribute("aria-selected", "true");
    await field.fill("dark");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await page.keyboard.type("chat ad");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site.address}/admin/chat`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Chat Sessions");
  });

  test("what was typed and entered before the palette was loaded is run", async ({ page }) => {
    const entered = Promise.withResolvers<void>();
    await page.route("**/_next/static/**/*.js", async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("Items could not be looked up.")) await entered.promise;
      await route.fulfill({ response });
    });
    await open(page, "messages");
    await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("chat ad");
    await page.keyboard.press("Enter");
    entered.resolve();
    await expect(page).toHaveURL(`${site.address}/admin/chat`);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("what was deleted comes back from the bin, and the activity tells both", async ({
    page,
  }) => {
    const data = { title: "A thing to do", description: "Soon" };
    const made = await page.request.post(`${site.address}/api/dev-items`, { data });
    const { id } = await made.json();
    await page.request.put(`${site.address}/api/dev-items/${id}`, {
      data: { description: "Later" },
    });
    await page.request.delete(`${site.address}/api/dev-items/${id}`);

    await open(page, "bin");
    await page.getByRole("button", { name: "Restore: A thing to do" }).click();
    await expect(notice(page, "A thing to do restored successfully!")).toBeVisible();
    await expect(page.getByText("The bin is empty.")).toBeVisible();
    const restored = await page.request.get(`${site.address}/api/dev-items/${id}`);
    expect(await restored.json()).toMatchObject({ title: data.title, description: "Later" });

    await open(page, "activity");
    const lines = page.getByRole("main").getByRole("listitem");
    await expect(lines.first()).toContainText("A thing to do restored");
    await page.getByRole("combobox", { name: "Kind" }).selectOption("dev-items");
    await page.getByRole("combobox", { name: "Action" }).selectOption("update");
    await expect(lines).toHaveCount(1);
    await lines.getByRole("button", { name: "Description", exact: true }).click();
    await expect(lines).toContainText("Soon");
    await lines.getByRole("button", { name: /Restore the version before/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await expect(notice(page, "A thing to do restored successfully!")).toBeVisible();
    const before = await page.request.get(`${site.address}/api/dev-items/${id}`);
    expect(await before.json()).toMatchObject({ description: "Soon" });
  });

  function insertLinkCheck() {
    const at = new Date().toISOString();
    const holders = [{ entity: "peptides", id: 81, name: "BPC-157" }];
    const broken = [{ url: "https://gone.example/", reason: "The host answers 404", holders }];
    const times = { startedAt: at, finishedAt: at };
    const check = { state: "done", ...times, total: 2, checked: 2, unsure: 0, broken };
    site.db
      .prepare('INSERT INTO "Document" ("key", "value", "updatedAt") VALUES (?, ?, ?)')
      .run("link-check", JSON.stringify(check), at);
  }

  test("the overview shows what waits", async ({ page }) => {
    await write(page, "Ada");
    insertConversation("session-1", "abstained", new Date().toISOString());
    await open(page, "overview");
    const links = page.getByRole("region", { name: /Broken links/ });
    await expect(links).toContainText("have not been checked yet");
    insertLinkCheck();
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(links).toContainText("2 of 2 links checked");
    await expect(links.getByRole("link", { name: "BPC-157" })).toHaveAttribute(
      "href",
      "/admin/peptides?edit=81",
    );
    const part = (name: RegExp) => page.getByRole("region", { name });
    await expect(part(/Unread messages 1/)).toContainText("Ada");
    await expect(links).toContainText("set not to ask other hosts");
    await expect(page.getByRole("table", { name: "Contact messages" })).toBeAttached();
    await part(/Unread messages/)
      .getByRole("link", { name: "Open messages" })
      .click();
    await expect(card(page, "Ada")).toBeVisible();
  });

  test("no tab has an axe violation in either theme, nor scrolls sideways on a phone", async ({
    page,
  }) => {
    test.slow();
    await write(page, "Ada");
    insertConversation("session-1", "abstained");
    for (const tab of ["overview", "messages", "chat", "activity", "bin"]) {
      await open(page, tab);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (tab === "messages")
        await page.getByRole("checkbox", { name: "Select this page" }).check();
      if (tab === "chat") {
        await page.getByRole("button", { name: "View Conversation" }).click();
        await expect(page.getByRole("region", { name: /Conversation/ })).toBeVisible();
      }
      await expectAccessible(page, tab);
      await expectNarrow(page, tab);
    }
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: /Go to/ })).toBeFocused();
    await expectAccessible(page, "palette");
  });
});
