import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { BIN_DAYS } from "@/lib/resources/revisions/bin-days";
import { expectAccessible } from "../support/axe";
import { logIn } from "../support/own-site-session";
import { SEEDED_PEPTIDES } from "../support/seeded";
import { routes } from "./routes";

test.beforeEach(({ context }) => logIn(context.request));

/** The titles of the videos that the running story stores. Others count the videos of the shared site. */
let ownVideos: string[] = [];
test.afterEach(async ({ context }) => {
  if (ownVideos.length === 0) return;
  const videos = await (await context.request.get("/api/educational-videos")).json();
  for (const { id, title } of videos) {
    if (ownVideos.includes(title)) await context.request.delete(`/api/educational-videos/${id}`);
  }
  ownVideos = [];
});

const bodyRows = (page: Page) => page.getByRole("table").locator("tbody tr");
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const notice = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Development items are nobody's but the administrator's: no other story sees them. */
async function addItems(page: Page, titles: string[], fields: object = {}): Promise<number[]> {
  const ids: number[] = [];
  for (const title of titles) {
    const response = await page.request.post("/api/dev-items", { data: { title, ...fields } });
    ids.push((await response.json()).id);
  }
  return ids;
}

test("an item is made, found, changed and deleted", async ({ page }, { retry }) => {
  // What a failed try left behind is not found by the next one.
  const made = `made here ${retry}`;
  const changed = `changed here ${retry}`;
  await page.goto("/admin/development");
  await page.getByRole("button", { name: "Add New Item" }).click();
  const save = dialog(page).getByRole("button", { name: "Save", exact: true });
  await expect(save).toBeDisabled();
  await dialog(page).getByLabel("Title").fill(`Story: ${made}`);
  await dialog(page).getByLabel("Type").selectOption({ label: "Bug" });
  await save.click();
  await expect(notice(page, "Development item created successfully!")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole("searchbox", { name: "Search development items" }).fill(made.toUpperCase());
  await expect(bodyRows(page)).toHaveCount(1);
  await page.getByRole("button", { name: `Edit Story: ${made}` }).click();
  await dialog(page).getByLabel("Title").fill(`Story: ${changed}`);
  await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(notice(page, "Development item updated successfully!")).toBeVisible();
  await page.getByRole("searchbox").fill(changed);
  await expect(bodyRows(page)).toHaveCount(1);

  await page.getByRole("button", { name: `Delete Story: ${changed}` }).click();
  await expect(question(page)).toContainText(
    `Are you sure you want to delete this development item "Story: ${changed}"? This action cannot be undone except from the bin, which keeps it for ${BIN_DAYS} days.`,
  );
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(notice(page, "Development item deleted successfully!")).toBeVisible();
  await expect(page.getByText("No development items match.")).toBeVisible();
});

test("search, filter, sort and page stand in the address, and Back goes through them", async ({
  page,
}) => {
  // As the button does: it reports no error when the page replaces its address meanwhile.
  const goBack = () => page.evaluate(() => history.back());
  await page.goto("/admin/peptides");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Peptides (${SEEDED_PEPTIDES})`);
  await expect(bodyRows(page)).toHaveCount(50);
  const filter = page.getByRole("combobox", { name: "Category" });
  const option = (await filter.locator("option").nth(1).textContent()) ?? "";
  await filter.selectOption({ index: 1 });
  const count = Number(/\((\d+)\)$/.exec(option)?.[1]);
  await expect(bodyRows(page)).toHaveCount(count);
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect(page).toHaveURL(/filter=\d+/);
  await expect(page).toHaveURL(/sort=name-za/);
  const name = page.getByRole("columnheader", { name: "Name" });
  await expect(name).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("searchbox").fill("a");
  await expect(page).toHaveURL(/search=a/);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("a");
  await goBack();
  await expect(page).not.toHaveURL(/search=/);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(name).toHaveAttribute("aria-sort", "descending");
  await goBack();
  await expect(page).not.toHaveURL(/sort=/);
  // The table follows the address: Back again before it has would break off what is under way.
  await expect(name).toHaveAttribute("aria-sort", "ascending");
  await expect(bodyRows(page)).toHaveCount(count);
  await goBack();
  await expect(page).toHaveURL("/admin/peptides");
  await expect(bodyRows(page)).toHaveCount(50);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(
    page.getByText(`51–${Math.min(100, SEEDED_PEPTIDES)} of ${SEEDED_PEPTIDES}`),
  ).toBeVisible();
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  await goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(
    page.getByText(`51–${Math.min(100, SEEDED_PEPTIDES)} of ${SEEDED_PEPTIDES}`),
  ).toBeVisible();
});

test("what is deleted at once is what was selected, whatever the filter shows", async ({
  page,
}) => {
  const bugs = await addItems(page, ["Bulk one", "Bulk two", "Bulk three"], { type: "bug" });
  const [stays] = await addItems(page, ["Bulk feature"]);
  await page.goto("/admin/development?search=bulk&filter=bug");
  await expect(bodyRows(page)).toHaveCount(3);
  const bar = page.getByRole("region", { name: "Selected rows" });
  await page.getByRole("checkbox", { name: "Select Bulk one" }).check();
  await expect(bar).toContainText("1 selected");
  await bar.getByRole("button", { name: "Select all 3 that match" }).click();
  await expect(bar).toContainText("3 selected");
  await page.getByRole("checkbox", { name: "Select Bulk two" }).uncheck();
  await page.getByRole("combobox", { name: "Type" }).selectOption("");
  await expect(bodyRows(page)).toHaveCount(4);
  await expect(bar).toContainText("2 selected");

  await page.request.delete(`/api/dev-items/${bugs[0]}`);
  await bar.getByRole("button", { name: "Delete" }).click();
  await question(page).getByRole("button", { name: "Delete 2" }).click();
  await expect(page.getByText(/2 items were selected, but 1 of them/)).toBeVisible();
  await expect(bodyRows(page)).toHaveCount(3);
  await expect(bar).toContainText("1 selected");

  await bar.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("checkbox", { name: "Select Bulk three" }).check();
  await bar.getByRole("button", { name: "Delete" }).click();
  await question(page).getByRole("button", { name: "Delete 1" }).click();
  await expect(notice(page, "1 item deleted successfully!")).toBeVisible();
  await expect(bodyRows(page)).toHaveCount(2);
  expect((await page.request.get(`/api/dev-items/${stays}`)).status()).toBe(200);
});

test("an exported file changes nothing, and a changed one only what its preview said", async ({
  page,
}) => {
  const [id] = await addItems(page, ["Transfer =1+1"], { description: "-a" });
  await page.goto("/admin/development?search=transfer");
  await page.getByRole("checkbox", { name: /^Select Transfer/ }).check();
  await page.getByRole("button", { name: "Export selection" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const text = readFileSync(await (await download).path(), "utf8");
  expect(text).toContain("'-a");

  const choose = async (buffer: string) => {
    await dialog(page)
      .getByLabel("File")
      .setInputFiles({ name: "items.csv", mimeType: "text/csv", buffer: Buffer.from(buffer) });
  };
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await choose(text);
  await expect(dialog(page).getByText("Nothing would change.")).toBeVisible();
  await choose(text.replace("'-a", "Described").replace(/$/, ",Transfer new,,bug,pending\r\n"));
  await expect(dialog(page).getByText("Described")).toBeVisible();
  await expectAccessible(page, "an import's plan", [1440]);
  await dialog(page).getByRole("button", { name: "Import 2 items" }).click();
  await expect(page.getByText("1 added, 1 changed, 0 unchanged, 0 refused.")).toBeVisible();
  await expect(bodyRows(page)).toHaveCount(2);
  const item = await (await page.request.get(`/api/dev-items/${id}`)).json();
  expect(item).toMatchObject({ title: "Transfer =1+1", description: "Described" });
});

test("the year and the peptides of several videos are changed at once", async ({ page }) => {
  const ids: number[] = [];
  ownVideos = ["Story: many one", "Story: many two"];
  for (const title of ownVideos) {
    const data = { title, peptideIds: "0" };
    ids.push((await (await page.request.post("/api/educational-videos", { data })).json()).id);
  }
  const stored = async (field: string) =>
    Promise.all(
      ids.map(async (id) => {
        const answer = await page.request.get(`/api/educational-videos/${id}`);
        return (await answer.json())[field];
      }),
    );
  await page.goto("/admin/videos?search=many");
  const select = async () => {
    await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  };
  await select();
  await page.getByRole("button", { name: "Set year" }).click();
  await dialog(page).getByLabel("Year").fill("1066");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByText(/^Enter a year from 1900 to \d{4}\.$/)).toBeVisible();
  await dialog(page).getByLabel("Year").fill("2019");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(notice(page, "2 items updated successfully!")).toBeVisible();
  expect(await stored("year")).toEqual([2019, 2019]);

  await select();
  await page.getByRole("button", { name: "Change peptides" }).click();
  await dialog(page).getByLabel("Change").selectOption("Remove these peptides");
  await dialog(page).getByRole("checkbox", { name: "General" }).check();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => stored("peptideIds")).toEqual(["", ""]);
});

test("every column stays within reach in a narrow window", async ({ page }) => {
  await addItems(page, ["Story: narrow"], { description: "Narrow" });
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = {
    peptides: /ID ?\d/,
    categories: /ID ?\d/,
    research: /ID ?\d/,
    videos: /ID ?\d/,
    development: /Created.+Updated/s,
  };
  for (const [tab, words] of Object.entries(tabs)) {
    await page.goto(`/admin/${tab}`);
    const cells = bodyRows(page).first().locator("td");
    await expect(cells.first()).toBeVisible();
    for (const cell of await cells.all()) await expect(cell, tab).toBeVisible();
    const labels = await cells.evaluateAll((all) =>
      all.map((cell) => getComputedStyle(cell, "::before").content + cell.textContent).join(" "),
    );
    expect(labels.replaceAll('"', ""), tab).toMatch(words);
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess, tab).toBe(0);
  }
});

test("pasted videos are refused in the specified words, and none is stored twice", async ({
  page,
}) => {
  await page.goto("/admin/videos");
  await page.getByRole("button", { name: "Bulk Import" }).click();
  const button = dialog(page).getByRole("button", { name: "Import", exact: true });
  await expect(button).toBeDisabled();
  const words = {
    "{": "Invalid JSON format. Please check your input.",
    "[]": "JSON must contain a 'videos' array",
  };
  for (const [text, problem] of Object.entries(words)) {
    await dialog(page).getByLabel("JSON").fill(text);
    await button.click();
    await expect(dialog(page).getByText(problem)).toBeVisible();
  }
  const stored = { title: "Story: stored", description: "d", url: "https://example.org/story" };
  ownVideos = [stored.title];
  const videos = [stored, { title: "No address" }];
  await dialog(page).getByLabel("JSON").fill(JSON.stringify({ videos }));
  const path = "**/api/educational-videos/bulk-import";
  const proxyPage = "<html><h1>502 Bad Gateway</h1></html>";
  await page.route(path, (route) => route.fulfill({ status: 502, body: proxyPage }));
  await button.click();
  await expect(notice(page, "Failed to import videos. Please try again.")).toBeVisible();
  await page.unroute(path);
  await button.click();
  await expect(page.getByText("Imported 1 of 2 videos (1 warning)")).toBeVisible();
  await expect(dialog(page).getByRole("region", { name: "Warnings" })).toContainText("No address");
  // What is stored is not there to be stored again.
  await expect(dialog(page).getByLabel("JSON")).toHaveValue(
    JSON.stringify({ videos: [{ title: "No address" }] }, null, 2),
  );
  await expectAccessible(page, "an import of videos", [1440]);
  await dialog(page).getByRole("button", { name: "Import from a file" }).click();
  await expect(dialog(page).getByLabel("File")).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /Import/ })).toHaveCount(1);
});

test("tables and windows are accessible in either theme, and as narrow as a window", async ({
  page,
}) => {
  test.slow();
  for (const tab of ["peptides", "categories", "videos", "development"]) {
    await page.goto(`/admin/${tab}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // One component, whose narrow form is looked at once.
    await expectAccessible(page, tab, tab === "categories" ? [390, 1440] : [1440]);
  }
  await page.goto("/admin/research?search=survodutide");
  await page
    .getByRole("button", { name: /^Abstract of/ })
    .first()
    .press("Enter");
  await expectAccessible(page, "an abstract", [1440]);
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .press("Enter");
  await expect(question(page)).toContainText("Nothing else refers to it.");
  await expectAccessible(page, "a deletion", [1440]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Import", exact: true }).press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, "an import", [1440]);
  await page.goto("/admin/categories?edit=new");
  await expect(dialog(page).getByLabel("Name")).toBeVisible();
  await expectAccessible(page, "a form");
});

test("public pages carry nothing of the dashboard", async ({ page }) => {
  const codeOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    const files = [...html.matchAll(/\/_next\/static\/[^"'\\\s]+?\.(?:js|css)/g)].map(
      ([url]) => url,
    );
    return new Set(files);
  };
  const marks = ["/api/admin/", "RequestError", "15rem_minmax"];
  const read = async (url: string) => (await page.request.get(url)).text();
  const ofDashboard = await Promise.all([...(await codeOf("/admin/peptides"))].map(read));
  const all = ofDashboard.join();
  for (const mark of marks.slice(1)) expect(all).toContain(mark);
  const ofSite = new Set<string>();
  for (const route of routes) for (const url of await codeOf(route)) ofSite.add(url);
  expect(ofSite.size).toBeGreaterThan(10);
  for (const url of ofSite) {
    const code = await read(url);
    for (const mark of marks) expect(code.includes(mark), `${url} holds ${mark}`).toBe(false);
  }
});
