import { expect, type Page, test } from "@playwright/test";
import { serveKeptSite } from "../support/kept-site";
import { press, tabTo } from "../support/keyboard";
import { logIn } from "../support/own-site-session";

const site = serveKeptSite();

test.beforeEach(({ context }) => logIn(context.request, site.address));

const open = (page: Page, tab: string) => page.goto(`${site.address}/admin/${tab}`);
const rows = (page: Page) => page.getByRole("table").locator("tbody tr");
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");

test("a table is searched, sorted, paged, and its rows are deleted, by keyboard alone", async ({
  page,
}) => {
  test.slow(); // Its keys are pressed and looked after one by one.
  const row = site.db.prepare(
    'INSERT INTO "DevItem" ("title", "createdAt", "updatedAt") VALUES (@title, @at, @at)',
  );
  for (const index of Array(54).keys()) {
    const number = String(index + 1).padStart(2, "0");
    row.run({ title: `Key row-${number}`, at: `2026-01-02T03:04:${number}.000Z` });
  }
  await open(page, "overview");
  await press(page, page.getByRole("link", { name: "Development" }));
  await expect(rows(page)).toHaveCount(50);
  const search = page.getByRole("searchbox");
  await tabTo(page, search);
  await page.keyboard.type("row-5");
  await expect(rows(page)).toHaveCount(5);
  await press(page, button(page, "Created"));
  await expect(rows(page).first()).toContainText("Key row-50");
  await expect(button(page, "Created")).toBeFocused();

  for (const name of ["Key row-51", "Key row-52"]) {
    await press(page, page.getByRole("checkbox", { name: `Select ${name}` }), "Space");
  }
  const bar = page.getByRole("region", { name: "Selected rows" });
  await expect(bar).toContainText("2 selected");
  await press(page, bar.getByRole("button", { name: "Delete" }));
  await expect(question(page).getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, button(page, "Delete 2"));
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await press(page, button(page, "Delete Key row-50"));
  await press(page, question(page).getByRole("button", { name: "Delete" }));
  await expect(rows(page)).toHaveCount(2);
  await expect(button(page, "Delete Key row-53")).toBeFocused();

  await tabTo(page, search, "Shift+Tab");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("key");
  await expect(page.getByText("1–50 of 51")).toBeVisible();
  await button(page, "Next").focus(); // Past the stops of fifty rows.
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(1);
  await expect(button(page, "Next")).toBeFocused();
});

test("an item of every kind of field is made by keyboard alone", { tag: "@long" }, async ({
  page,
}) => {
  test.slow(); // More than a hundred keys.
  await open(page, "peptides");
  const add = button(page, "Add New Peptide");
  await press(page, add);
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true });
  await tabTo(page, field("Name (required)"));
  await page.keyboard.type("Keytide");
  // The toolbar is one stop: arrows go from tool to tool.
  await tabTo(page, button(page, "Bold").first());
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Italic").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Slanted");
  await tabTo(page, button(page, "Bold").first(), "Shift+Tab");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Address of the link")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field("Short Description")).toBeFocused();

  await tabTo(page, dialog(page).locator("#peptides-synonyms"));
  for (const name of ["One", "Two", "Three"]) {
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(button(page, "Three")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await expect(button(page, "Three!")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, "Two")).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(button(page, "Three!")).toBeFocused();
  await tabTo(page, field("Molecular Weight"));
  await page.keyboard.type("1419.5 g/mol");
  await tabTo(page, field("Strength of Evidence"));
  await page.keyboard.type("Animal");
  await tabTo(page, field("Avatar Colour"));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("#112233");
  await tabTo(page, dialog(page).locator("#peptides-categoryIds"));
  await page.keyboard.type("pain");
  await press(page, dialog(page).getByRole("checkbox", { name: "Pain & Inflammation" }), "Space");
  await press(page, dialog(page).getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText("Peptide created successfully!")).toBeVisible();
  await expect(add).toBeFocused();
  const all = await (await page.request.get(`${site.address}/api/peptides`)).json();
  const made = all.find(({ name }: { name: string }) => name === "Keytide");
  expect(made).toMatchObject({
    shortDescription: "<p><em>Slanted</em></p>",
    synonyms: ["One", "Three!"],
    molecularWeight: "1419.5 g/mol",
    evidenceTier: "animal",
    avatarColor: "#112233",
    categoryId: 3,
  });
});

