import { expect, type Page, test } from "@playwright/test";
import { ADMIN_PASSWORD } from "../support/administrator";
import { passTime, passTimeUntil, stopTime } from "../support/clock";
import { logIn } from "../support/own-site-session";

const tabs = {
  peptides: "Peptides",
  categories: "Categories",
  research: "Research Papers",
  videos: "Educational Videos",
  about: "About",
  contact: "Contact",
  messages: "Contact Messages",
  "ai-settings": "AI Settings",
  chat: "AI Chat Sessions",
  "site-settings": "Site Settings",
  development: "Development",
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function openLogin(page: Page) {
  await page.goto("/login", { waitUntil: "networkidle" });
  await expect(page.locator("form[novalidate]")).toBeVisible();
}

async function submit(page: Page, username: string, password: string) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

test("the login takes a username and a password, says what is wrong, and has a way home", async ({
  page,
}) => {
  await openLogin(page);
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username");
  await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");
  const notice = page.getByRole("alert").filter({ hasText: "Error" });
  const close = async (text: string) => {
    await expect(notice).toContainText(text);
    await notice.getByRole("button", { name: "Close notice" }).click();
    await expect(notice).toHaveCount(0);
  };
  for (const [username, password] of [
    ["", "a password"],
    ["admin", ""],
  ] as const) {
    await submit(page, username, password);
    await close("Username and password are required");
  }
  for (const [answer, text] of [
    [{ status: 401, json: { message: "Invalid credentials" } }, "Invalid credentials"],
    [null, "Failed to login"],
  ] as const) {
    await page.route("/api/login", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await submit(page, "admin", "not the password");
    await close(text);
    await page.unroute("/api/login");
  }
  await expect(page).toHaveURL("/login");
  await page.locator('a[href="/"]').click();
  await expect(page).toHaveURL("/");
});

test("a login is told of, kept for the visit, and leads to the dashboard after 100 ms", async ({
  page,
}) => {
  await openLogin(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const checked = page.waitForResponse((response) => response.url().endsWith("/api/auth/check"));
  await stopTime(page);
  await submit(page, "admin", ADMIN_PASSWORD);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("user")))
    .toContain('"username":"admin"');
  await passTime(page, 99);
  expect(asked).not.toContain("/admin");
  const led = page.waitForRequest((request) => new URL(request.url()).pathname === "/admin");
  await passTime(page, 1);
  await led;
  await passTimeUntil(page, async () => {
    expect(await page.getByText("Logged in successfully", { exact: true }).count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe("/admin");
  });
  await page.clock.resume();
  await expect(heading(page)).toHaveText(/^Peptides/);
  expect(await (await checked).json()).toMatchObject({ authenticated: true });
});

test("without a session every tab of the dashboard leads to the login", async ({ request }) => {
  for (const path of ["", ...Object.keys(tabs).map((tab) => `/${tab}`)]) {
    const response = await request.get(`/admin${path}`);
    expect(new URL(response.url()).pathname, path).toBe("/login");
    expect(await response.text(), path).toMatch(/<input[^>]* type="password"/);
  }
});

test.describe("with a session", () => {
  test.beforeEach(({ context }) => logIn(context.request));

  test("each tab opens at its own address, Peptides at the dashboard's", async ({ page }) => {
    for (const [path, title] of Object.entries({ "": "Peptides", ...tabs })) {
      await page.goto(`/admin${path && `/${path}`}`);
      await expect(heading(page), path).toHaveText(new RegExp(`^${title}( \\(\\d+\\))?$`));
      await expect(page.locator("nav [aria-current=page]").first()).toHaveAttribute(
        "href",
        `/admin/${path || "peptides"}`,
      );
    }
    const navigation = page.getByRole("navigation").getByRole("link", { name: "Categories" });
    await navigation.click();
    await expect(page).toHaveURL("/admin/categories");
    await expect(heading(page)).toHaveText(/^Categories/);
  });

  test("a session that has ended leads to the login as the dashboard loads", async ({ page }) => {
    await page.route("/api/auth/check", (route) =>
      route.fulfill({ json: { authenticated: false, user: null } }),
    );
    await page.goto("/admin/about");
    // The cookie is good, so that the login leads back.
    await page.waitForRequest((request) => new URL(request.url()).pathname === "/login");
  });

  test("a check of the session that fails is logged, and no notice shown", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.route("/api/auth/check", (route) => route.abort());
    await page.goto("/admin/about", { waitUntil: "networkidle" });
    await expect(page.getByLabel("Mission", { exact: true })).toBeVisible();
    expect(logged.filter((text) => text.includes("session could not be checked"))).toHaveLength(1);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  });
});
