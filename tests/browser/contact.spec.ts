import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { postFromAnotherSite } from "../support/foreign-form";
import { serveKeptSite } from "../support/kept-site";

const valid = {
  name: "Ada Lovelace",
  email: "ada@example.org",
  message: "A question\nabout BPC-157.",
};
const wrong = {
  name: "Name must be at least 2 characters long",
  email: "Please enter a valid email address",
  message: "Message must be at least 10 characters long",
};

const control = (page: Page, field: keyof typeof valid) => page.locator(`#contact-${field}`);
const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });

async function fill(page: Page, values: Partial<typeof valid>) {
  for (const [field, value] of Object.entries(values)) {
    await control(page, field as keyof typeof valid).fill(value);
  }
}

async function expectTyped(page: Page, values: typeof valid) {
  for (const [field, value] of Object.entries(values)) {
    await expect(control(page, field as keyof typeof valid)).toHaveValue(value);
  }
}

/** Longer than the form without scripts wants to have been open. */
const takeTime = (page: Page) => page.waitForTimeout(4_000);

/** The scripts of the page run, so that the form is checked and sent in place. */
async function openForm(page: Page, address = "/contact") {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Contact us" })).toBeVisible();
}

test("Send before any field was touched shows the specified texts", async ({ page }) => {
  await openForm(page);
  await sendButton(page).click();
  for (const text of Object.values(wrong)) await expect(page.getByText(text)).toBeVisible();
  await expect(control(page, "name")).toBeFocused();
});

test("a visitor finds every way to reach the team, the hours and four questions", async ({
  page,
}) => {
  await page.goto("/contact");
  await expect(page).toHaveTitle("Contact Us - Amide");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Send Us a Message",
    "Connect Instantly",
    "Business Hours",
    "Frequently Asked Questions",
  ]);
  for (const [name, href] of Object.entries({
    "AI Consultant": "/consultant",
    "Email Us": "mailto:contact@amide.example",
    "Call Us": "tel:+12025550142",
    WhatsApp: "https://wa.me/12025550143",
    Telegram: "https://t.me/amide_example",
  })) {
    await expect(main.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute(
      "href",
      href,
    );
  }
  await expect(main.getByRole("term")).toHaveText(["Monday - Friday", "Saturday", "Sunday"]);
  await expect(main.getByRole("definition")).toHaveText([
    "9:00 AM - 6:00 PM EST",
    "10:00 AM - 4:00 PM EST",
    "Closed",
  ]);
  await expect(main.getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(main.getByText("24-48 business hours")).toBeVisible();
});

test("a visitor is told under each field what is wrong, and nothing is sent", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await openForm(page);
  await sendButton(page).click();
  for (const [field, text] of Object.entries(wrong)) {
    const input = control(page, field as keyof typeof valid);
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(text);
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(control(page, "name")).toBeFocused();

  await fill(page, { name: " A ", email: "ada@", message: "Too short" });
  await control(page, "name").fill("Ada");
  await expect(page.getByText(wrong.name)).toBeHidden();
  await expect(control(page, "name")).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Enter");
  await expect(control(page, "email")).toBeFocused();

  await fill(page, { email: valid.email, message: "x".repeat(10_001) });
  await sendButton(page).click();
  await expect(control(page, "message")).toBeFocused();
  await expect(page.getByText("Message must be at most 10,000 characters long")).toBeVisible();
  expect(posts).toEqual([]);
});

