import { expect, type Page, type Request, test } from "@playwright/test";
import { ADMIN_PASSWORD } from "../support/administrator";
import { passTimeUntil, stopTime } from "../support/clock";
import { serveKeptSite } from "../support/kept-site";
import { logIn } from "../support/own-site-session";

/** Steps name the statements of admin-07 to admin-11 that they show. */
const site = serveKeptSite();

test.beforeEach(({ context }) => logIn(context.request, site.address));

const open = (page: Page, tab: string) => page.goto(`${site.address}/admin/${tab}`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const question = (page: Page) => page.getByRole("alertdialog");
const field = (page: Page, label: string) =>
  page.getByRole("main").getByLabel(label, { exact: true });
/** One that is shown: its title, then its text. */
const notice = (page: Page, title: string, text = "") =>
  expect(
    page.locator("[data-sonner-toast][data-removed=false]").filter({ hasText: `${title}${text}` }),
  ).toBeVisible();
const success = (page: Page, text: string) => notice(page, "Success", text);
const failure = (page: Page, text: string) => notice(page, "Error", text);

async function read(page: Page, path: string) {
  const response = await page.request.get(site.address + path);
  expect(response.status()).toBe(200);
  return response.json();
}
const write = (page: Page, path: string, data: object) =>
  page.request.post(site.address + path, { data });

/** Lets the server fail at what the page asks meanwhile. */
async function whileFailing(page: Page, method: string, path: string, act: () => Promise<void>) {
  const address = (url: URL) => url.pathname === path;
  await page.route(address, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { message: "Out of order" } })
      : route.fallback(),
  );
  await act();
  await page.unroute(address);
}

async function fillAll(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

async function expectAll(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label), label).toHaveValue(value);
  }
}

async function expectReset(page: Page, values: Record<string, string>) {
  const others = Object.keys(values).map((label, at) => [label, `https://other.example/${at}`]);
  await fillAll(page, Object.fromEntries(others));
  await button(page, "Reset").click();
  await question(page).getByRole("button", { name: "Reset" }).click();
  await expectAll(page, values);
}

/** A first load that fails is told of and can be tried again. */
async function expectLoadFailure(page: Page, tab: string, paths: string[], text: string) {
  const address = (url: URL) => paths.includes(url.pathname);
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, tab);
  await failure(page, text);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(text);
  await page.unroute(address);
  await button(page, "Retry").click();
}

test("About: its fields are loaded, reset, saved and shown to visitors", async ({
  page,
  context,
}) => {
  const values = {
    Subtitle: "A saved subtitle",
    Mission: "A saved mission",
    "Our Team": "A saved team",
    "Our Approach": "A saved approach",
    "Comprehensive Database": "Saved words on the database",
    "Research Curation": "Saved words on the research",
    "AI-Powered Consultation": "Saved words on the consultant",
    Disclaimer: "A saved disclaimer",
  };
  await test.step("ADM-CONTENT-54 a failed load", async () => {
    const text = "Failed to load about content. Please try again.";
    await expectLoadFailure(page, "about", ["/api/about-content"], text);
  });
  await test.step("ADM-CONTENT-01 to 06, 08, 62 the fields are saved", async () => {
    await fillAll(page, values);
    await button(page, "Save").click();
    await success(page, "About content updated successfully!");
    expect(await read(page, "/api/about-content")).toEqual({
      subtitle: values.Subtitle,
      mission: values.Mission,
      team: values["Our Team"],
      approach: values["Our Approach"],
      focusDatabase: values["Comprehensive Database"],
      focusResearch: values["Research Curation"],
      focusAI: values["AI-Powered Consultation"],
      disclaimer: values.Disclaimer,
    });
  });
  await test.step("ADM-CONTENT-57 a failed save", () =>
    whileFailing(page, "POST", "/api/about-content", async () => {
      await field(page, "Mission").fill("Never saved");
      await button(page, "Save").click();
      await failure(page, "Failed to save About content: Out of order");
    }));
  await test.step("ADM-CONTENT-07 Reset brings the loaded values back", () =>
    expectReset(page, values));
  await test.step("ADM-CONTENT-69 the about page shows them", async () => {
    const visitor = await context.newPage();
    await visitor.goto(`${site.address}/about`);
    for (const text of Object.values(values)) {
      await expect(visitor.getByRole("main").getByText(text, { exact: true })).toBeVisible();
    }
    await visitor.close();
  });
  await test.step("ADM-CONTENT-47 it is loaded with the session, and without one as for everybody", async () => {
    const asked = page.waitForRequest("**/api/about-content");
    await page.reload();
    expect((await (await asked).allHeaders()).cookie).toContain("amide-session=");
    await expectAll(page, values);
    await context.clearCookies();
    const answered = page.waitForResponse("**/api/about-content");
    await button(page, "Reset").click();
    expect((await answered).status()).toBe(200);
    await expectAll(page, values);
  });
});

