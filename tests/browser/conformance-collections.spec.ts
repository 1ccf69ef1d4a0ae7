import { expect, type Page, test } from "@playwright/test";
import { serveOwnSite } from "../support/own-site";
import { logIn } from "../support/own-site-session";

/** The statements of admin-03 to admin-06 and decisions-04 that only a browser shows. */
const site = serveOwnSite();

interface Item {
  id: number;
  name?: string;
  title?: string;
  categoryIds?: string;
  peptideIds?: string;
}

const rows = (page: Page) => page.getByRole("table").locator("tbody tr");
const dialog = (page: Page) => page.getByRole("dialog");
const question = (page: Page) => page.getByRole("alertdialog");
const save = (page: Page) => dialog(page).getByRole("button", { name: "Save", exact: true });
const failure = (page: Page, text: string) =>
  page.getByRole("alert").filter({ hasText: new RegExp(`^Error${text.replace(".", "\\.")}`) });
const success = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").filter({ hasText: `Success${text}` });
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const open = (page: Page, tab: string) => page.goto(`${site.address}/admin/${tab}`);
const namesOf = async (page: Page) => rows(page).getByRole("link").allTextContents();
const countOf = (list: Item[], id: number, ids: "categoryIds" | "peptideIds") =>
  list.filter((item) => item[ids]?.split(",").includes(String(id))).length;

async function ask(page: Page, path: string): Promise<Item[]> {
  return (await page.request.get(`${site.address}${path}`)).json();
}

