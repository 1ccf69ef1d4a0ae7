import { expect, type Page, test } from "@playwright/test";
import {
  add,
  dialog,
  failure,
  field,
  type Item,
  list,
  question,
  rows,
  save,
} from "../support/dashboard-page";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";

/** The statements of admin-03 to admin-06 and decisions-04 on tables that only a browser shows. */
const site = serveKeptSite();

const success = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: `Success${text}` });
const open = (page: Page, tab: string) => page.goto(`${site.address}/admin/${tab}`);
const namesOf = async (page: Page) => rows(page).getByRole("link").allTextContents();
const countOf = (list: Item[], id: number, ids: "categoryIds" | "peptideIds") =>
  list.filter((item) => item[ids]?.split(",").includes(String(id))).length;
const ask = (page: Page, path: string) => list(page, `${site.address}${path}`);
const post = (page: Page, path: string, data: object) => add(page, `${site.address}${path}`, data);

/** Answers the writes of a method to a collection with a failure until it is called. */
async function failWrites(page: Page, path: string, method: string) {
  const address = new RegExp(`${path}(/\\d+)?$`);
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: "Broken" } })
      : route.fallback(),
  );
  return () => page.unroute(address);
}

test.beforeEach(({ context }) => logIn(context.request, site.address));

const tabs = [
  {
    tab: "peptides",
    path: "/api/peptides",
    title: "Peptides",
    columns: ["Avatar", "ID", "Name", "Description", "Category", "Actions"],
    add: "Add New Peptide",
    item: "peptide",
    label: "Name (required)",
    others: {},
    sorts: ["Name A-Z", "Name Z-A"],
    failed: {
      load: "Failed to load peptides. Please try again.",
      create: "Failed to create peptide.",
      update: "Failed to update peptide.",
      delete: "Failed to delete peptide.",
    },
  },
  {
    tab: "categories",
    path: "/api/categories",
    title: "Categories",
    columns: ["ID", "Name", "Description", "Actions"],
    add: "Add New Category",
    item: "category",
    label: "Name (required)",
    others: {},
    sorts: [],
    failed: {
      load: "Failed to load categories. Please try again.",
      create: "Failed to create category.",
      update: "Failed to update category.",
      delete: "Failed to delete category.",
    },
  },
  {
    tab: "research",
    path: "/api/research",
    title: "Research Papers",
    columns: ["ID", "Title", "Source", "Related Peptide", "Actions"],
    add: "Add New Research Paper",
    item: "research article",
    label: "Title (required)",
    others: { "Source (required)": "Journal of Stories" },
    sorts: ["Title A-Z", "Title Z-A"],
    failed: {
      load: "Failed to load research articles. Please try again.",
      create: "Failed to create research article.",
      update: "Failed to update research article.",
      delete: "Failed to delete research article.",
    },
  },
  {
    tab: "videos",
    path: "/api/educational-videos",
    title: "Educational Videos",
    columns: ["ID", "Title", "Creator/Source", "Related Peptides", "Actions"],
    add: "Add New Video",
    item: "video",
    label: "Title (required)",
    others: { URL: "https://www.youtube.com/watch?v=aaaaaaaaaaa" },
    sorts: ["Title A-Z", "Title Z-A"],
    failed: {
      load: "Failed to load educational videos. Please try again.",
      create: "Failed to add video. Please try again.",
      update: "Failed to update video. Please try again.",
      delete: "Failed to delete video. Please try again.",
    },
  },
];