for (const theme of ["light", "dark"]) {
  test(`the form with its errors has no axe violation in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await openForm(page);
    await sendButton(page).click();
    await expect(page.getByText(wrong.message)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
}

test("the button says that it is sending while a slow server takes its time", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const posts: unknown[] = [];
  await page.route("/api/contact", async (route) => {
    posts.push(route.request().postDataJSON());
    await answered;
    await route.fulfill({ json: { success: true } });
  });
  await openForm(page);
  await fill(page, { ...valid, name: "  Ada Lovelace " });
  await sendButton(page).click();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();
  await control(page, "name").press("Enter");
  await expectTyped(page, { ...valid, name: "  Ada Lovelace " });
  answer();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  await expectTyped(page, { name: "", email: "", message: "" });
  expect(posts).toEqual([valid]);
});

const failures = {
  "an error": { status: 500, json: { success: false, message: "Something went wrong" } },
  "success without saying so": { status: 200, json: {} },
  "a page instead of JSON": { status: 502, body: "<h1>Bad gateway</h1>" },
  "no answer at all": null,
};
for (const [name, answer] of Object.entries(failures)) {
  test(`nothing that was typed is lost when the server gives ${name}`, async ({ page }) => {
    await page.route("/api/contact", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await openForm(page);
    await fill(page, valid);
    await sendButton(page).click();
    await expect(page.getByRole("alert").getByText("Error sending message")).toBeVisible();
    await expect(
      page.getByText("There was a problem sending your message. Please try again."),
    ).toBeVisible();
    await expectTyped(page, valid);

    await page.unroute("/api/contact");
    await sendButton(page).click();
    await expect(page.getByText("Message sent successfully")).toBeVisible();
    await expectTyped(page, { name: "", email: "", message: "" });
  });
}

test("what the server finds wrong is shown under the field", async ({ page }) => {
  const text = "This address cannot be written to";
  await page.route("/api/contact", (route) =>
    route.fulfill({ status: 422, json: { success: false, fields: { email: [text] } } }),
  );
  await openForm(page);
  await fill(page, valid);
  await sendButton(page).click();
  await expect(control(page, "email")).toHaveAccessibleDescription(text);
  await expect(control(page, "email")).toBeFocused();
  await expectTyped(page, valid);
});

test("what was typed before the scripts came stays, and can be sent", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await fill(page, valid);
  await expect(page.getByRole("button", { name: "Contact us" })).toHaveCount(0);
  release();
  await expect(page.getByRole("button", { name: "Contact us" })).toBeVisible();
  await expectTyped(page, valid);
  await sendButton(page).click();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
});

test("other pages that link to the form do not load its libraries", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => response.url().endsWith(".js") && scripts.push(response.url()));
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const texts = await Promise.all(
    [...new Set(scripts)].map(async (url) => (await page.request.get(url)).text()),
  );
  expect(texts.filter((text) => text.includes("Name must be at least"))).toHaveLength(0);
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  const prepared = page.waitForResponse((response) => response.url().endsWith(".js"));
  await control(page, "name").focus();
  await prepared;
});

test.describe("on a database that can be read", () => {
  const site = serveKeptSite();
  const stored = () =>
    site.db.prepare("SELECT name, email, message, processed FROM ContactMessage").all();

  test.beforeEach(() => {
    site.db.exec("DELETE FROM ContactMessage");
  });

  test("a double click sends one message", async ({ page }) => {
    await openForm(page, `${site.address}/contact`);
    await fill(page, valid);
    await sendButton(page).dblclick();
    await expect(page.getByText("Message sent successfully")).toBeVisible();
    expect(stored()).toEqual([{ ...valid, processed: 0 }]);
  });

  test("a message of 10,000 characters arrives whole", async ({ page }) => {
    const message = `${"0123456789 肽 é\n".repeat(667)}`.slice(0, 9_999).concat("!");
    await openForm(page, `${site.address}/contact`);
    await fill(page, { ...valid, message });
    await sendButton(page).click();
    await expect(page.getByText("Message sent successfully")).toBeVisible();
    expect(stored()).toEqual([{ ...valid, message, processed: 0 }]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("a message is sent, stored and confirmed", async ({ page }) => {
      await page.goto(`${site.address}/contact`);
      await expect(page.getByText("24-48 business hours")).toBeVisible();
      await fill(page, valid);
      await takeTime(page);
      await sendButton(page).click();
      await expect(page).toHaveURL(`${site.address}/contact/sent`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent successfully");
      await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
      expect(stored()).toEqual([{ ...valid, processed: 0 }]);
    });

    test("a double click sends one message", async ({ page }) => {
      await page.goto(`${site.address}/contact`);
      await fill(page, valid);
      await takeTime(page);
      await sendButton(page).dblclick();
      await expect(page).toHaveURL(`${site.address}/contact/sent`);
      expect(stored()).toHaveLength(1);
    });

    test("what is wrong is shown, what was typed is kept, markup stays text", async ({ page }) => {
      const typed = {
        name: "<",
        email: `"><img/src=x>@example.org`,
        message: `</textarea><script>document.title="taken"</script>\nand a second line`,
      };
      await page.goto(`${site.address}/contact`);
      await fill(page, typed);
      await page.getByLabel("Email").evaluate((input) => input.removeAttribute("type"));
      await sendButton(page).click();
      await expect(page).toHaveURL(/\/contact\/check\?draft=[0-9a-f-]{36}$/);
      await expect(page).toHaveTitle("Error sending message - Amide");
      await expectTyped(page, typed);
      await expect(page.locator("img[src=x], main script")).toHaveCount(0);
      await expect(control(page, "name")).toHaveAccessibleDescription(wrong.name);
      await expect(control(page, "email")).toHaveAccessibleDescription(wrong.email);
      await expect(control(page, "message")).toHaveAccessibleDescription("");
      await expect(page.getByRole("alert").getByRole("link")).toHaveText([wrong.name, wrong.email]);
      expect(stored()).toEqual([]);

      await fill(page, { name: "Ada <b>", email: valid.email });
      await takeTime(page);
      await sendButton(page).click();
      await expect(page).toHaveURL(`${site.address}/contact/sent`);
      expect(stored()).toEqual([
        { name: "Ada <b>", email: valid.email, message: typed.message, processed: 0 },
      ]);
    });

    test("a failing database loses nothing that was typed", async ({ page }) => {
      await page.goto(`${site.address}/contact`);
      await fill(page, valid);
      await takeTime(page);
      site.db.exec("ALTER TABLE ContactMessage RENAME TO Elsewhere");
      try {
        await sendButton(page).click();
        await expect(page.getByRole("alert")).toHaveText(
          "There was a problem sending your message. Please try again.",
        );
        await expectTyped(page, valid);
      } finally {
        site.db.exec("ALTER TABLE Elsewhere RENAME TO ContactMessage");
      }
      await sendButton(page).click();
      await expect(page).toHaveURL(`${site.address}/contact/sent`);
      expect(stored()).toHaveLength(1);
    });

    test("a form of unknown age is to be sent again", async ({ page }) => {
      await page.route("**/contact/opened", (route) => route.abort());
      await page.goto(`${site.address}/contact`);
      await fill(page, valid);
      await sendButton(page).click();
      await expect(page.getByRole("alert")).toHaveText(
        "Please look your message over and send it again.",
      );
      await expectTyped(page, valid);
      expect(stored()).toEqual([]);
      await takeTime(page);
      await sendButton(page).click();
      await expect(page).toHaveURL(`${site.address}/contact/sent`);
      expect(stored()).toHaveLength(1);
    });

    test("a draft that is gone is said to be gone", async ({ page }) => {
      await page.goto(`${site.address}/contact/check?draft=unknown`);
      await expect(page.getByRole("alert")).toContainText("no longer kept here");
      await expect(control(page, "message")).toBeVisible();
      await page.goto(`${site.address}/contact/check`);
      await expect(page).toHaveURL(`${site.address}/contact`);
    });
  });

  test("the form of another site is refused", async ({ page }) => {
    const fields = { name: "Ada", email: "ada@example.org", message: "Sent by another site" };
    expect(await postFromAnotherSite(page, `${site.address}/contact/send`, fields)).toBe(403);
    expect(stored()).toEqual([]);
  });
});
