import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";

test("each residue of a drawn sequence tells what it is: by mouse, by keyboard and by tap", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/peptides/38");
  const chain = page.getByRole("application", { name: /^Sequence; arrow keys/ });
  const tip = page.getByRole("status").filter({ hasText: /^\w+ \d+ \(/ });
  await chain.locator("g").nth(1).hover();
  await expect(tip).toHaveText("Tyr 2 (Y): tyrosine, aromatic, pKa 10.1");
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();

  await page.getByText("Sequence as text").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(chain).toBeFocused();
  await expect(tip).toHaveText("Cys 1 (C): cysteine, special, disulfide with 6");
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(tip).toContainText("Tyr 2 (Y)");
  await page.keyboard.press("End");
  await expect(tip).toContainText("Gly 9 (G)");
  // As the browser does to bring what is focused into view.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("scroll", () => requestAnimationFrame(resolve), { once: true });
        scrollBy(0, 20);
      }),
  );
  await expect(tip).toContainText("Gly 9 (G)");
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();

  await page.setViewportSize({ width: 390, height: 800 });
  await chain.locator("g").nth(5).dispatchEvent("click");
  await expect(tip).toContainText("Cys 6 (C): cysteine, special, disulfide with 1");
});

test("a 2D structure is fetched when it is opened, and a long chain says why it has none", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/peptides/38", { waitUntil: "networkidle" });
  expect(asked).not.toContain("/peptides/38/structure.svg");
  await page.getByText("2D structure").click();
  const drawing = page.getByRole("img", { name: /^Structural formula of Oxytocin/ });
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200);

  await page.goto("/peptides/36");
  await expect(page.getByText(/^No 2D structure is drawn without an exact SMILES/)).toBeVisible();
  await page.goto("/peptides/95");
  await expect(page.getByText("29 residues are too many to be read as one.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the calculator draws any short sequence, and lists its residues", async ({ page }) => {
    await page.goto("/tools/peptide-calculator?sequence=GhK");
    await page.getByText("Sequence as text").click();
    await expect(page.getByText("D-His 2 (H): histidine, basic, pKa 6.5")).toBeVisible();
    await page.getByText("2D structure").click();
    const drawing = page.getByRole("img", { name: /^Structural formula/ });
    await expect(drawing).toHaveAttribute("src", "/structure.svg?sequence=GhK");
    const response = await page.request.get("/structure.svg?sequence=GhK");
    expect(response.headers()["content-type"]).toContain("image/svg+xml");
    expect((await page.request.get("/structure.svg?sequence=XX")).status()).toBe(404);
  });
});