test("an item is found, changed, restored and left, by keyboard alone", async ({ page }) => {
  const data = { title: "Keyed", description: "Of old" };
  await page.request.post(`${site.address}/api/dev-items`, { data });
  await open(page, "overview");
  await page.keyboard.press("Control+k");
  // Items are asked for after a pause: Enter waits for what it is to open.
  await page.keyboard.type("keyed");
  await page.keyboard.press("Enter");
  const title = dialog(page).getByLabel("Title (required)");
  await tabTo(page, title);
  await page.keyboard.press("End");
  await page.keyboard.type(" anew");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Development item updated successfully!")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);

  const edit = button(page, "Edit Keyed anew");
  await press(page, edit);
  await press(page, dialog(page).getByRole("button", { name: "History" }));
  await press(page, button(page, "Show changes").first());
  await press(page, button(page, "Restore the state before"));
  await press(page, question(page).getByRole("button", { name: "Restore" }));
  await expect(page.getByText("Restored successfully!")).toBeVisible();
  await expect(title).toHaveValue("Keyed");
  await tabTo(page, title);
  await page.keyboard.type("?");
  await page.keyboard.press("Escape");
  await expect(question(page)).toContainText("Close without saving?");
  await page.keyboard.press("Enter");
  await expect(title).toBeFocused();
  await page.keyboard.press("Escape");
  await press(page, button(page, "Close"));
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, "Edit Keyed")).toBeFocused();
});

test("the palette asks before a form is left, and messages are undone, by keyboard alone", async ({
  page,
}) => {
  const data = { name: "Ada", email: "ada@example.org", message: "A question to you." };
  await page.request.post(`${site.address}/api/contact`, { data });
  await open(page, "about");
  await tabTo(page, page.getByLabel("Subtitle"));
  await page.keyboard.type("!");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("messages");
  await page.keyboard.press("Enter");
  await expect(question(page)).toContainText("Leave without saving?");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Subtitle")).toBeFocused();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("messages");
  await page.keyboard.press("Enter");
  await press(page, button(page, "Leave"));
  await press(page, button(page, "Mark as Processed"));
  await tabTo(page, button(page, "Undo"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message marked as unprocessed.")).toBeVisible();
  await expect(page.getByRole("article", { name: "Ada" })).toContainText("New");
});

test("FAQs are moved by mouse and by keyboard, and keep their order", async ({ page }) => {
  await open(page, "contact");
  const questions = page.getByLabel("Question");
  await expect(questions.first()).toBeVisible();
  const values = () =>
    questions.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const [first = "", second = "", third = "", ...rest] = await values();
  const said = page.locator("[id^=DndLiveRegion]");
  const handle = (name: string) => button(page, `Move ${name}`);

  // Waits until the editors above have loaded and the handle stands still.
  await handle(third).hover();
  await page.mouse.down();
  const to = await handle(first).boundingBox();
  if (!to) throw new Error("The handle is not drawn");
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
  await expect(said).toHaveText(`${third}: moved to 1 of ${rest.length + 3}.`);
  await page.mouse.up();
  await expect(said).toHaveText(`${third}: put down, 1 of ${rest.length + 3}.`);
  await expect.poll(values).toEqual([third, first, second, ...rest]);

  await tabTo(page, handle(third), "Shift+Tab");
  await page.keyboard.press("Space");
  await expect(said).toHaveText(`${third}: moved to 1 of ${rest.length + 3}.`);
  await page.keyboard.press("ArrowDown");
  await expect(said).toHaveText(`${third}: moved to 2 of ${rest.length + 3}.`);
  await page.keyboard.press("Space");
  await expect.poll(values).toEqual([first, third, second, ...rest]);
  await expect(handle(third)).toBeFocused();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Contact content updated successfully!")).toBeVisible();
  await page.reload();
  await expect.poll(values).toEqual([first, third, second, ...rest]);
});
