import { expect, type Page, test } from "@playwright/test";
import { expectNarrow, findViolations } from "../support/axe";
import { postFromAnotherSite } from "../support/foreign-form";
import { serveKeptSite } from "../support/kept-site";
import { SEEDED_PEPTIDES } from "../support/seeded";

const PASSWORD = "a password for tests";

const loginButton = (page: Page) => page.getByRole("button", { name: "Login" });

async function fill(page: Page, username: string, password: string) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
}

/** The form has its scripts, and posts by itself. */
async function openForm(page: Page, address = "/login") {
  await page.goto(address);
  await expect(page.locator("form[novalidate]")).toBeVisible();
}

async function logIn(page: Page, origin = "") {
  await openForm(page, `${origin}/login`);
  await fill(page, "admin", PASSWORD);
  await loginButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Peptides (${SEEDED_PEPTIDES})`);
}

test("the administrator logs in and is told so, and the user is kept for the visit", async ({
  page,
  context,
}) => {
  await openForm(page);
  await expect(page).toHaveTitle("Login - Amide");
  await fill(page, " admin ", PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Logged in successfully")).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByText("You are logged in as admin.")).toBeVisible();
  const stored = await page.evaluate(() => sessionStorage.getItem("user"));
  expect(JSON.parse(stored ?? "")).toEqual({ id: 1, username: "admin", role: "admin" });

  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(["amide-device", "amide-session"]);
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(await page.evaluate(() => document.cookie)).toBe("");

  await page.goto("/login");
  await expect(page).toHaveURL("/admin");
});

test("without a session the dashboard leads to the login, and logging out ends it", async ({
  page,
  context,
}) => {
  await page.goto("/admin");
  await expect(page).toHaveURL("/login");
  await logIn(page);
  const before = await context.cookies();
  const logOut = page.getByRole("button", { name: "Log out", exact: true });
  const question = page.getByRole("alertdialog", { name: "Log out?" });
  await logOut.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin");
  await logOut.click();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  // The page that comes clears it, once its scripts run.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("user"))).toBeNull();
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL("/login");
  await context.addCookies(before);
  await page.goto("/admin");
  await expect(page).toHaveURL("/login");
});

test("what is wrong is said in the specified words, and what was typed stays", async ({ page }) => {
  await openForm(page);
  const notice = (text: string) => page.getByRole("alert").filter({ hasText: `Error${text}` });
  await loginButton(page).click();
  await expect(notice("Username and password are required")).toBeVisible();
  await expect(page.getByLabel("Username")).toBeFocused();
  await fill(page, "admin", "");
  await loginButton(page).click();
  await expect(page.getByLabel("Password")).toBeFocused();
  await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Username")).not.toHaveAttribute("aria-invalid");

  await fill(page, "admin", "not the password");
  await loginButton(page).click();
  await expect(notice("Invalid credentials")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("admin");

  for (const [answer, text] of [
    [{ status: 500, json: {} }, "Invalid credentials"],
    [{ status: 429, json: {} }, "Too many attempts to log in. Please try again later."],
    [{ status: 200, body: "<h1>Bad gateway</h1>" }, "Failed to login"],
    [null, "Failed to login"],
  ] as const) {
    await page.route("/api/login", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await openForm(page);
    await fill(page, "admin", "not the password");
    await loginButton(page).click();
    await expect(notice(text)).toBeVisible();
    await page.unroute("/api/login");
  }
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => sessionStorage.getItem("user"))).toBeNull();
});

for (const theme of ["light", "dark"]) {
  test(`the login has no axe violation in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await openForm(page, "/login?error=invalid");
    expect(await findViolations(page)).toEqual([]);
    await expectNarrow(page);
  });
}

test("neither page is kept or indexed, nor linked with a way to elsewhere", async ({ page }) => {
  await openForm(page, "/login?next=https://evil.example&error=https://evil.example");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByText("evil.example")).toHaveCount(0);
  await fill(page, "admin", PASSWORD);
  const answer = page.waitForResponse((response) => response.url().includes("/admin"));
  await loginButton(page).click();
  expect((await answer).headers()["cache-control"]).toContain("no-store");
  await expect(page).toHaveURL("/admin");
  const login = await page.request.get("/login", { maxRedirects: 0 });
  expect(login.headers()["cache-control"]).toContain("no-store");
});

test.describe("on a site of its own", () => {
  const site = serveKeptSite();

  test("other sessions are ended, all at once or one in the list, and this one is not", async ({
    page,
    browser,
  }) => {
    await logIn(page, site.address);
    await expect(page.getByText("No other session is open.")).toBeVisible();
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await logIn(other, site.address);
    await page.reload();
    await expect(page.getByText("One other session is open.")).toBeVisible();
    await page.getByRole("button", { name: "Log out everywhere else" }).click();
    await page.getByRole("button", { name: "Log out the others" }).click();
    await expect(page.getByText("No other session is open.")).toBeVisible();
    await other.reload();
    await expect(other).toHaveURL(`${site.address}/login`);

    await logIn(other, site.address);
    await page.goto(`${site.address}/admin/site-settings`);
    const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: "This session" })).toContainText(
      /Chrome on \w+, the server itself \(127\.0\.0\.1\).*Logged in \w+ \d+, \d{4}/,
    );
    await sessions.getByRole("button", { name: "End session" }).click();
    await expect(page.getByText("Session ended")).toBeVisible();
    await expect(sessions).toHaveCount(1);
    await other.reload();
    await expect(other).toHaveURL(`${site.address}/login`);
    await elsewhere.close();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("one logs in, is told what is wrong, and logs out", async ({ page }) => {
      await page.goto(`${site.address}/admin`);
      await expect(page).toHaveURL(`${site.address}/login`);
      await fill(page, "admin", "not the password");
      await loginButton(page).click();
      await expect(page.getByRole("alert")).toHaveText("Invalid credentials");
      await page.getByLabel("Password").evaluate((input) => input.removeAttribute("required"));
      await page.getByLabel("Username").evaluate((input) => input.removeAttribute("required"));
      await loginButton(page).click();
      await expect(page.getByRole("alert")).toHaveText("Username and password are required");
      await fill(page, "admin", PASSWORD);
      await loginButton(page).click();
      await expect(page).toHaveURL(`${site.address}/admin`);
      await expect(page.getByText("You are logged in as admin.")).toBeVisible();
      await page.getByRole("button", { name: "Log out", exact: true }).click();
      await expect(page).toHaveURL(`${site.address}/login`);
    });

    test("the form of another site is refused", async ({ page }) => {
      const fields = { username: "admin", password: PASSWORD };
      expect(await postFromAnotherSite(page, `${site.address}/login/send`, fields)).toBe(403);
      expect(await page.context().cookies(site.address)).toEqual([]);
    });
  });
});