test("Contact: its fields and questions are loaded, saved and deleted", async ({
  page,
  context,
}) => {
  const values = {
    "Main Text": "A saved main text",
    "Connect Text": "A saved heading",
    "WhatsApp Link": "https://wa.me/12025550188",
    "Telegram Link": "https://t.me/amide_saved",
    Weekdays: "8:00 to 17:00",
    Saturday: "9:00 to 12:00",
    Sunday: "By appointment",
  };
  const content = () => read(page, "/api/contact-content");
  const questions = field(page, "Question");
  await test.step("ADM-CONTENT-55 a failed load", async () => {
    const text = "Failed to load contact content. Please try again.";
    const paths = ["/api/admin/contact-content", "/api/contact-content"];
    await expectLoadFailure(page, "contact", paths, text);
  });
  await test.step("ADM-CONTENT-19 email and phone are elsewhere", async () => {
    await expect(page.getByText("Email and phone are managed in Site Settings.")).toBeVisible();
  });
  const { faqs } = await read(page, "/api/admin/contact-content");
  await test.step("ADM-CONTENT-15 the questions are listed", async () => {
    await expect(questions).toHaveCount(faqs.length);
    for (const [at, faq] of faqs.entries()) {
      await expect(questions.nth(at)).toHaveValue(faq.question);
      await expect(field(page, "Answer").nth(at)).toHaveValue(faq.answer);
    }
  });
  const added = { question: "An added question?", answer: "An added answer." };
  await test.step("ADM-CONTENT-10 to 14, 16, 63 all is saved, an added question too", async () => {
    await fillAll(page, values);
    await button(page, "Add FAQ").click();
    await questions.last().fill(added.question);
    await field(page, "Answer").last().fill(added.answer);
    await button(page, "Save").click();
    await success(page, "Contact content updated successfully!");
    expect(await content()).toMatchObject({
      mainText: values["Main Text"],
      connectText: values["Connect Text"],
      whatsapp: values["WhatsApp Link"],
      telegram: values["Telegram Link"],
      businessHours: {
        weekdays: "8:00 to 17:00",
        saturday: "9:00 to 12:00",
        sunday: values.Sunday,
      },
      faqs: [...faqs, added],
    });
  });
  await test.step("ADM-CONTENT-58 a failed save", () =>
    whileFailing(page, "POST", "/api/contact-content", async () => {
      await field(page, "Main Text").fill("Never saved");
      await button(page, "Save").click();
      await failure(page, "Failed to save Contact content: Out of order");
    }));
  await test.step("ADM-CONTENT-17, 61, 18 a deletion asks, may fail, and removes the question", async () => {
    await button(page, `Delete ${added.question}`).click();
    await expect(question(page)).toContainText(`delete this FAQ "${added.question}"?`);
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(questions).toHaveCount(faqs.length + 1);
    expect((await content()).faqs).toEqual([...faqs, added]);
    const confirm = async () => {
      await button(page, `Delete ${added.question}`).click();
      await question(page).getByRole("button", { name: "Delete" }).click();
    };
    await whileFailing(page, "POST", "/api/contact-content", async () => {
      await confirm();
      await failure(page, "Failed to delete FAQ: Out of order");
    });
    expect((await content()).faqs).toEqual([...faqs, added]);
    await confirm();
    await success(page, "FAQ deleted successfully!");
    await expect(questions).toHaveCount(faqs.length);
    expect((await content()).faqs).toEqual(faqs);
  });
  await expectReset(page, values);
  await test.step("ADM-CONTENT-70 the contact page shows what was saved", async () => {
    const visitor = await context.newPage();
    await visitor.goto(`${site.address}/contact`);
    const main = visitor.getByRole("main");
    for (const label of ["Main Text", "Connect Text", "Weekdays", "Saturday", "Sunday"] as const) {
      await expect(main.getByText(values[label])).toBeVisible();
    }
    for (const label of ["WhatsApp Link", "Telegram Link"] as const) {
      await expect(main.locator(`a[href="${values[label]}"]`).first()).toBeVisible();
    }
    await visitor.close();
  });
  await test.step("ADM-CONTENT-51 it is loaded with the session, and without one as for everybody", async () => {
    const asked = page.waitForRequest("**/api/admin/contact-content");
    await page.reload();
    expect((await (await asked).allHeaders()).cookie).toContain("amide-session=");
    await expectAll(page, values);
    await context.clearCookies();
    const answered = page.waitForResponse("**/api/contact-content");
    await button(page, "Reset").click();
    expect((await answered).status()).toBe(200);
    await expectAll(page, values);
  });
});

