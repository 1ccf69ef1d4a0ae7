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

test("the library's filters list every peptide with its count, also at 0", async ({ page }) => {
  const names: string[] = (await (await page.request.get("/api/peptides")).json()).map(
    ({ name }: { name: string }) => name,
  );
  for (const path of ["/research", "/research?tab=videos"]) {
    await page.goto(path);
    const select = page.getByLabel("Peptide", { exact: true });
    const options = await select.getByRole("option").allTextContents();
    const counted = options.filter((option) => names.includes(option.replace(/ \(\d+\)$/, "")));
    expect(counted).toHaveLength(names.length);
    expect(counted.filter((option) => !/ \(\d+\)$/.test(option))).toEqual([]);
  }
});
