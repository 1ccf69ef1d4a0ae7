import { readdirSync, readFileSync } from "node:fs";
import { expect, type Locator, test } from "@playwright/test";
import { parse } from "yaml";
import { expectAccessible, expectNarrow } from "../support/axe";
import { serveKeptSite } from "../support/kept-site";
import { asAdministratorOf } from "../support/own-site-session";

interface Facts {
  peptide: number;
  sources: Record<string, { title: string }>;
  approvals?: { agency: string; state: string; date?: string; conditions: string[] }[];
  targets?: { target: string; action: string }[];
  trials?: { name: string; conditions: string[]; participants?: number; result?: string }[];
  sport?: { status: string; class?: string };
}

const facts = readFolder<Facts>("facts");
const names = new Map(
  readFolder<{ id: number; name: string }>("peptides").map(({ id, name }) => [id, name]),
);

test("a condition tells what is approved for it from what was only studied", async ({ page }) => {
  await page.goto("/conditions/obesity");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Obesity");
  await expect(page.getByText("Also: overweight, weight management")).toBeVisible();
  await expect(page.getByText("It is not medical advice")).toBeVisible();
  const approved = facts.filter(({ approvals = [] }) =>
    approvals.some(
      ({ state, conditions }) => state === "current" && conditions.includes("obesity"),
    ),
  );
  const table = page.getByRole("table", { name: "Approved now" });
  expect((await namesIn(table)).sort()).toEqual(approved.map(nameOf).sort());
  for (const { trials = [], ...other } of approved) {
    // Another's trial may name it.
    const head = page
      .getByRole("rowheader")
      .getByRole("link", { name: nameOf(other), exact: true });
    const row = table.getByRole("row").filter({ has: head });
    for (const { name, result, participants } of trials.filter(({ conditions }) =>
      conditions.includes("obesity"),
    )) {
      await expect(row).toContainText(name);
      if (participants) await expect(row).toContainText(participants.toLocaleString("en"));
      if (result) await expect(row).toContainText(result.replaceAll(" %", "\u00a0%"));
    }
  }
  const mark = table.getByRole("link", { name: /^Source \d+$/ }).first();
  await mark.click();
  await expect(page.locator(":target")).toBeInViewport();
  await expect(page.getByText(/checked on \d+ \w+ 20\d\d/i).first()).toBeVisible();
});

test("a condition of one animal study says so", async ({ page }) => {
  await page.goto("/conditions/tendon-injury");
  const table = page.getByRole("table", { name: "Studied in animals or cells only" });
  expect(await namesIn(table)).toContain("BPC-157");
  await expect(page.getByRole("table", { name: "Approved now" })).toHaveCount(0);
  await expect(table.getByText("In animals").first()).toBeVisible();
});

test("a target lists its peptides by what they do to it", async ({ page }) => {
  await page.goto("/targets/GLP1R");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("GLP-1 receptor");
  const agonists = facts.filter(({ targets = [] }) =>
    targets.some(({ target, action }) => target === "glp-1-receptor" && action === "agonist"),
  );
  const table = page.getByRole("table", { name: "Agonists", exact: true });
  expect((await namesIn(table)).sort()).toEqual(agonists.map(nameOf).sort());
  await expect(page.getByRole("link", { name: "UniProt P43220" })).toHaveAttribute(
    "href",
    "https://www.uniprot.org/uniprotkb/P43220",
  );
  await table
    .getByRole("row", { name: "Semaglutide" })
    .getByRole("link", { name: "Obesity: approved" })
    .click();
  await expect(page).toHaveURL("/conditions/obesity");
  await page.getByRole("link", { name: /^GLP-1 receptor/ }).click();
  await expect(page).toHaveURL("/targets/GLP1R");
});

