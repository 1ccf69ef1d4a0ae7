import { expect, test } from "@playwright/test";

test("a login that the server cannot answer has words of its own", async ({ page }) => {
  await page.route("**/api/login", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/login");
  await expect(page.locator("form[novalidate]")).toBeVisible();
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Login" }).click();
  const said = page.getByRole("alert").filter({ hasText: /^Error/ });
  await expect(said).toBeVisible();
  await expect(said).not.toHaveText(/Invalid credentials|Failed to login/);
});