test("AI Settings: its fields and steps are loaded, merged, saved and deleted", async ({
  page,
}) => {
  const values = {
    "Consultant Description": "A saved description",
    "Legal Disclaimer": "A saved disclaimer",
    "Welcome Message": "A saved welcome",
    "Important Notice": "A saved notice",
    "Training (System) Prompt": "A saved prompt",
    "How-to-Use Title": "A saved title",
  };
  const settings = () => read(page, "/api/admin/ai-settings");
  const asked: string[] = [];
  const isOfSettings = (request: Request) => request.url().endsWith("/ai-settings");
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && isOfSettings(request))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await test.step("ADM-CONTENT-56 a failed load", async () => {
    const text = "Failed to load AI settings. Please try again.";
    const paths = ["/api/admin/ai-settings", "/api/ai-settings"];
    await expectLoadFailure(page, "ai-settings", paths, text);
    await expect(field(page, "Welcome Message")).toBeVisible();
  });
  await test.step("ADM-CONTENT-39 the administrator's are asked for first", async () => {
    asked.length = 0;
    await page.reload();
    await expect(field(page, "Welcome Message")).toBeVisible();
    expect(asked.filter((request) => request.startsWith("GET"))[0]).toBe(
      "GET /api/admin/ai-settings",
    );
  });
  const { howToUseSteps } = await settings();
  const numbers = field(page, "Step Number");
  const titles = field(page, "Title");
  const descriptions = field(page, "Description");
  await test.step("ADM-CONTENT-27 the steps are listed", async () => {
    await expect(numbers).toHaveCount(howToUseSteps.length);
    for (const [at, { step, title, description }] of howToUseSteps.entries()) {
      await expect(numbers.nth(at)).toHaveValue(String(step));
      await expect(titles.nth(at)).toHaveValue(title);
      await expect(descriptions.nth(at)).toHaveValue(description);
    }
  });
  const added = { step: 9, title: "An added step", description: "What to do then" };
  await test.step("ADM-CONTENT-22 to 26, 28, 30, 32, 64 all is saved, an added step too", async () => {
    await fillAll(page, values);
    await button(page, "Add instruction step").click();
    await numbers.last().fill("9");
    await titles.last().fill(added.title);
    await descriptions.last().fill(added.description);
    await button(page, "Save").click();
    await success(page, "AI Settings updated successfully!");
    expect(await settings()).toMatchObject({
      consultantDescription: values["Consultant Description"],
      disclaimer: values["Legal Disclaimer"],
      welcomeMessage: values["Welcome Message"],
      importantNotice: values["Important Notice"],
      trainingPrompt: values["Training (System) Prompt"],
      howToUseTitle: values["How-to-Use Title"],
      howToUseSteps: [...howToUseSteps, added],
    });
  });
  await test.step("ADM-CONTENT-59 a failed save", () =>
    whileFailing(page, "POST", "/api/ai-settings", async () => {
      await field(page, "Welcome Message").fill("Never saved");
      await button(page, "Save").click();
      await failure(page, "Failed to save AI Settings: Out of order");
    }));
  await test.step("ADM-CONTENT-31 Reset brings the loaded values back", () =>
    expectReset(page, values));
  await test.step("ADM-CONTENT-29, 60, 45 the deletion of a step asks, may fail, and posts the rest", async () => {
    await button(page, `Delete ${added.title}`).click();
    await expect(question(page)).toContainText(`delete this instruction step "${added.title}"?`);
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(numbers).toHaveCount(howToUseSteps.length + 1);
    const confirm = async () => {
      await button(page, `Delete ${added.title}`).click();
      await question(page).getByRole("button", { name: "Delete" }).click();
    };
    await whileFailing(page, "POST", "/api/ai-settings", async () => {
      await confirm();
      await failure(page, "Failed to delete instruction step: Out of order");
    });
    await expect(numbers).toHaveCount(howToUseSteps.length + 1);
    asked.length = 0;
    const posted = page.waitForRequest(
      (request) => request.method() === "POST" && isOfSettings(request),
    );
    await confirm();
    expect((await posted).postDataJSON()).toMatchObject({ howToUseSteps });
    await success(page, "Instruction step deleted successfully!");
    await expect(numbers).toHaveCount(howToUseSteps.length);
    expect(asked.slice(0, 2)).toEqual(["GET /api/admin/ai-settings", "POST /api/ai-settings"]);
    expect((await settings()).howToUseSteps).toEqual(howToUseSteps);
  });
  await test.step("ADM-CONTENT-43, 44 a save is merged with what is stored by then", async () => {
    await field(page, "How-to-Use Title").fill("A title of this window");
    await field(page, "Welcome Message").fill("");
    await write(page, "/api/ai-settings", { importantNotice: "A notice of elsewhere" });
    asked.length = 0;
    await button(page, "Save").click();
    const merge = page.getByRole("dialog", { name: "This was changed in the meantime" });
    await merge.getByRole("button", { name: "Save these" }).click();
    await success(page, "AI Settings updated successfully!");
    expect(asked).toContain("GET /api/admin/ai-settings");
    expect(await settings()).toMatchObject({
      howToUseTitle: "A title of this window",
      importantNotice: "A notice of elsewhere",
      welcomeMessage: values["Welcome Message"],
      trainingPrompt: values["Training (System) Prompt"],
    });
  });
  await test.step("ADM-CONTENT-40 without a session the public ones are loaded", async () => {
    await page.route("**/api/admin/ai-settings", (route) =>
      route.fulfill({ status: 401, json: { message: "Unauthorized" } }),
    );
    await page.reload();
    const login = page.getByRole("dialog", { name: "Log in to go on" });
    await login.getByRole("button", { name: "Close" }).click();
    await expect(field(page, "Important Notice")).toHaveValue("A notice of elsewhere");
    await expect(field(page, "Training (System) Prompt")).toHaveValue("");
  });
});

