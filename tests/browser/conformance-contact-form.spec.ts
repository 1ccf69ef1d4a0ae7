import { expect, type Page, test } from "@playwright/test";
import { routes } from "./routes";

const valid = { Name: "Bo", Email: "bo@example.org", Message: "0123456789" };
const wrong = {
  Name: ["B", "Name must be at least 2 characters long"],
  Email: ["bo@", "Please enter a valid email address"],
  Message: ["012345678", "Message must be at least 10 characters long"],
} as const;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

test("the contact form checks, sends and empties itself", async ({ page }) => {
  const posts: unknown[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("/api/contact", async (route) => {
    posts.push(route.request().postDataJSON());
    await answered;
    await route.fulfill({ json: { success: true } });
  });
  await page.goto("/contact");
  await expect(page.getByRole("button", { name: "Contact us" })).toBeVisible();
  await test.step("has its fields and its button", async () => {
    await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
    for (const name of Object.keys(valid)) {
      await expect(field(page, name)).toBeVisible();
      await expect(field(page, name)).toHaveValue("");
    }
    await expect(send(page)).toBeEnabled();
  });
  await test.step("says under each field what is wrong, and sends nothing", async () => {
    await fillIn(
      page,
      Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value])),
    );
    await send(page).click();
    for (const [name, [, text]] of Object.entries(wrong)) {
      await expect(field(page, name)).toHaveAccessibleDescription(text);
      const above = await field(page, name).boundingBox();
      const below = await page.getByText(text, { exact: true }).boundingBox();
      const distance = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      expect(distance, name).toBeGreaterThanOrEqual(0);
      expect(distance, name).toBeLessThan(30);
    }
    expect(posts).toEqual([]);
  });
  await test.step("sends what is just long enough, and says so meanwhile", async () => {
    await fillIn(page, valid);
    for (const [, text] of Object.values(wrong)) await expect(page.getByText(text)).toBeHidden();
    await send(page).click();
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await expect(send(page)).toHaveCount(0);
    answer();
  });
  await test.step("says that it was sent, and is empty again", async () => {
    await expect(page.getByText("Message sent successfully", { exact: true })).toBeVisible();
    await expect(page.getByText(/^We'll get back to you as soon as possible\.?$/)).toBeVisible();
    await expect(send(page)).toBeEnabled();
    for (const name of Object.keys(valid)) await expect(field(page, name)).toHaveValue("");
    expect(posts).toEqual([{ name: "Bo", email: "bo@example.org", message: "0123456789" }]);
  });
});

test("a message that is not sent raises a destructive notice", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("button", { name: "Contact us" })).toBeVisible();
  await fillIn(page, valid);
  const notice = page.getByRole("alert").filter({ hasText: "Error sending message" });
  for (const [name, answer] of Object.entries({
    "no connection": null,
    "a reply without success": { status: 200, json: { success: false } },
  })) {
    await test.step(name, async () => {
      await page.route("/api/contact", (route) => (answer ? route.fulfill(answer) : route.abort()));
      await send(page).click();
      await expect(notice.getByText("Error sending message", { exact: true })).toBeVisible();
      await expect(
        notice.getByText("There was a problem sending your message. Please try again."),
      ).toBeVisible();
      await notice.getByRole("button", { name: "Close notice" }).click();
      await expect(notice).toHaveCount(0);
      await expect(field(page, "Message")).toHaveValue(valid.Message);
      await page.unroute("/api/contact");
    });
  }
});

test("every public page has the contact button", async ({ request }) => {
  for (const path of routes) {
    const html = await (await request.get(path)).text();
    expect(html.match(/aria-label="Contact us"/g), path).toHaveLength(1);
  }
});

test("a legal page on its way within the site shows a spinner", async ({ page }) => {
  for (const path of ["/terms", "/privacy", "/disclaimer"]) {
    await page.goto("/about", { waitUntil: "networkidle" });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        await released;
        await route.continue();
      },
    );
    const spinner = page.getByRole("status").filter({ hasText: "Loading" });
    // Nothing in the page tells when it listens for navigations: one begun before that is begun again.
    await expect(async () => {
      await page.evaluate((to) => {
        const { next } = window as unknown as { next: { router: { push(path: string): void } } };
        next.router.push(to);
      }, path);
      await expect(spinner).toBeVisible({ timeout: 5_000 });
    }).toPass();
    release();
    await expect(page).toHaveURL(path);
    await expect(spinner).toHaveCount(0);
  }
});
