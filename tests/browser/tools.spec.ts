import { expect, test } from "@playwright/test";
import { expectAccessible, expectNarrow } from "../support/axe";

const OXYTOCIN = "CYIQNCPLG-NH2 [disulfide 1-6]";

test("a reader opens semaglutide in the calculator from its page", async ({ page }) => {
  await page.goto("/peptides/36");
  await page.getByRole("link", { name: "Open in the calculator" }).click();
  await expect(page).toHaveURL("/tools/peptide-calculator?peptide=36");
  await expect(page.getByRole("term").filter({ hasText: "Average mass" })).toBeVisible();
  await expect(page.getByText("4113.64 g/mol", { exact: true })).toBeVisible();
  await expect(page.getByRole("row", { name: /^\[M\+3H\]3\+ 1371.3791/ })).toBeVisible();
  await expect(
    page.getByRole("row", { name: /^GRAVY Not defined.*Aib 2 and Lys 20/ }),
  ).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a sequence is typed, calculated, cut by another enzyme and shared by its address", async ({
    page,
  }) => {
    await page.goto("/tools");
    await page.getByRole("main").getByRole("link", { name: "Peptide calculator" }).click();
    await page.getByLabel("Sequence").fill("C Y I Q N C P L G – NH2\n[disulfide 1-6]");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.getByText(`Read as ${OXYTOCIN}`)).toBeVisible();
    await expect(page.getByText("1007.19 g/mol", { exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: /^Isotope pattern/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /^Net charge from/ })).toBeVisible();

    await page.getByLabel("Enzyme").selectOption("Proteinase K");
    await page.getByRole("button", { name: "Cut" }).click();
    await expect(page).toHaveURL(/enzyme=proteinase-k.*#digestion$/);
    const digestion = page.locator("section", { has: page.locator("#digestion") });
    await expect(digestion.getByRole("row").filter({ hasText: "QNCPL" })).toBeVisible();
    await expectNarrow(page);
  });

  test("what cannot be read is said beside the field, and a long text is not computed", async ({
    page,
  }) => {
    const open = (sequence: string) =>
      page.goto(`/tools/peptide-calculator?${new URLSearchParams({ sequence })}`);
    await open("<img src=x onerror=alert(1)>");
    await expect(page.getByRole("alert").first()).toContainText('"<" has no meaning in a chain');
    await expect(page.getByLabel("Sequence")).toHaveValue("<img src=x onerror=alert(1)>");
    expect((await open("A".repeat(10_000)))?.status()).toBe(200);
    await expect(page.getByText("The text has 10,000 characters.")).toBeVisible();
    await open("");
    await expect(page.getByText("Type a sequence to calculate.")).toBeVisible();
  });

  test("the check of a mass says that it needs scripts, and what a mass cannot show", async ({
    page,
  }) => {
    await page.goto("/tools/identity-check");
    await expect(page.getByText("The check needs JavaScript")).toBeVisible();
    await expect(page.getByLabel("Observed masses")).toBeHidden();
    await expect(page.getByText("Purity and content.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "peptide calculator" }).click();
    await expect(page).toHaveURL("/tools/peptide-calculator");
  });
});

test("masses of a certificate are explained in the browser, and nothing is sent", async ({
  page,
}) => {
  await page.goto("/tools/identity-check", { waitUntil: "networkidle" });
  const requests: string[] = [];
  // The chemistry comes with the first mass: a file of the build, which tells nothing of it.
  page.on("request", (request) => {
    if (!request.url().includes("/_next/static/")) requests.push(request.url());
  });
  await page.getByRole("button", { name: "Fill in an example" }).click();
  await expect(page.getByText("All 3 masses fit the molecule as written.")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "as written" }).first();
  await expect(row).toContainText("[M+4H]4+");
  await expectAccessible(page);
  await expectNarrow(page);

  await page.getByRole("combobox", { name: "Peptide" }).selectOption("Another sequence");
  await page.getByRole("textbox", { name: "Sequence" }).fill(OXYTOCIN);
  await page.getByLabel("Observed masses").fill("1009.46");
  await expect(page.getByText("The mass fits the molecule with a disulfide open.")).toBeVisible();
  await page.getByLabel("Tolerance").fill("-1");
  await expect(page.getByText("A tolerance is above 0")).toBeVisible();
  await page.getByLabel("Tolerance").fill("5");
  await page.getByLabel("Unit").selectOption("ppm");
  await page.getByLabel("Observed masses").fill("1009.50");
  await expect(page.getByText("The mass does not fit")).toBeVisible();
  expect(requests).toEqual([]);
});

test("a reader checks a certificate from a peptide's page and shares the result by its address", async ({
  page,
}) => {
  await page.goto("/peptides/81");
  await page.getByRole("link", { name: "Check an observed mass" }).click();
  await expect(page).toHaveURL("/tools/identity-check#peptide=81");
  await expect(page.getByRole("combobox", { name: "Peptide" })).toHaveValue("81");
  await page.getByLabel("Observed masses").fill("710.36, 1419.7, 1418.7");
  const answer = page.getByText(
    "All 3 masses fit the molecule as written. 1418.7 is the neutral mass itself, without a charge.",
  );
  await expect(answer).toBeVisible();

  await page.getByLabel("Unit").selectOption("ppm");
  await expect(page.getByLabel("Tolerance")).toHaveValue("20");
  await expect(answer).toBeVisible();
  await expect(page).toHaveURL(/#peptide=81&masses=710\.36.*&unit=ppm$/);
  await page.reload();
  await expect(page.getByLabel("Unit")).toHaveValue("ppm");
  await expect(answer).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Tolerance").fill("0.5");
  await expect(page.getByText("0.5 ppm of this molecule is 0.0007 Da.")).toBeVisible();
});
