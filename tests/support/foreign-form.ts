import type { Page } from "@playwright/test";

/** Posts fields from a page of another site, as a visitor who was led there would; answers the status. */
export async function postFromAnotherSite(
  page: Page,
  address: string,
  fields: Record<string, string>,
): Promise<number> {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input name="${name}" value="${value}">`,
  );
  await page.route("http://evil.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${address}">${inputs.join("")}<button>Win</button></form>`,
    }),
  );
  await page.goto("http://evil.example/");
  const answer = page.waitForResponse(address);
  await page.getByRole("button").click();
  return (await answer).status();
}
