import { expect, type Page, test } from "@playwright/test";
import { TABS } from "@/components/admin/tabs";
import { serveOwnSite } from "../support/own-site";
import { logIn } from "../support/own-site-session";

/** Each of them is public, hence a site of their own; development items are told of elsewhere. */
const tabs = [
  {
    tab: "peptides",
    one: "peptide",
    said: "Peptide",
    add: "Add New Peptide",
    fields: { "Name (required)": "Storytide" },
    filter: "Category",
  },
  {
    tab: "categories",
    one: "category",
    said: "Category",
    add: "Add New Category",
    fields: { "Name (required)": "Storytide" },
    filter: null,
  },
  {
    tab: "research",
    one: "research article",
    said: "Research article",
    add: "Add New Research Paper",
    fields: { "Title (required)": "Storytide", "Source (required)": "Journal of Stories" },
    filter: "Peptide",
  },
  {
    tab: "videos",
    one: "video",
    said: "Video",
    add: "Add New Video",
    fields: {
      "Title (required)": "Storytide",
      URL: "https://www.youtube.com/watch?v=aaaaaaaaaaa",
    },
    filter: "Peptide",
  },
];

const site = serveOwnSite();
const dialog = (page: Page) => page.getByRole("dialog");
const rows = (page: Page) => page.getByRole("table").locator("tbody tr");

for (const { tab, one, said, add, fields, filter } of tabs) {
  test(`${tab}: one is made, filtered, changed and deleted`, async ({ page, context }) => {
    await logIn(context.request, site.address);
    await page.goto(`${site.address}/admin/${tab}`);
    await page.getByRole("button", { name: add }).click();
    const save = dialog(page).getByRole("button", { name: "Save", exact: true });
    await expect(save).toBeDisabled();
    for (const [label, value] of Object.entries(fields)) {
      await dialog(page).getByLabel(label, { exact: true }).fill(value);
    }
    await save.click();
    await expect(page.getByText(`${said} created successfully!`)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);

    await page.getByRole("searchbox").fill("storytide");
    await expect(rows(page)).toHaveCount(1);
    if (filter) {
      const select = page.getByRole("combobox", { name: filter, exact: true });
      const other = select.locator("option").filter({ hasText: "(0)" }).first();
      await select.selectOption({ label: (await other.textContent()) ?? "" });
      await expect(rows(page)).toHaveCount(0);
      await select.selectOption({ index: 0 });
      await expect(rows(page)).toHaveCount(1);
    }

    await page.getByRole("button", { name: "Edit Storytide" }).click();
    const [label = ""] = Object.keys(fields);
    await dialog(page).getByLabel(label, { exact: true }).fill("Storytide, changed");
    await save.click();
    await expect(page.getByText(`${said} updated successfully!`)).toBeVisible();
    await expect(rows(page)).toContainText("Storytide, changed");

    await page.getByRole("button", { name: "Delete Storytide, changed" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      `Are you sure you want to delete this ${one} "Storytide, changed"? This action cannot be undone except from the bin, which keeps it for 30 days.`,
    );
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(`${said} deleted successfully!`)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });
}

test("no field takes anything before a script hears it", async ({ request }) => {
  await logIn(request, site.address);
  for (const { key } of TABS) {
    const html = await (await request.get(`${site.address}/admin/${key}`)).text();
    expect(html).toContain("You are logged in as");
    const fields = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]) => tag);
    expect(
      fields.filter((tag) => !/ (disabled|type="hidden")/.test(tag)),
      key,
    ).toEqual([]);
  }
});
