import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible, expectNarrow } from "../support/axe";
import { serveKeptSite } from "../support/kept-site";
import { press, tabTo } from "../support/keyboard";
import { logIn } from "../support/own-site-session";

const site = serveKeptSite();

test.beforeEach(({ context }) => logIn(context.request, site.address));

const open = (page: Page, id: number) => page.goto(`${site.address}/admin/peptides?edit=${id}`);
const section = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("group", { name, exact: true });
const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole("button", { name, exact: typeof name === "string" });
const saveKey = (page: Page) => page.keyboard.press("Control+s");
const saved = (page: Page) => expect(page.getByText("Peptide updated successfully!")).toBeVisible();

/** A notice that fades while axe looks has no contrast. */
async function closeNotice(page: Page) {
  const close = button(page, "Close notice");
  await expect(close).toHaveCount(1); // The one before it may be leaving.
  // It may also leave by itself just before it is clicked.
  await expect(async () => {
    if ((await close.count()) > 0) await close.click({ timeout: 5_000 });
    await expect(close).toHaveCount(0);
  }).toPass();
}

const label = {
  title: "A label",
  publisher: "An agency",
  url: "https://example.org/label",
  checked: "2026-11-22",
};
const approval = {
  agency: "EMA",
  state: "current",
  indication: "Of old",
  conditions: ["obesity"],
  routes: ["oral"],
  source: "label",
};