async function add(page: Page, path: string, data: object): Promise<Item> {
  const answer = await page.request.post(`${site.address}${path}`, { data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

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
        await expect(rows(page).getByRole("link").first()).toHaveText(expected[0] ?? "");
        expect(await namesOf(page)).toEqual(expected.slice(0, 50));
      }
    });

    await test.step("Refresh loads the list again", async () => {
      await page.getByRole("searchbox").fill("refreshed");
      await expect(page.getByText(/ match\.$/)).toBeVisible();
      const data = { title: "Refreshed", name: "Refreshed", source: "Journal" };
      const made = await add(page, path, { ...data, url: "https://example.org/refreshed" });
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
      await add(page, path, { ...body, title: "About all", url: "https://example.org/all" });
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

test("the dialog of a peptide has the specified sections and fields", async ({ page }) => {
  await open(page, "peptides");
  await page.getByRole("button", { name: "Add New Peptide" }).click();
  await field(page, "Name (required)").fill("Zetatide");
  for (const section of [
    "Basic Information",
    "Technical Details",
    "Usage",
    "Clinical Information",
    "Sources",
    "Approvals",
    "Facts as JSON",
    "Appearance",
    "Categories",
  ]) {
    await expect(dialog(page).locator("legend").getByText(section, { exact: true })).toBeVisible();
  }
  for (const label of [
    "Short Description",
    "Description",
    "Peptide Type",
    "Molecular Weight",
    "Molecular Formula",
    "Common Uses",
    "Warnings",
    "Benefits",
    "Side Effects",
    "Dosage",
    "Mechanism of Action",
    "Research",
    "Avatar Colour",
    "Avatar Text",
  ]) {
    await expect(field(page, label).first(), label).toBeAttached();
  }

  await test.step("one field for the weight, none for an average mass", async () => {
    await expect(dialog(page).getByLabel(/molecular (weight|mass)/i)).toHaveCount(1);
    await expect(dialog(page).getByLabel(/average/i)).toHaveCount(0);
  });

  await test.step("the avatar's text may span lines", async () => {
    await expect(field(page, "Avatar Text")).toHaveValue("");
    await field(page, "Avatar Text").fill("BPC\n157");
  });

  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  const made = (await ask(page, "/api/peptides")).find(({ name }) => name === "Zetatide");
  expect(made).toMatchObject({ avatarColor: "#4F46E5", avatarText: "BPC\n157" });

  await test.step("benefits between pipes are tags, and the table draws the avatar in its size", async () => {
    await page.request.put(`${site.address}/api/peptides/${made?.id}`, {
      data: {
        benefits: "Sleep|Rest, with a comma",
        avatarText: "ABCDEFGHIJ",
        molecularWeight: "5 kDa",
      },
    });
    await open(page, `peptides?search=zetatide&edit=${made?.id}`);
    const tags = dialog(page).getByRole("list", { name: /Benefits/ });
    await expect(tags.getByRole("listitem")).toHaveText([/^Sleep/, /^Rest, with a comma/]);
    await expect(field(page, "Molecular Weight")).toHaveValue("5 kDa");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    const avatar = rows(page).getByText("ABCDEFGHIJ");
    expect(await avatar.evaluate((element) => getComputedStyle(element).fontSize)).toBe("14px");
  });

  await test.step("the page of the peptide shows its weight as typed", async () => {
    await page.goto(`${site.address}/peptides/${made?.id}`);
    await expect(page.getByText("5 kDa").first()).toBeVisible();
  });
});

test("papers show their abstract and their time, and are saved without blanks", async ({
  page,
}) => {
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/api/research"))
      bodies.push(request.postDataJSON());
  });
  const paper = { source: "Journal", peptideIds: "", abstract: "<p>What was found.</p>" };
  await add(page, "/api/research", { ...paper, title: "Zetapaper with", year: 2015 });
  await add(page, "/api/research", { ...paper, title: "Zetapaper without" });
  await open(page, "research?search=zetapaper");
  await expect(rows(page)).toHaveCount(2);
  const row = (name: string) => rows(page).filter({ hasText: name });
  await expect(row("Zetapaper with").filter({ hasText: "2015" })).toHaveCount(1);
  await expect(row("Zetapaper without")).toContainText(
    `Added ${new Date().toISOString().slice(0, 4)}-`,
  );
  await expect(page.getByText("What was found.")).toHaveCount(0);
  await page.getByRole("link", { name: "Zetapaper with", exact: true }).hover();
  await expect(page.getByText("What was found.")).toBeVisible();

  await test.step("dates sort either way", async () => {
    await open(page, "research?search=zetapaper");
    await add(page, "/api/research", { ...paper, title: "Zetapaper early", year: 1990 });
    for (const [sort, order] of [
      ["Date: newest", ["Zetapaper with", "Zetapaper early", "Zetapaper without"]],
      ["Date: oldest", ["Zetapaper early", "Zetapaper with", "Zetapaper without"]],
    ] as const) {
      await page.getByRole("combobox", { name: "Sort by" }).selectOption(sort);
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(rows(page).getByRole("link")).toHaveText([...order]);
    }
  });

  await page.getByRole("link", { name: "Zetapaper early", exact: true }).click();
  const list = dialog(page).getByRole("group", { name: "Peptides", exact: true }).last();

  await test.step("the list of peptides begins with General, and is 180 px high at most", async () => {
    await expect(list.getByRole("checkbox")).toHaveCount(
      (await ask(page, "/api/peptides")).length + 1,
    );
    await expect(list.locator("label").first()).toHaveText("General");
    await expect(list).toHaveCSS("max-height", "180px");
  });

  await test.step("what is checked is saved, blanks and a peptideId of 0 are left out", async () => {
    await list.getByLabel("Semaglutide", { exact: true }).check();
    await list.getByLabel("BPC-157", { exact: true }).check();
    await field(page, "Authors").fill("   ");
    await field(page, "URL").fill("  ");
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(bodies.at(-1)).toMatchObject({ peptideIds: "36,81" });
    await page.getByRole("link", { name: "Zetapaper early", exact: true }).click();
    await list.getByLabel("Semaglutide", { exact: true }).uncheck();
    await list.getByLabel("BPC-157", { exact: true }).uncheck();
    await list.getByLabel("General", { exact: true }).check();
    await field(page, "Authors").fill("");
    await field(page, "URL").fill("");
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(bodies.at(-1)).toMatchObject({ peptideIds: "0" });
    for (const body of bodies.slice(-2)) {
      expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["authors"]));
      expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["url"]));
      expect(body.peptideId).not.toBe(0);
    }
  });
});