test("the timeline has each dated first approval, and the tables have every approval", async ({
  page,
}) => {
  await page.goto("/approvals");
  const dated = facts.flatMap((of) => {
    const years = (of.approvals ?? [])
      .filter(({ state }) => ["current", "withdrawn", "discontinued"].includes(state))
      .flatMap(({ date }) => date?.slice(0, 4) ?? []);
    return years.length > 0 ? [{ name: nameOf(of), year: years.sort()[0] }] : [];
  });
  const lanes = page.getByRole("figure").getByRole("listitem");
  await expect(lanes).toHaveCount(dated.length);
  for (const { name, year } of dated) {
    const lane = lanes.filter({ has: page.getByRole("link", { name, exact: true }) });
    await expect(lane, name).toContainText(`${year}, `);
    await expect(lane.locator("svg"), name).not.toHaveCount(0);
  }
  const inTables = async () =>
    page.getByRole("table").getByRole("rowheader").getByRole("link").allTextContents();
  const listed = await inTables();
  const byFda = facts.filter(({ approvals = [] }) =>
    approvals.some(({ agency, state }) => agency === "FDA" && state === "current"),
  );
  await expect(
    page.getByRole("link", { name: `United States (FDA): ${byFda.length}` }),
  ).toHaveAttribute("href", "/database?agency=FDA");

  await page.getByRole("link", { name: "No year recorded" }).click();
  await expect(page).toHaveURL("/approvals/undated");
  const approved = facts.filter(({ approvals = [] }) => approvals.length > 0);
  expect([...new Set([...listed, ...(await inTables())])].sort()).toEqual(
    approved.map(nameOf).sort(),
  );
  const undated = facts.filter(({ approvals = [] }) =>
    approvals.some(({ date, state }) => !date && !["refused", "under_review"].includes(state)),
  );
  expect([...new Set(await inTables())].sort()).toEqual(undated.map(nameOf).sort());
});

test("sport goes through the classes of the list, with every peptide once", async ({ page }) => {
  await page.goto("/sport");
  const listed = page.getByRole("table").getByRole("rowheader").getByRole("link");
  expect((await listed.allTextContents()).sort()).toEqual(
    facts
      .filter(({ sport }) => sport)
      .map(nameOf)
      .sort(),
  );
  const males = facts.filter(({ sport }) => sport?.status === "prohibited in males");
  const rows = page.getByRole("row").filter({ hasText: "Prohibited in males" });
  expect((await rows.getByRole("rowheader").getByRole("link").allTextContents()).sort()).toEqual(
    males.map(nameOf).sort(),
  );
  await page.getByRole("link", { name: "S0", exact: true }).click();
  await expect(page).toHaveURL("/sport#s0");
  await expect(page.getByRole("table", { name: "S0: non-approved substances" })).toBeInViewport();
});

test("a peptide's page leads to what it names, and each page leads back", async ({ page }) => {
  const steps: [string, RegExp | string, string][] = [
    ["At a glance", /^FDA: approved since/, "/approvals#2010s"],
    ["At a glance", /^GLP-1 receptor/, "/targets/GLP1R"],
    ["At a glance", /^Monitored, not prohibited/, "/sport#monitored"],
    ["Related Conditions", "Obesity (people)", "/conditions/obesity"],
  ];
  for (const [heading, name, address] of steps) {
    await page.goto("/peptides/36");
    const part = page.locator("section", {
      has: page.getByRole("heading", { name: heading, exact: true }),
    });
    await part.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(address);
    const back = page.getByRole("main").getByRole("link", { name: "Semaglutide", exact: true });
    await expect(back.first()).toHaveAttribute("href", "/peptides/36");
  }
  // A related condition that the vocabulary does not have stays plain text.
  await page.goto("/peptides/81");
  const chips = page.locator("section", {
    has: page.getByRole("heading", { name: "Related Conditions", exact: true }),
  });
  await expect(chips.getByRole("link", { name: "Tendon injury (animals)" })).toBeVisible();
  const texts = await chips.getByRole("listitem").allTextContents();
  const links = await chips.getByRole("link").allTextContents();
  expect(texts.length).toBeGreaterThan(links.length);
});