/** Stores facts of a peptide as another client would. */
async function store(page: Page, id: number, facts: object | null) {
  const answer = await page.request.put(`${site.address}/api/peptides/${id}`, { data: { facts } });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function readFacts(page: Page, id: number) {
  return (await (await page.request.get(`${site.address}/api/peptides/${id}`)).json()).facts;
}

test("an approval with its source is added in sections, and a visitor reads it", async ({
  page,
  browser,
}) => {
  await store(page, 81, null);
  await open(page, 81);
  const approvals = section(page, "Approvals");
  await button(approvals, "Add approval").click();
  await expect(approvals.getByLabel("Authority (required)")).toBeFocused();
  await approvals.getByLabel("Authority (required)").selectOption("United States (FDA)");
  await approvals.getByLabel("Status (required)").selectOption("Approved");
  const date = approvals.getByLabel("Approved or refused on");
  await date.fill("13/2017");
  await expect(approvals.getByText("Write 2017 or 2017-12")).toBeHidden();
  await date.blur();
  await expect(approvals.getByText("Write 2017 or 2017-12 or 2017-12-05.")).toBeVisible();
  await expect(date).toHaveAttribute("aria-invalid", "true");
  await date.fill("2017-12-05");
  await expect(date).not.toHaveAttribute("aria-invalid");
  await approvals.getByLabel("Indication (required)").fill("Weight management");
  // Found by a synonym.
  await approvals.getByLabel("Conditions (required)").fill("overweight");
  await page.keyboard.press("Enter");
  await expect(approvals.getByRole("list", { name: "Conditions: chosen" })).toHaveText("Obesity");
  await approvals.getByLabel("Routes (required)").fill("subcut");
  await page.keyboard.press("Enter");

  await approvals.getByLabel("Source (required)").selectOption("New source…");
  await expect(approvals.getByLabel("Title (required)")).toBeFocused();
  await page.keyboard.type("Story label, 2017");
  await approvals.getByLabel("Publisher (required)").fill("An agency");
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv"));
  await expect(approvals.getByLabel("Checked on (required)")).toHaveValue(today);
  await saveKey(page);
  await expect(page.getByText("Failed to update peptide.")).toBeVisible();
  const problems = page.getByRole("region", { name: "Problems of the facts" });
  await expect(problems).toContainText(
    "Sources, Story label, 2017: A source has an address or a PMID.",
  );
  await expect(section(page, "Sources").getByLabel("Title (required)")).toBeFocused();
  await closeNotice(page);
  await expectAccessible(page, "the dialog with a problem");
  await approvals.getByLabel("Address").fill("https://example.org/label");
  await expect(problems).toBeHidden();
  await saveKey(page);
  await saved(page);
  await expect(
    button(approvals, "United States (FDA) · Weight management · Approved"),
  ).toBeVisible();
  expect((await readFacts(page, 81)).approvals).toMatchObject([
    { conditions: ["obesity"], date: "2017-12-05", source: "story-label-2017" },
  ]);

  const visitor = await browser.newPage();
  await visitor.goto(`${site.address}/peptides/81`);
  await expect(visitor.getByRole("region", { name: "At a glance" })).toContainText(
    "FDA: approved since 2017",
  );
  await visitor.close();
});

test("a refused save leads to each field; rows are moved, removed and brought back", async ({
  page,
}) => {
  const approvals = [approval, { ...approval, indication: "Of late" }];
  await store(page, 80, { sources: { label }, approvals });
  await open(page, 80);
  const trials = section(page, "Trials");
  await button(trials, "Add trial").click();
  await trials.getByLabel("Name (required)").fill("ONE");
  await button(trials, "Add estimate").click();
  await saveKey(page);
  const problems = page.getByRole("region", { name: "Problems of the facts" });
  await expect(problems).toContainText("Trials 1, Design: This field is required.");
  await button(problems, "Trials 1, Estimates 1, Whose figure: This field is required.").click();
  await expect(trials.getByLabel("Whose figure (required)")).toBeFocused();
  await button(trials, "Remove").first().click();
  await button(trials, "Remove").click();
  await expect(trials.getByText("Removed: ONE (not complete)")).toBeVisible();
  await expect(problems).toBeHidden();

  const own = section(page, "Approvals");
  const rows = own.getByRole("list", { name: "approval rows" }).locator("> li");
  await button(own, /Of late/).click();
  await button(own, "Move up").click();
  await expect(rows.first()).toContainText("Of late");
  await expect(button(own, "Move up")).toHaveAttribute("aria-disabled", "true");
  await button(own, "Duplicate").click();
  await expect(rows).toHaveCount(3);
  await button(own, "Remove").click();
  await expect(button(own, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(own.getByLabel("Authority (required)")).toBeFocused();
  await button(own, "Remove").click();
  await saveKey(page);
  await saved(page);
  const facts = await readFacts(page, 80);
  expect(facts.approvals.map((row: typeof approval) => row.indication)).toEqual([
    "Of late",
    "Of old",
  ]);
  expect(facts.trials).toEqual([]);

  await closeNotice(page);
  const sources = section(page, "Sources");
  await button(sources, /A label/).click();
  await button(sources, "Remove").click();
  await expect(sources.getByRole("alert")).toContainText("2 facts name this source.");
  await expectAccessible(page, "a source that is named");
  await button(sources, "Approvals 2").click();
  await expect(own.getByLabel("Source (required)")).toBeFocused();
  await expectNarrow(page, "the dialog");
});

test("two windows on the facts of one peptide are merged part by part", async ({
  page,
  context,
}) => {
  const other = { ...label, title: "Another label" };
  await store(page, 79, { sources: { label, other }, approvals: [approval] });
  const second = await context.newPage();
  for (const window of [page, second]) {
    await open(window, 79);
    await button(section(window, "Approvals"), /Of old/).click();
  }
  const indication = (of: Page) => section(of, "Approvals").getByLabel("Indication (required)");
  await indication(page).fill("Of one window");
  await button(section(page, "Sources"), /Another label/).click();
  await button(section(page, "Sources"), "Remove").click();
  await indication(second).fill("Of the other window");
  await section(second, "Names and origin").getByLabel("Code names").fill("XX-1");
  await second.keyboard.press("Enter");
  await saveKey(page);
  await saved(page);
  await expect(second.getByText("A newer version was saved elsewhere.")).toBeVisible();
  await saveKey(second);
  const merge = second.getByRole("dialog", { name: "This was changed in the meantime" });
  await expect(merge.getByRole("group", { name: "Approvals" })).toBeVisible();
  await expect(merge.getByText("Changed only by you: Names and origin: code names")).toBeVisible();
  await merge.getByRole("radio", { name: /^Theirs/ }).check();
  await button(merge, "Save these").click();
  await saved(second);
  const facts = await readFacts(page, 79);
  expect(facts.approvals[0].indication).toBe("Of one window");
  expect(facts.identity.codeNames).toEqual(["XX-1"]);
  expect(Object.keys(facts.sources)).toEqual(["label"]);
});

test("a standing and a target are added by keyboard alone", { tag: "@long" }, async ({ page }) => {
  await store(page, 78, null);
  await open(page, 78);
  const sources = section(page, "Sources");
  const field = (name: string, label: string) => section(page, name).getByLabel(label);
  await press(page, button(page.getByRole("navigation", { name: "Sections" }), "Sources"));
  await press(page, button(sources, "Add source"));
  await expect(field("Sources", "Title (required)")).toBeFocused();
  await page.keyboard.type("A list");
  await tabTo(page, field("Sources", "Publisher (required)"));
  await page.keyboard.type("An agency");
  await tabTo(page, field("Sources", "PMID"));
  await page.keyboard.type("33567185");
  await press(page, button(section(page, "Targets"), "Add target"));
  await page.keyboard.type("GLP1R");
  await page.keyboard.press("Enter");
  await expect(field("Targets", "Target (required)")).toHaveValue("GLP-1 receptor");
  await tabTo(page, field("Targets", "Action (required)"));
  await page.keyboard.type("Ago");
  await tabTo(page, field("Targets", "Source (required)"));
  await page.keyboard.type("1. A");
  await page.keyboard.press("Tab");
  await press(page, button(section(page, "Half-life"), "Add half-life"));
  await press(page, button(section(page, "Half-life"), "Remove"));
  await expect(button(section(page, "Half-life"), "Undo")).toBeFocused();
  await tabTo(page, section(page, "Half-life").getByRole("checkbox"), "Shift+Tab");
  await page.keyboard.press("Space");
  await saveKey(page);
  await saved(page);
  expect(await readFacts(page, 78)).toMatchObject({
    sources: { "a-list": { pmid: "33567185" } },
    targets: [{ target: "glp-1-receptor", action: "agonist", source: "a-list" }],
    halfLives: "not reported",
  });
});

test("facts are pasted as JSON, and kept as a draft", async ({ page, context }) => {
  await store(page, 77, null);
  await open(page, 77);
  const json = section(page, "Facts as JSON");
  await button(json, "Edit as JSON").click();
  const text = json.getByLabel("Facts as JSON", { exact: true });
  await text.fill('{"sources": ');
  await expect(json.getByText("This is not valid JSON")).toBeVisible();
  await expect(section(page, "Approvals")).toContainText("being edited as JSON");
  await text.fill(JSON.stringify({ sources: { label }, approvals: [{ ...approval, state: "x" }] }));
  await expect(json.getByText(/^approvals\.0\.state: Choose current/)).toBeVisible();
  await text.fill(JSON.stringify({ sources: { label }, approvals: [approval] }));
  await expect(json.getByRole("list")).toBeHidden();
  await expect(
    button(section(page, "Approvals"), /^European Union \(EMA\) · Of old/),
  ).toBeVisible();
  await expect(page.getByText(/^Unsaved, kept in this browser/)).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await open(next, 77);
  await button(next, "Restore").click();
  await button(section(next, "Approvals"), /Of old/).click();
  await section(next, "Approvals").getByLabel("Brand").fill("Storybrand");
  await saveKey(next);
  await saved(next);
  expect((await readFacts(next, 77)).approvals).toMatchObject([{ brand: "Storybrand" }]);
});

test("a fact that was read long ago is due, is looked up, and still true", async ({ page }) => {
  const list = { ...label, title: "The list of 2025", checked: "2025-01-02" };
  const sport = { status: "not listed", basis: "none", year: 2025, source: "list" };
  const panel = page.getByRole("region", { name: "Facts to check again" });
  await page.goto(`${site.address}/admin/overview`);
  const count = async () =>
    Number(((await panel.getByRole("heading").textContent()) ?? "").match(/\d+/)?.[0]);
  await expect(panel).toBeVisible();
  const before = await count();
  await store(page, 76, { sources: { list }, sport });
  const { name } = await (await page.request.get(`${site.address}/api/peptides/76`)).json();
  await button(page, "Refresh").click();
  await expect.poll(count).toBe(before + 1);
  // The source that was read longest ago comes first.
  const due = panel.getByRole("listitem").first();
  await expect(due).toContainText(`${name}`);
  await expect(due).toContainText("Checked on 2 January 2025 in The list of 2025");
  await expectAccessible(page, "the overview");
  await due.getByRole("link", { name: "Sport: not listed" }).click();
  await expect(section(page, "Sport")).toBeFocused();
  await expect(section(page, "Sport")).toBeInViewport();
  await expect(button(section(page, "Sport"), "Not on the Prohibited List (2025)")).toBeVisible();
  await page.goto(`${site.address}/admin/overview`);
  await button(panel, `Still true today: ${name}, The list of 2025`).click();
  await expect(page.getByText(`${name}: “The list of 2025” was checked today.`)).toBeVisible();
  await expect.poll(count).toBe(before);
  if (before === 0) await expect(panel).toContainText("The next become due on");
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv"));
  expect((await readFacts(page, 76)).sources.list.checked).toBe(today);
  const activity = await page.request.get(
    `${site.address}/api/admin/revisions?entity=peptides&id=76`,
  );
  expect((await activity.json()).items[0]).toMatchObject({ action: "update", changed: ["facts"] });
});