test("Site Settings: its fields are loaded, reset and saved, the password too", async ({
  page,
}) => {
  const values = {
    "Global Email": "saved@example.org",
    "Global Phone": "+1 202 555 0166",
    "Hero Text": "A saved hero text",
    "Footer Text": "A saved footer text",
    Facebook: "https://facebook.example/saved",
    Twitter: "https://twitter.example/saved",
    Instagram: "https://instagram.example/saved",
    LinkedIn: "https://linkedin.example/saved",
    "Terms of Service: Title": "Saved terms",
    "Terms of Service: Content": "The terms that were saved",
    "Privacy Policy: Title": "Saved privacy",
    "Privacy Policy: Content": "The policy that was saved",
    "Disclaimer: Title": "Saved caution",
    "Disclaimer: Content": "The caution that was saved",
  };
  const password = field(page, "New Password");
  const confirmation = field(page, "Confirm New Password");
  await test.step("ADM-SITE-34 a failed load", async () => {
    const text = "Failed to load site settings. Please try again.";
    await expectLoadFailure(page, "site-settings", ["/api/site-settings"], text);
  });
  await test.step("ADM-SITE-01 the username is shown and stays", async () => {
    await expect(field(page, "Admin Username")).toHaveValue("admin");
    await expect(field(page, "Admin Username")).toHaveJSProperty("readOnly", true);
  });
  await test.step("ADM-SITE-04 to 11, 13, 18, 36 the fields are saved", async () => {
    await fillAll(page, values);
    await expect(password).toHaveValue("");
    await expect(button(page, "Save")).toBeEnabled();
    await button(page, "Save").click();
    await success(page, "Site settings updated successfully!");
    expect(await read(page, "/api/site-settings")).toMatchObject({
      contactInfo: { email: values["Global Email"], phone: values["Global Phone"] },
      siteText: { heroText: values["Hero Text"], footerText: values["Footer Text"] },
      socialMedia: {
        facebook: values.Facebook,
        twitter: values.Twitter,
        instagram: values.Instagram,
        linkedin: values.LinkedIn,
      },
      legalDocs: {
        termsTitle: values["Terms of Service: Title"],
        terms: values["Terms of Service: Content"],
        privacyTitle: values["Privacy Policy: Title"],
        privacy: values["Privacy Policy: Content"],
        disclaimerTitle: values["Disclaimer: Title"],
        disclaimer: values["Disclaimer: Content"],
      },
    });
  });
  await test.step("ADM-SITE-35 a failed save", () =>
    whileFailing(page, "POST", "/api/site-settings", async () => {
      await field(page, "Hero Text").fill("Never saved");
      await button(page, "Save").click();
      await failure(page, "Failed to save Site settings: Out of order");
    }));
  await test.step("ADM-SITE-12 Reset brings the loaded values back", () =>
    expectReset(page, values));
  const chosen = "a password of this story";
  await test.step("ADM-SITE-02, 03, 17, 19 two passwords are saved only where they are equal", async () => {
    for (const input of [password, confirmation]) {
      await expect(input).toHaveAttribute("type", "password");
    }
    await confirmation.fill("not needed");
    await expect(button(page, "Save")).toBeEnabled();
    await confirmation.fill("");
    await password.fill(chosen);
    await expect(button(page, "Save")).toBeDisabled();
    await confirmation.fill(chosen.slice(1));
    await expect(button(page, "Save")).toBeDisabled();
    await confirmation.fill(chosen);
    await expect(button(page, "Save")).toBeEnabled();
  });
  await test.step("ADM-SITE-16 and are cleared by the save", async () => {
    const saved = page.waitForResponse(
      (response) =>
        response.request().method() === "POST" && response.url().endsWith("/api/site-settings"),
    );
    await button(page, "Save").click();
    expect((await saved).status()).toBe(200);
    await expect(password).toHaveValue("");
    await expect(confirmation).toHaveValue("");
    const credentials = { username: "admin", password: chosen };
    expect((await write(page, "/api/login", credentials)).status()).toBe(200);
    const before = { password: ADMIN_PASSWORD, confirmPassword: ADMIN_PASSWORD };
    const restored = await write(page, "/api/site-settings", { credentials: before });
    expect(restored.status()).toBe(200);
  });
});