for (const { tab, path, title, columns, item, label, others, sorts, failed, ...words } of tabs) {
  test(`the tab ${title} lists, sorts, makes, changes and deletes in the specified words`, async ({
    page,
  }) => {
    const sent: { method: string; body: unknown }[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && request.url().includes(path))
        sent.push({ method: request.method(), body: request.postDataJSON() });
    });
    const said = `${item[0]?.toUpperCase()}${item.slice(1)}`;

    await test.step("a load that fails says so, and is tried again", async () => {
      const reads = /\/api\/admin\/rows\//;
      await page.route(reads, (route) => route.fulfill({ status: 500, json: {} }));
      await open(page, tab);
      await expect(failure(page, failed.load).first()).toBeVisible();
      await page.unroute(reads);
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(rows(page).first()).toBeVisible();
    });

    await test.step("the table has its columns, its actions and the total", async () => {
      const heads = await page.getByRole("columnheader").allTextContents();
      expect(heads.filter((head) => head.trim() !== "")).toEqual(columns);
      const all = await ask(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} (${all.length})`);
      const row = rows(page).nth(1);
      await expect(row.getByRole("button", { name: /^Edit / })).toBeVisible();
      await expect(row.getByRole("button", { name: /^Delete / })).toBeVisible();
    });

    await test.step("it sorts by name either way", async () => {
      const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });
      const sorted = (await ask(page, path))
        .map(({ name, title: called }) => name ?? called ?? "")
        .sort(collator.compare);
      for (const [at, sort] of sorts.entries()) {
        await page.getByRole("combobox", { name: "Sort by" }).selectOption(sort);
        const expected = at === 0 ? sorted : sorted.toReversed();
        await expect.poll(() => namesOf(page)).toEqual(expected.slice(0, 50));
      }
    });

    await test.step("Refresh loads the list again", async () => {
      await page.getByRole("searchbox").fill("refreshed");
      await expect(page.getByText(/ match\.$/)).toBeVisible();
      const data = { title: "Refreshed", name: "Refreshed", source: "Journal" };
      const made = await post(page, path, { ...data, url: "https://example.org/refreshed" });
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(rows(page)).toHaveCount(1);
      await page.request.delete(`${site.address}${path}/${made.id}`);
    });

    await test.step("a new item begins empty and needs its required fields", async () => {
      await page.getByRole("button", { name: words.add }).click();
      for (const required of [label, ...Object.keys(others)])
        await expect(field(page, required)).toHaveValue("");
      await expect(save(page)).toBeDisabled();
      if (tab === "research") {
        await field(page, "Source (required)").fill("Journal of Stories");
        await expect(save(page)).toBeDisabled();
        await field(page, "Source (required)").fill("");
        await field(page, label).fill("Storytide");
        await expect(save(page)).toBeDisabled();
      }
      await field(page, label).fill("Storytide");
      for (const [other, value] of Object.entries(others)) await field(page, other).fill(value);
      await expect(save(page)).toBeEnabled();
    });

    await test.step("a creation that fails says so, one that succeeds closes the dialog", async () => {
      const mend = await failWrites(page, path, "POST");
      await save(page).click();
      await expect(failure(page, failed.create)).toBeVisible();
      await expect(dialog(page)).toBeVisible();
      await mend();
      await save(page).click();
      await expect(success(page, `${said} created successfully!`)).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      expect(sent.at(-1)).toMatchObject({ method: "POST", body: { id: 0 } });
    });

    await test.step("the list is loaded again", async () => {
      await page.getByRole("searchbox").fill("storytide");
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText("Storytide");
    });

    await test.step("an item is edited in a copy, which a save stores", async () => {
      await page.getByRole("button", { name: "Edit Storytide" }).click();
      await expect(field(page, label)).toHaveValue("Storytide");
      for (const [other, value] of Object.entries(others))
        await expect(field(page, other)).toHaveValue(value);
      await field(page, label).fill("Storytide, changed");
      const mend = await failWrites(page, path, "PUT");
      await save(page).click();
      await expect(failure(page, failed.update)).toBeVisible();
      await mend();
      await save(page).click();
      await expect(success(page, `${said} updated successfully!`)).toBeVisible();
      await expect(dialog(page)).toHaveCount(0);
      await expect(rows(page)).toContainText("Storytide, changed");
    });

    await test.step("what is typed and cancelled changes nothing", async () => {
      await page.getByRole("button", { name: "Edit Storytide, changed" }).click();
      await field(page, label).fill("Never saved");
      await dialog(page).getByRole("button", { name: "Cancel", exact: true }).click();
      await question(page).getByRole("button", { name: "Close" }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(rows(page)).toContainText("Storytide, changed");
      await expect(rows(page)).not.toContainText("Never saved");
      expect(sent.at(-1)).toMatchObject({ method: "PUT" });
    });

    await test.step("a deletion asks in the specified words", async () => {
      await page.getByRole("button", { name: "Delete Storytide, changed" }).click();
      await expect(question(page)).toContainText(
        `Are you sure you want to delete this ${item} "Storytide, changed"? This action cannot be undone except from the bin, which keeps it for 30 days.`,
      );
      await question(page).getByRole("button", { name: "Cancel" }).click();
      await expect(question(page)).toHaveCount(0);
      await expect(rows(page)).toHaveCount(1);
      expect(sent.map(({ method }) => method)).not.toContain("DELETE");
    });

    await test.step("one that fails says so, one that succeeds deletes", async () => {
      const mend = await failWrites(page, path, "DELETE");
      await page.getByRole("button", { name: "Delete Storytide, changed" }).click();
      await question(page).getByRole("button", { name: "Delete" }).click();
      await expect(failure(page, failed.delete)).toBeVisible();
      await mend();
      await page.getByRole("button", { name: "Delete Storytide, changed" }).click();
      await question(page).getByRole("button", { name: "Delete" }).click();
      await expect(success(page, `${said} deleted successfully!`)).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      const left = (await ask(page, path)).map(({ name, title: called }) => name ?? called);
      expect(left).not.toContain("Storytide, changed");
    });
  });
}

test("peptides are filtered by category, papers and videos by peptide, with counts also at 0", async ({
  page,
}) => {
  const filter = (name: string) => page.getByRole("combobox", { name, exact: true });
  const [peptides, categories] = [
    await ask(page, "/api/peptides"),
    await ask(page, "/api/categories"),
  ];
  const choose = async (name: string, option: string, count: number) => {
    await filter(name).selectOption(option);
    await expect(rows(page)).toHaveCount(Math.min(count, 50));
  };

  await test.step("each category is an option with its count, the one with the id 0 is none", async () => {
    await open(page, "peptides");
    await expect(rows(page).first()).toBeVisible();
    const options = await filter("Category").locator("option").allTextContents();
    const expected = categories
      .filter(({ id }) => id !== 0)
      .map(({ id, name }) => `${name} (${countOf(peptides, id, "categoryIds")})`);
    expect(options).toEqual(expect.arrayContaining(expected));
    await expect(filter("Category").locator('option[value="0"]')).toHaveCount(0);
    expect(options.filter((option) => /^General \(/.test(option))).toEqual([]);
    for (const option of expected.slice(0, 2))
      await choose("Category", option, Number(/\d+(?=\)$)/.exec(option)?.[0]));
  });

  await test.step("the name of a category shows how many peptides it has", async () => {
    await open(page, "categories");
    for (const { id, name } of categories.filter((category) => category.id !== 0)) {
      const count = countOf(peptides, id, "categoryIds");
      const row = rows(page).filter({ has: page.getByRole("link", { name, exact: true }) });
      await expect(row).toContainText(new RegExp(`\\(${count} peptides?\\)`));
    }
  });

  for (const [tab, path] of [
    ["research", "/api/research"],
    ["videos", "/api/educational-videos"],
  ] as const) {
    await test.step(`${tab}: All, General, then every peptide with its count`, async () => {
      const body = { source: "Journal", peptideIds: "0" };
      await post(page, path, { ...body, title: "About all", url: "https://example.org/all" });
      const items = await ask(page, path);
      await open(page, tab);
      await expect(rows(page).first()).toBeVisible();
      const options = await filter("Peptide").locator("option").allTextContents();
      expect(options[0]).toBe("All");
      const general = `General (${countOf(items, 0, "peptideIds")})`;
      expect(options[1]).toBe(general);
      const expected = peptides.map(
        ({ id, name }) => `${name} (${countOf(items, id, "peptideIds")})`,
      );
      expect(options.slice(2).sort()).toEqual(expected.sort());
      if (tab === "videos") expect(expected.some((option) => option.endsWith("(0)"))).toBe(true);
      const most = expected.find((option) => /\([1-9]\d?\)$/.test(option)) ?? "";
      await choose("Peptide", general, countOf(items, 0, "peptideIds"));
      await expect(rows(page).first()).toContainText("General");
      await choose("Peptide", most, Number(/\d+(?=\)$)/.exec(most)?.[0]));
      await expect(rows(page).first()).toContainText(most.replace(/ \(\d+\)$/, "").slice(0, 5));
    });
  }
});
