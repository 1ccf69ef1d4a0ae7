import { expect, type Locator, test } from "@playwright/test";

const tags = [
  "Muscle growth",
  "Weight loss",
  "Inflammation",
  "Recovery",
  "Memory",
  "Cognitive",
  "Energy",
  "Healing",
];

test("the home page's parts are as specified", async ({ page, request }) => {
  await page.goto("/");
  const region = (name: string) => page.getByRole("region", { name });
  const categories = region("Explore by category");
  const cards = categories.getByRole("listitem");

  await test.step("each category card has its description and leads to its peptides", async () => {
    const stored = await (await request.get("/api/categories")).json();
    const shown = stored.filter(({ id }: { id: number }) => id !== 0);
    await expect(cards).toHaveCount(shown.length);
    for (const [index, { id, name, description }] of shown.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading")).toHaveText(name);
      expect(description).not.toBe("");
      await expect(card).toContainText(description);
      await expect(card.getByRole("link", { name: /^Explore/ })).toHaveAttribute(
        "href",
        `/peptides?category=${id}`,
      );
    }
  });
  await test.step("the cards of the ids 1 to 5 have five gradients", async () => {
    const gradients = await cards.evaluateAll((all) =>
      all.map((card) => getComputedStyle(card).backgroundImage),
    );
    for (const gradient of gradients) expect(gradient).toContain("linear-gradient");
    expect(new Set(gradients).size).toBe(5);
  });
  await test.step("the cards stand in five columns, in fewer in a narrower window", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await columnsOf(cards)).toBe(5);
    await page.setViewportSize({ width: 1024, height: 900 });
    expect(await columnsOf(cards)).toBeLessThan(5);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await columnsOf(cards)).toBe(1);
  });
  await test.step("a phone has no lookup in the hero", async () => {
    await expect(page.locator("#lookup")).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.locator("#lookup")).toBeVisible();
  });
  await test.step("the teaser of the database has every category and the eight tags", async () => {
    const teaser = region("Search the database");
    await expect(teaser.getByLabel("Keyword")).toBeEditable();
    await expect(teaser.getByLabel("Category").getByRole("option")).toHaveText([
      "All categories",
      "Weight Management",
      "Performance & Recovery",
      "Pain & Inflammation",
      "Anti-Aging & Cognitive",
      "Sexual Health & Hormones",
    ]);
    await expect(
      teaser.getByRole("navigation", { name: "Popular searches" }).getByRole("link"),
    ).toHaveText(tags);
  });
  await test.step("the question to the consultant has one line", async () => {
    const question = region("Ask the virtual consultant").getByLabel("Your question");
    expect(await question.evaluate((field) => [field.tagName, field.getAttribute("type")])).toEqual(
      ["INPUT", "text"],
    );
  });
  await test.step("two papers stand beside the three cards of the research", async () => {
    await expect(region("Read the research").getByRole("listitem")).toHaveCount(3 + 2);
  });
});

async function columnsOf(cards: Locator): Promise<number> {
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}
