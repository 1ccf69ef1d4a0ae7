import { expect, test } from "@playwright/test";
import { TABS } from "@/components/admin/shell/tabs";
import { expectAccessible } from "../support/axe";
import { logIn } from "../support/own-site-session";

test("no field takes anything before a script hears it", async ({ request }) => {
  await logIn(request);
  for (const { key } of TABS) {
    const html = await (await request.get(`/admin/${key}`)).text();
    expect(html).toContain("You are logged in as");
    const fields = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]) => tag);
    expect(
      fields.filter((tag) => !/ (disabled|type="hidden")/.test(tag)),
      key,
    ).toEqual([]);
  }
});

test("the System tab shows what the server counted, and again when it is refreshed", async ({
  page,
}) => {
  await logIn(page.context().request);
  await page.goto("/admin/system");
  const requests = page.getByRole("region", { name: "Requests" });
  const pages = requests
    .getByRole("row", { name: /^Dashboard / })
    .getByRole("cell")
    .first();
  const count = async () => Number((await pages.textContent())?.replaceAll(",", ""));
  const before = await count();
  expect(before).toBeGreaterThan(0);
  for (const name of ["Load", "Errors", "Cache", "Storage"]) {
    await expect(page.getByRole("region", { name })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Storage" })).toContainText("Newest backup");
  await page.request.get("/admin/bin");
  const refresh = page.getByRole("button", { name: "Refresh" });
  await refresh.focus();
  await page.keyboard.press("Enter");
  await expect.poll(count).toBeGreaterThan(before);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  await expectAccessible(page, "the System tab");
});