test("the footer of every page, and the list of peptides, lead to the collections", async ({
  page,
}) => {
  await page.goto("/peptides");
  const addresses = ["/conditions", "/targets", "/approvals", "/sport"];
  const browse = page.getByRole("contentinfo").getByRole("navigation", { name: "Browse by" });
  for (const place of [browse, page.getByRole("main")]) {
    for (const address of addresses) {
      await expect(place.locator(`a[href="${address}"]`)).toBeVisible();
    }
  }
});

test("other spellings of a term lead to its page for good, and no term to none", async ({
  request,
}) => {
  const leads = {
    "/conditions/overweight": "/conditions/obesity",
    "/conditions/Obesity": "/conditions/obesity",
    "/targets/glp1r": "/targets/GLP1R",
    "/targets/glp-1-receptor": "/targets/GLP1R",
  };
  for (const [from, to] of Object.entries(leads)) {
    // Twice: the second answer comes from the cache.
    for (const _ of [1, 2]) {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status(), from).toBe(308);
      expect(response.headers().location, from).toBe(to);
    }
  }
  for (const path of [
    "/conditions/nothing",
    "/conditions/healthy-volunteers",
    "/conditions/constructor",
    "/conditions/%E0%A4%A",
    "/targets/nothing",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("the widest collections fit a narrow window and have no axe violation", async ({ page }) => {
  test.slow();
  for (const path of [
    "/conditions/type-2-diabetes",
    "/conditions/tendon-injury",
    "/targets/MC4R",
  ]) {
    await page.goto(path);
    await expectAccessible(page, path);
    await expectNarrow(page, path);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every collection is complete", async ({ page }) => {
    for (const [path, text] of [
      ["/conditions", "Obesity"],
      ["/conditions/obesity", "STEP 1"],
      ["/targets", "GLP-1 receptor"],
      ["/targets/GLP1R", "Tirzepatide"],
      ["/approvals", "No year recorded"],
      ["/sport", "Not on the Prohibited List"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
    }
  });
});

test.describe("an edit of a peptide's facts", () => {
  const site = serveKeptSite();

  test("is on the pages that collect them at the next request", async () => {
    const headers = {
      ...(await asAdministratorOf(site)),
      "Content-Type": "application/json",
    };
    const read = async (path: string) => {
      const response = await fetch(site.address + path, { redirect: "manual" });
      return response.status === 200 ? response.text() : String(response.status);
    };
    const pages = ["/conditions/acromegaly", "/targets/GCGR", "/approvals", "/sport"];
    for (const path of pages) expect(await read(path), path).not.toContain("Editagon");

    const source = "label";
    const body = {
      name: "Editagon",
      conditions: ["Restless legs (people)"],
      facts: {
        sources: {
          label: {
            title: "A label",
            publisher: "P",
            url: "https://example.org/",
            checked: "2026-11-22",
          },
        },
        approvals: [
          {
            agency: "FDA",
            state: "current",
            date: "2024",
            indication: "Too much growth hormone",
            conditions: ["acromegaly"],
            routes: ["oral"],
            source,
          },
        ],
        targets: [{ target: "glucagon-receptor", action: "antagonist", source }],
        sport: { status: "monitored", basis: "none", year: 2026, source },
      },
    };
    const url = `${site.address}/api/peptides/23`;
    const saved = await fetch(url, { method: "PUT", headers, body: JSON.stringify(body) });
    expect(saved.status).toBe(200);
    for (const path of pages) expect(await read(path), path).toContain("Editagon");
    expect(await read("/conditions/acromegaly")).toContain("FDA: approved since 2024");
    expect(await read("/targets/GCGR")).toContain("Antagonists");
  });
});

function nameOf({ peptide }: { peptide: number }): string {
  return names.get(peptide) ?? "";
}

async function namesIn(table: Locator): Promise<string[]> {
  return table.getByRole("rowheader").getByRole("link").allTextContents();
}

function readFolder<Of>(folder: string): Of[] {
  return readdirSync(`prisma/data/${folder}`).map((name) =>
    parse(readFileSync(`prisma/data/${folder}/${name}`, "utf8")),
  );
}
