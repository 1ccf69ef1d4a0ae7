import { expect, test } from "@playwright/test";
import { expectAccessible, expectNarrow } from "../support/axe";

test("a reader finds a medicine's status, its trials with figures, and the source of each", async ({
  page,
}) => {
  await page.goto("/peptides/36");
  const glance = page.getByRole("region", { name: "At a glance" });
  await expect(glance).toContainText("Checked in November 2026");
  await expect(glance).toContainText("FDA: approved since 2017");
  await expect(glance).toContainText("Monitored, not prohibited (2026)");

  await glance
    .getByRole("link", { name: /^Source \d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL("/peptides/36#source-1");
  const research = page.getByRole("tabpanel", { name: "Research" });
  await expect(research.locator("#source-1")).toBeInViewport();
  await expect(research).toContainText(/[Cc]hecked on \d+ November 2026/);
  await expect(research.locator("#source-1").getByRole("link")).toHaveAttribute(
    "href",
    /^https:\/\//,
  );

  const trial = research
    .getByRole("table", { name: "Trials in people" })
    .getByRole("row", { name: /^STEP 1/ });
  await expect(trial).toContainText("1,961");
  await expect(trial).toContainText("−14.9\u00a0% against −2.4\u00a0%");
  await expect(trial).toContainText("−12.4 percentage points (−13.4 to −11.5)");
  await expect(trial.getByRole("link", { name: "NCT03548935" })).toHaveAttribute(
    "href",
    "https://clinicaltrials.gov/study/NCT03548935",
  );
  const evidence = research.getByRole("table", { name: "Evidence by outcome" });
  await expect(evidence.getByRole("columnheader")).toHaveText([
    "Outcome",
    "People",
    "Animals",
    "Cells",
  ]);
  await expect(evidence.getByRole("row", { name: /^Body weight/ })).toContainText("Better");
  await expectAccessible(page);
});

test.describe("without scripts, in a narrow window", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("all facts are there, and nothing scrolls sideways", async ({ page }) => {
    for (const id of [36, 81]) {
      await page.goto(`/peptides/${id}`);
      await expect(page.getByRole("heading", { name: "At a glance" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Evidence by outcome" })).toBeVisible();
      await expect(page.locator("#source-2")).toBeVisible();
      await expectNarrow(page);
    }
  });
});