test("Development: items are listed, filtered, sorted, added, edited and deleted", async ({
  page,
}) => {
  const insert = site.db.prepare(
    'INSERT INTO "DevItem" ("title", "description", "type", "status", "createdAt", "updatedAt") VALUES (?, ?, ?, ?, ?, ?)',
  );
  site.db.exec('DELETE FROM "DevItem"');
  const changed = "2026-03-04T12:00:00.000Z";
  insert.run(
    "Oldest",
    "Words of the oldest",
    "bug",
    "completed",
    "2026-01-02T12:00:00.000Z",
    changed,
  );
  insert.run("Middle", "", "feature", "in_progress", "2026-01-03T12:00:00.000Z", changed);
  insert.run("Newest", "", "bug", "pending", "2026-01-04T12:00:00.000Z", changed);
  const rows = page.getByRole("table").locator("tbody tr");
  const dialog = page.getByRole("dialog");
  const type = page.getByRole("combobox", { name: "Type", exact: true });
  const sort = page.getByRole("combobox", { name: "Sort by" });
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  const expectRows = (titles: string[]) =>
    expect(rows).toHaveText(titles.map((title) => new RegExp(title)));

  await test.step("ADM-DEV-32 a failed load", () =>
    whileFailing(page, "GET", "/api/admin/rows/dev-items", async () => {
      await open(page, "development");
      await expect(page.getByRole("main").getByRole("alert")).toContainText(
        "Failed to load development items. Please try again.",
      );
    }));
  await test.step("ADM-DEV-01, 05 they are listed, the newest first", async () => {
    await button(page, "Retry").click();
    await expectRows(["Newest", "Middle", "Oldest"]);
  });
  await test.step("ADM-DEV-07, 24 in these columns, with dates that can be read", async () => {
    await expect(page.getByRole("columnheader").filter({ hasText: /\w/ })).toHaveText([
      "Title",
      "Type",
      "Status",
      /^Created/,
      /^Updated/,
      "Actions",
    ]);
    const cells = rows.last().getByRole("cell");
    await expect(cells.nth(1)).toContainText("Oldest");
    await expect(cells.nth(2)).toHaveText("Bug");
    await expect(cells.nth(3)).toHaveText("Completed");
    await expect(cells.nth(4)).toHaveText("Jan 2, 2026");
    await expect(cells.nth(5)).toHaveText("Mar 4, 2026");
    await expect(cells.nth(6).getByRole("button")).toHaveCount(2);
  });
  await test.step("ADM-DEV-09, 10 type and status are badges", async () => {
    for (const name of ["Bug", "Completed"]) {
      const badge = rows.last().getByText(name, { exact: true });
      await expect(badge).toHaveCSS("border-top-style", "solid");
      await expect(badge).not.toHaveCSS("border-top-left-radius", "0px");
    }
  });
  await test.step("ADM-DEV-08 a title under the pointer shows the description", async () => {
    await expect(page.getByText("Words of the oldest")).toBeHidden();
    await page.getByText("Oldest", { exact: true }).hover();
    await expect(page.getByText("Words of the oldest")).toBeVisible();
    await page.mouse.move(5, 5);
  });
  await test.step("ADM-DEV-02, 03, 04 they are filtered by type", async () => {
    await expect(type.locator("option")).toHaveText([/^All\b/, /^Feature\b/, /^Bug\b/]);
    await type.selectOption({ index: 1 });
    await expectRows(["Middle"]);
    await type.selectOption({ index: 2 });
    await expectRows(["Newest", "Oldest"]);
    await type.selectOption({ index: 0 });
    await expectRows(["Newest", "Middle", "Oldest"]);
  });
  await test.step("ADM-DEV-06 the oldest come first where that is chosen", async () => {
    await sort.selectOption({ label: "Oldest first" });
    await expectRows(["Oldest", "Middle", "Newest"]);
    await sort.selectOption({ label: "Newest first" });
    await expectRows(["Newest", "Middle", "Oldest"]);
  });
  const title = dialog.getByLabel("Title (required)");
  await test.step("ADM-DEV-22, 33, 11, 36 one is added, with a title, after a failure", async () => {
    await button(page, "Add New Item").click();
    await expect(save).toBeDisabled();
    await title.fill("   ");
    await expect(save).toBeDisabled();
    await title.fill("Added");
    await expect(save).toBeEnabled();
    await whileFailing(page, "POST", "/api/dev-items", async () => {
      await save.click();
      await failure(page, "Failed to create development item.");
    });
    await save.click();
    await success(page, "Development item created successfully!");
    await expect(dialog).toHaveCount(0);
    await expectRows(["Added", "Newest", "Middle", "Oldest"]);
  });
  const [{ id }] = (await read(page, "/api/dev-items")) as [{ id: number }];
  await test.step("ADM-DEV-34, 12, 37 one is edited, after a failure", async () => {
    await button(page, "Edit Added").click();
    await title.fill("Edited");
    await dialog.getByLabel("Status").selectOption({ label: "Completed" });
    await whileFailing(page, "PUT", `/api/dev-items/${id}`, async () => {
      await save.click();
      await failure(page, "Failed to update development item.");
    });
    await save.click();
    await success(page, "Development item updated successfully!");
    await expectRows(["Edited.*Completed", "Newest", "Middle", "Oldest"]);
  });
  await test.step("ADM-DEV-35, 13, 38 one is deleted, after a failure", async () => {
    await whileFailing(page, "DELETE", `/api/dev-items/${id}`, async () => {
      await button(page, "Delete Edited").click();
      await question(page).getByRole("button", { name: "Delete" }).click();
      await failure(page, "Failed to delete development item.");
    });
    await expect(question(page)).toHaveCount(0);
    await button(page, "Delete Edited").click();
    await question(page).getByRole("button", { name: "Delete" }).click();
    await success(page, "Development item deleted successfully!");
    await expectRows(["Newest", "Middle", "Oldest"]);
  });
});

