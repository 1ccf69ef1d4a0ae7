import { expect, type Page, test } from "@playwright/test";
import { add, dialog, failure, field, list, rows, save } from "../support/dashboard-page";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";

/** The statements of admin-03 to admin-06 on the forms of items that only a browser shows. */
const site = serveKeptSite();

const open = (page: Page, tab: string) => page.goto(`${site.address}/admin/${tab}`);
const ask = (page: Page, path: string) => list(page, `${site.address}${path}`);
const post = (page: Page, path: string, data: object) => add(page, `${site.address}${path}`, data);

test.beforeEach(({ context }) => logIn(context.request, site.address));

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
  await post(page, "/api/research", { ...paper, title: "Zetapaper with", year: 2015 });
  await post(page, "/api/research", { ...paper, title: "Zetapaper without" });
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
    await post(page, "/api/research", { ...paper, title: "Zetapaper early", year: 1990 });
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
    await post(page, "/api/educational-videos", {
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

test("a refused value is told where it stands, and a kept dialog has the new name", async ({
  page,
}) => {
  const { id } = await post(page, "/api/peptides", { name: "Oldtide", avatarText: "WWWWW" });
  await open(page, `peptides?search=oldtide&edit=${id}`);
  await field(page, "CAS Number").fill("12-3");
  await dialog(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(failure(page, "Failed to update peptide.")).toBeVisible();
  const reason = dialog(page).getByText("Enter a CAS number such as");
  await expect(reason).toBeInViewport();
  await expect
    .poll(() =>
      reason.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top === element || element.contains(top);
      }),
    )
    .toBe(true);

  await field(page, "CAS Number").fill("");
  await field(page, "Name (required)").fill("Newtide");
  await dialog(page).getByRole("button", { name: "Save and keep open" }).click();
  await expect(dialog(page).getByRole("heading", { level: 2 }).first()).toContainText("Newtide");

  await page.goto(`${site.address}/peptides/${id}`);
  const spaces = await page
    .locator(".avatar")
    .first()
    .evaluate((circle) => {
      const [outer, inner] = [circle, circle.firstElementChild ?? circle].map((element) =>
        element.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return [inner.left - outer.left, outer.right - inner.right];
    });
  expect(Math.min(...spaces)).toBeGreaterThan(0);
  expect(Math.abs((spaces[0] ?? 0) - (spaces[1] ?? 0))).toBeLessThan(1);
});