test("videos are imported, sorted and described in the specified words", async ({ page }) => {
  const video = { description: "What is seen.", peptideIds: "0" };
  for (const [title, year] of [
    ["Seen second", 2012],
    ["Seen first", 2011],
    ["Seen third", 2013],
  ] as const) {
    await add(page, "/api/educational-videos", {
      ...video,
      title,
      year,
      url: `https://example.org/seen-${year}`,
    });
  }
  await open(page, "videos?search=seen");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText("General");

  await test.step("the years sort either way", async () => {
    const order = ["Seen third", "Seen second", "Seen first"];
    for (const [sort, expected] of [
      ["Year: newest", order],
      ["Year: oldest", order.toReversed()],
    ] as const) {
      await page.getByRole("combobox", { name: "Sort by" }).selectOption(sort);
      await expect(rows(page).getByRole("link")).toHaveText(expected);
    }
  });

  await test.step("a title shows its description under the mouse", async () => {
    await expect(page.getByText("What is seen.")).toHaveCount(0);
    await page.getByRole("link", { name: "Seen first", exact: true }).hover();
    await expect(page.getByText("What is seen.")).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByText("What is seen.")).toHaveCount(0);
  });

  await test.step("the year of the form is from 1900 to this one", async () => {
    await page.getByRole("link", { name: "Seen first", exact: true }).click();
    const year = field(page, "Year");
    const thisYear = new Date().getFullYear();
    for (const [typed, isRefused] of [
      ["1899", true],
      ["1900", false],
      [`${thisYear + 1}`, true],
      [`${thisYear}`, false],
    ] as const) {
      await year.fill(typed);
      await year.blur();
      await (isRefused
        ? expect(year, typed).toHaveAttribute("aria-invalid", "true")
        : expect(year, typed).not.toHaveAttribute("aria-invalid", "true"));
    }
    const list = dialog(page).getByRole("group", { name: "Peptides", exact: true }).last();
    await expect(list).toHaveCSS("max-height", "180px");
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step("a bulk import is pasted", async () => {
    await page.getByRole("button", { name: "Bulk Import" }).click();
    const box = dialog(page).getByLabel("JSON");
    const button = dialog(page).getByRole("button", { name: "Import", exact: true });
    await expect(button).toBeDisabled();
    for (const [text, problem] of [
      ["{", "Invalid JSON format. Please check your input."],
      ["{}", "JSON must contain a 'videos' array"],
    ] as const) {
      await box.fill(text);
      await button.click();
      await expect(dialog(page).getByText(problem)).toBeVisible();
    }
    const [good, path] = [{ title: "Pasted", description: "d" }, "**/bulk-import"];
    const videos = [{ ...good, url: "https://example.org/pasted" }, { title: "Bad" }];
    await box.fill(JSON.stringify({ videos }));
    for (const [answer, words] of [
      [{ status: 422, json: { message: "At most 3 videos." } }, "At most 3 videos."],
      [{ status: 500, body: "" }, "Failed to import videos. Please try again."],
    ] as const) {
      await page.route(path, (route) => route.fulfill(answer));
      await button.click();
      await expect(failure(page, words)).toBeVisible();
      await page.unroute(path);
    }
    const answered = page.waitForResponse(path);
    await button.click();
    const { message } = await (await answered).json();
    const notice = page.locator("[data-sonner-toast]").filter({ hasText: "Import Complete" });
    await expect(notice).toContainText(message);
    await expect(notice).toContainText("1 warning");
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("pasted");
    await expect(rows(page)).toHaveCount(1);
  });
});

test("the tabs stand in their order, load when they are chosen, and close what is open", async ({
  page,
}) => {
  const reads: string[] = [];
  page.on("request", (request) => reads.push(new URL(request.url()).pathname));
  await open(page, "peptides");
  await expect(rows(page).first()).toBeVisible();
  const labels = [
    "Peptides",
    "Categories",
    "Research Papers",
    "Educational Videos",
    "About",
    "Contact",
    "Messages",
    "AI Settings",
    "Chat Admin",
    "Site Settings",
    "Development",
  ];
  const navigation = page.getByRole("navigation", { name: "Dashboard" });
  const links = (await navigation.getByRole("link").allTextContents()).map((text) => text.trim());
  expect(links.filter((text) => labels.includes(text))).toEqual(labels);

  await test.step("data is loaded with its tab", async () => {
    const ofOthers = /rows\/(categories|research|educational-videos|dev-items)|about-content/;
    expect(reads.filter((path) => ofOthers.test(path))).toEqual([]);
    await navigation.getByRole("link", { name: "Categories" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Categories");
    await expect.poll(() => reads.some((path) => path.endsWith("rows/categories"))).toBe(true);
    expect(reads.filter((path) => /rows\/research|about-content/.test(path))).toEqual([]);
  });

  await test.step("an open dialog closes with its tab", async () => {
    await rows(page).nth(1).getByRole("link").click();
    await expect(dialog(page)).toBeVisible();
    // Nobody can reach it behind the dialog, but a script, as Back and Forward do.
    await page
      .locator('nav a[href="/admin/research"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Research Papers");
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step("an empty list of sessions has nothing to delete", async () => {
    await open(page, "chat");
    await expect(page.getByText("No chat sessions available")).toBeVisible();
    const button = page.getByRole("button", { name: "Delete All Sessions" });
    await expect(button).toBeVisible();
    await expect(button).toBeDisabled();
  });
});

test("a form that cannot be loaded offers Retry, and one that was never saved its defaults", async ({
  page,
}) => {
  for (const [tab, path, words] of [
    ["about", "about-content", "Failed to load about content. Please try again."],
    ["contact", "contact-content", "Failed to load contact content. Please try again."],
    ["ai-settings", "ai-settings", "Failed to load AI settings. Please try again."],
    ["site-settings", "site-settings", "Failed to load site settings. Please try again."],
  ] as const) {
    await test.step(tab, async () => {
      const address = new RegExp(`/api/(admin/)?${path}$`);
      await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
      await open(page, tab);
      const main = page.getByRole("main");
      await expect(main.getByRole("alert")).toContainText(words);
      await expect(main.getByRole("textbox")).toHaveCount(0);
      await page.unroute(address);
      await main.getByRole("button", { name: "Retry" }).click();
      await expect(main.getByRole("textbox").first()).toBeVisible();
      await expect(main.getByRole("alert")).toHaveCount(0);
      if (tab === "about") await expect(page.getByLabel("Mission").first()).not.toHaveValue("");
    });
  }
});

test("a save that fails says the server's message alone, never markup", async ({ page }) => {
  await open(page, "about");
  await page.getByLabel("Subtitle").fill("A subtitle of a story");
  for (const [answer, words, never] of [
    [{ status: 500, json: { message: "The disk is full." } }, "The disk is full.", /500|[{}"]/],
    [{ status: 502, body: "<html><h1>Bad Gateway</h1></html>" }, "", /[<>]|html/],
  ] as const) {
    await page.route("**/api/about-content", (route) =>
      route.request().method() === "POST" ? route.fulfill(answer) : route.fallback(),
    );
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    const notice = failure(page, `Failed to save About content: ${words}`);
    await expect(notice).toBeVisible();
    expect(await notice.textContent()).not.toMatch(never);
    await page.getByRole("button", { name: "Close notice" }).click();
    await expect(notice).toHaveCount(0);
    await page.unroute("**/api/about-content");
  }
});

test("a message's address keeps its @, and each label stands on a peptide's page", async ({
  page,
}) => {
  await page.request.post(`${site.address}/api/contact`, {
    data: { name: "Ada", email: "ada@example.org", message: "A question to you." },
  });
  await open(page, "messages");
  await expect(page.getByRole("link", { name: "ada@example.org" })).toHaveAttribute(
    "href",
    "mailto:ada@example.org",
  );
  await page.getByRole("article", { name: "Ada" }).getByRole("button", { name: "Delete" }).click();
  await expect(question(page)).toContainText(
    /This action cannot be undone\.$|undone\.\D*(Cancel|$)/,
  );
  await expect(question(page)).not.toContainText("bin");

  await page.goto(`${site.address}/peptides/36`);
  for (const name of ["Key Benefits", "Related Conditions"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("tab", { name: "Benefits", exact: true })).toBeVisible();
});

test("without a session the dashboard is not served, nor with a made-up one", async ({
  playwright,
}) => {
  for (const Cookie of ["", "amide-session=made-up"]) {
    const stranger = await playwright.request.newContext({ extraHTTPHeaders: { Cookie } });
    const answer = await stranger.get(`${site.address}/admin`, { maxRedirects: 0 });
    expect([302, 303, 307]).toContain(answer.status());
    expect(new URL(answer.headers().location ?? "", site.address).pathname).toBe("/login");
    expect(await answer.text()).not.toMatch(/Educational Videos|You are logged in/);
    await stranger.dispose();
  }
});

test("a login that is refused says why, too many tries in words of their own", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  const words = { 401: "Invalid credentials", 500: /Invalid credentials|Failed to login/ };
  const own = /^Error(?!Invalid credentials|Failed to login)\S/;
  for (const [status, said] of [
    [401, words[401]],
    [500, words[500]],
    [429, own],
  ] as const) {
    await page.route("**/api/login", (route) => route.fulfill({ status, json: { message: "x" } }));
    await page.goto(`${site.address}/login`);
    await expect(page.locator("form[novalidate]")).toBeVisible();
    await page.getByLabel("Username").fill("admin");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("alert").filter({ hasText: said }), `${status}`).toBeVisible();
    await page.unroute("**/api/login");
  }
});