/** Holds the answers of an address back until `release` is called. */
async function hold(page: Page, path: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return release;
}

test("Messages: they are listed, copied, marked and deleted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  site.db.exec('DELETE FROM "ContactMessage"');
  const LIST = "/api/admin/inbox/messages";
  const ada = page.getByRole("article", { name: "Ada" });
  const badge = (text: string) => ada.getByText(text, { exact: true });
  await test.step("ADM-MSG-01, 02, 15, 16 the panel without messages", async () => {
    await open(page, "messages");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Messages");
    const main = page.getByRole("main");
    await expect(main).toContainText("Manage messages sent through the contact form");
    await expect(main).toContainText("No messages found");
    await expect(main).toContainText(
      "When visitors send messages through the contact form, they will appear here.",
    );
  });
  const sent = { name: "Ada", email: "ada@example.org", message: "A question of Ada." };
  expect((await write(page, "/api/contact", sent)).status()).toBe(200);
  await test.step("ADM-MSG-03, 04 Refresh loads them and says so", async () => {
    const release = await hold(page, LIST);
    await button(page, "Refresh").click();
    await expect(button(page, "Loading...")).toBeVisible();
    await expect(button(page, "Refresh")).toHaveCount(0);
    release();
    await expect(ada).toBeVisible();
    await expect(button(page, "Refresh")).toBeVisible();
  });
  const [{ id, createdAt }] = (await read(page, "/api/admin/messages")) as [
    { id: number; createdAt: string },
  ];
  await test.step("ADM-MSG-05, 06, 08, 10, 11, 17 a card shows what was sent", async () => {
    await expect(ada.getByRole("heading", { name: "Ada" })).toBeVisible();
    await expect(badge("New")).toBeVisible();
    await expect(ada.getByRole("link", { name: sent.email })).toHaveAttribute(
      "href",
      /^mailto:ada(@|%40)example\.org$/,
    );
    await expect(ada.getByText(sent.message)).toBeVisible();
    const time = ada.getByRole("time");
    await expect(time).toHaveAttribute("datetime", createdAt);
    await expect(time).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/);
  });
  await test.step("ADM-MSG-09, 43, 46 name and address are copied", async () => {
    await ada.getByRole("button", { name: /^Copy/ }).click();
    await notice(page, "Copied to clipboard.");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Ada <ada@example.org>");
  });
  await test.step("ADM-MSG-44, 45 a copy that fails says so", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("Refused"));
    });
    await ada.getByRole("button", { name: /^Copy/ }).click();
    await notice(page, "Failed to copy", "Could not copy email to clipboard.");
  });
  const process = `/api/admin/messages/${id}/process`;
  await test.step("ADM-MSG-22, 38 what the server refuses to mark stays as it is", () =>
    whileFailing(page, "POST", process, async () => {
      await ada.getByRole("button", { name: "Mark as Processed" }).click();
      await failure(page, "Failed to update message status.");
      await expect(badge("New")).toBeVisible();
      await expect(badge("Processed")).toHaveCount(0);
    }));
  for (const [from, to, statements] of [
    ["New", "Processed", "ADM-MSG-07, 12, 20, 40"],
    ["Processed", "New", "ADM-MSG-13, 21, 41"],
  ] as const) {
    const word = to === "New" ? "Unprocessed" : "Processed";
    await test.step(`${statements} it is marked as ${word} once the server has answered`, async () => {
      const release = await hold(page, process);
      const asked = page.waitForRequest(`**${process}`);
      await ada.getByRole("button", { name: `Mark as ${word}`, exact: true }).click();
      await asked;
      await expect(badge(from)).toBeVisible();
      release();
      await success(page, `Message marked as ${word.toLowerCase()}.`);
      await expect(badge(to)).toBeVisible();
      await expect(badge(from)).toHaveCount(0);
    });
  }
  await test.step("ADM-MSG-14, 24 a deletion asks, and can be cancelled", async () => {
    await ada.getByRole("button", { name: "Delete" }).click();
    await expect(question(page)).toContainText('delete this message "Ada"?');
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(ada).toBeVisible();
    expect(await read(page, "/api/admin/messages")).toHaveLength(1);
  });
  const remove = async () => {
    await ada.getByRole("button", { name: "Delete" }).click();
    await question(page).getByRole("button", { name: "Delete" }).click();
  };
  await test.step("ADM-MSG-39 a deletion that fails says so", () =>
    whileFailing(page, "DELETE", `/api/admin/messages/${id}`, async () => {
      await remove();
      await failure(page, "Failed to delete message.");
      await expect(ada).toBeVisible();
    }));
  await test.step("ADM-MSG-35, 36, 37 a load that fails says so, and one without connection", async () => {
    await whileFailing(page, "GET", LIST, async () => {
      await button(page, "Refresh").click();
      await notice(page, "Error fetching messages", "There was a problem loading messages.");
    });
    const address = (url: URL) => url.pathname === LIST;
    await page.route(address, (route) => route.abort());
    await button(page, "Refresh").click();
    await failure(page, "Could not connect to the server.");
    await page.unroute(address);
  });
  await test.step("ADM-MSG-23, 42 what is deleted leaves the list", async () => {
    await remove();
    await success(page, "Message deleted successfully.");
    await expect(ada).toHaveCount(0);
    await expect(page.getByText("No messages found")).toBeVisible();
  });
});

test("Chat Admin: sessions are listed, read and deleted, one and all", async ({ page }) => {
  site.db.exec('DELETE FROM "ChatSession"');
  const LIST = "/api/admin/inbox/conversations";
  const SESSIONS = "/api/admin/chat-sessions";
  const start = "2026-01-02T12:04:00.000Z";
  const insert = (id: string, texts: string[]) => {
    site.db
      .prepare('INSERT INTO "ChatSession" VALUES (@id, @hash, @at, @at)')
      .run({ id, hash: "x", at: start });
    for (const [at, text] of texts.entries()) {
      site.db
        .prepare(
          'INSERT INTO "ChatMessage" ("sessionId", "isUser", "message", "createdAt", "updatedAt") VALUES (?, ?, ?, ?, ?)',
        )
        .run(id, at % 2 === 0 ? 1 : 0, text, start, start);
    }
  };
  const card = (id: string) => page.getByRole("article", { name: id });
  const first = card("session-1");
  const shownTime = /^Jan [12345], 2026, \d{1,2}:\d\d [AP]M$/;

  await test.step("ADM-CHAT-17, 18 a load that fails can be tried again", async () => {
    await whileFailing(page, "GET", LIST, async () => {
      await open(page, "chat");
      await expect(page.getByRole("main").getByRole("alert")).toContainText(
        "Error Loading Chat Sessions",
      );
    });
    await button(page, "Retry").click();
  });
  await test.step("ADM-CHAT-01, 15 the panel without sessions", async () => {
    await expect(page.getByText("No chat sessions available")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Chat Sessions");
  });
  await test.step("row 59: without sessions there is nothing to delete", async () => {
    await expect(button(page, "Delete All Sessions")).toBeDisabled();
  });
  insert("session-1", ["What is\nBPC-157?", "An answer."]);
  insert("session-2", ["A question", "An answer", "Another question"]);
  insert("session-3", []);
  await test.step("ADM-CHAT-02, 04, 05, 06, 07 Refresh loads them; a card names its session", async () => {
    await button(page, "Refresh").click();
    await expect(first.getByText("session-1", { exact: true })).toBeVisible();
    await expect(first.getByRole("time").first()).toHaveAttribute("datetime", start);
    await expect(first.getByRole("time").first()).toHaveText(shownTime);
    await expect(first).toContainText("2 messages");
    await expect(card("session-2")).toContainText("3 messages");
    await expect(first.getByRole("button", { name: "Delete session session-1" })).toBeVisible();
    await expect(button(page, "Delete All Sessions")).toBeEnabled();
  });
  await test.step("ADM-CHAT-08, 09, 10, 11, 12, 13, 14 the conversation unfolds", async () => {
    const view = first.getByRole("button", { name: "View Conversation" });
    await expect(view).toHaveAttribute("aria-expanded", "false");
    const conversation = first.getByRole("region", { name: "Conversation session-1" });
    await expect(conversation).toBeHidden();
    await view.click();
    await expect(conversation).toHaveCSS("max-height", "500px");
    await expect(conversation).toHaveCSS("overflow-y", "auto");
    const lines = conversation.getByRole("listitem");
    await expect(lines).toHaveCount(2);
    await expect(lines.first().getByText("User", { exact: true })).toBeVisible();
    await expect(lines.last().getByText("AI Assistant", { exact: true })).toBeVisible();
    for (const line of await lines.all()) {
      await expect(line.getByRole("time")).toHaveText(shownTime);
    }
    await expect(conversation.getByText("What is\nBPC-157?")).toHaveCSS("white-space", "pre-line");
    await first.locator("button[aria-expanded]").click();
    await expect(conversation).toBeHidden();
  });
  await test.step("ADM-CHAT-16 a session without messages says so", async () => {
    await card("session-3").getByRole("button", { name: "View Conversation" }).click();
    await expect(card("session-3")).toContainText("No messages found in this chat session");
  });
  await test.step("ADM-CHAT-22, 33 the deletion of one asks, and may fail", async () => {
    const remove = first.getByRole("button", { name: "Delete session session-1" });
    await remove.click();
    await expect(question(page)).toContainText('delete this chat session "session-1"?');
    await question(page).getByRole("button", { name: "Cancel" }).click();
    expect(await read(page, SESSIONS)).toHaveLength(3);
    await whileFailing(page, "DELETE", `${SESSIONS}/session-1`, async () => {
      await remove.click();
      await question(page).getByRole("button", { name: "Delete" }).click();
      await failure(page, "Failed to delete chat session: Out of order");
    });
    expect(await read(page, SESSIONS)).toHaveLength(3);
  });
  await test.step("ADM-CHAT-23, 34, 03, 32 the deletion of all asks, may fail, and leaves none", async () => {
    const confirm = async () => {
      await button(page, "Delete All Sessions").click();
      await question(page).getByRole("button", { name: "Delete All Sessions" }).click();
    };
    await button(page, "Delete All Sessions").click();
    await expect(question(page)).toContainText("delete all chat sessions");
    await question(page).getByRole("button", { name: "Cancel" }).click();
    expect(await read(page, SESSIONS)).toHaveLength(3);
    await whileFailing(page, "DELETE", SESSIONS, async () => {
      await confirm();
      await failure(page, "Failed to delete all chat sessions: Out of order");
    });
    await confirm();
    await success(page, "All chat sessions deleted successfully");
    await expect(page.getByText("No chat sessions available")).toBeVisible();
    expect(await read(page, SESSIONS)).toEqual([]);
  });
  await test.step("ADM-CHAT-21, 35, 36, 37 a date may be a numeric string, or none", async () => {
    insert("session-4", ["A question"]);
    insert("session-5", ["A question"]);
    const address = (url: URL) => url.pathname === LIST;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      for (const row of answer.rows) {
        row.startDate = row.sessionId === "session-4" ? String(Date.parse(start)) : "no date";
      }
      await route.fulfill({ response, json: answer });
    });
    await button(page, "Refresh").click();
    await expect(card("session-4").getByRole("time")).toHaveText(shownTime);
    await expect(card("session-5").getByRole("time")).toHaveText("Invalid date");
    await page.unroute(address);
  });
  await test.step("ADM-CHAT-24, 31 after a deletion the list is fetched again about 300 ms later", async () => {
    await page.evaluate(() => {
      const log: { what: string; at: number }[] = [];
      Object.assign(window, { log });
      const original = window.fetch;
      window.fetch = async (input, init) => {
        const what = `${init?.method ?? "GET"} ${input}`;
        if (what.startsWith("GET")) log.push({ what, at: Date.now() });
        const response = await original(input, init);
        if (!what.startsWith("GET")) log.push({ what, at: Date.now() });
        return response;
      };
    });
    await card("session-4").getByRole("button", { name: "Delete session session-4" }).click();
    await stopTime(page);
    const deleted = page.waitForResponse(`**${SESSIONS}/session-4`);
    await question(page).getByRole("button", { name: "Delete" }).click();
    await (await deleted).finished();
    const times = () =>
      page.evaluate((list) => {
        const { log } = window as unknown as { log: { what: string; at: number }[] };
        const gone = log.find(({ what }) => what.startsWith("DELETE"));
        const again = log.findLast(({ what }) => what.startsWith(`GET ${list}`));
        return gone && again && again.at - gone.at;
      }, LIST);
    await passTimeUntil(page, async () => {
      await expect(card("session-4")).toHaveCount(0, { timeout: 1 });
    });
    const passed = await times();
    expect(passed).toBeGreaterThanOrEqual(300);
    expect(passed).toBeLessThan(500);
    await expect(card("session-5")).toBeVisible();
  });
});
