import { expect, type Page, test } from "@playwright/test";

/** What researchers ask, and the clicks from the home page to its answer (docs/researcher-questions.md). */
const questions: { asks: string; clicks: string[]; fills?: [string, string][]; reads: RegExp }[] = [
  {
    asks: "the monoisotopic mass of semaglutide",
    clicks: ["find Semaglutide"],
    reads: /4111\.1154 Da/,
  },
  {
    asks: "whether a sport's testers prohibit ipamorelin, and in which class",
    clicks: ["find Ipamorelin"],
    reads: /Prohibited at all times.*S2/,
  },
  {
    asks: "the half-life of teriparatide, with its source",
    clicks: ["find Teriparatide"],
    reads: /About .*hour.* \(subcutaneous, people\)/,
  },
  {
    asks: "in which trials of people BPC-157 was tried, and what they found",
    clicks: ["find BPC-157", "Research"],
    reads: /healthy volunteers/i,
  },
  {
    asks: "which approved medicines act on the GLP-1 receptor",
    clicks: ["menu", "Targets", "GLP-1 receptor"],
    reads: /Lixisenatide/,
  },
  {
    asks: "which trial set tirzepatide against semaglutide, and with which figures",
    clicks: ["find Semaglutide", "Compare", "Tirzepatide"],
    reads: /SURPASS-2/,
  },
  {
    asks: "all sequences as FASTA",
    clicks: ["menu", "Data and API"],
    reads: /sequences\.fasta/,
  },
  {
    asks: "the net charge over pH of a sequence with an amide and a bridge",
    clicks: ["find Peptide calculator"],
    fills: [["Sequence", "CYIQNCPLG-NH2 [disulfide 1-6]"]],
    reads: /1007\.19 g\/mol/,
  },
  {
    asks: "what explains a peak of a spectrum",
    clicks: ["menu", "Check an observed mass"],
    fills: [
      ["Sequence", "CYIQNCPLG-NH2 [disulfide 1-6]"],
      ["Observed masses", "1007.44"],
    ],
    reads: /as written/,
  },
  {
    asks: "from which residues of its precursor orexin-A is cut",
    clicks: ["find Orexin-A", "Research"],
    reads: /Prepro-orexin, residues 34 to 66/,
  },
];

for (const { asks, clicks, fills = [], reads } of questions) {
  test(`a researcher finds ${asks}`, async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    for (const [at, click] of clicks.entries()) {
      await follow(page, click, clicks[at - 1] === "menu" ? "banner" : "main");
    }
    for (const [label, text] of fills) await page.getByLabel(label, { exact: true }).fill(text);
    if (clicks.at(-1) === "find Peptide calculator") {
      await page.getByRole("button", { name: "Calculate" }).click();
    }
    await expect(page.getByRole("main").getByText(reads).first()).toBeVisible();
  });
}

async function follow(page: Page, click: string, part: "banner" | "main") {
  if (click === "menu") {
    await page.getByRole("button", { name: "Tools and tables" }).click();
    return;
  }
  if (click.startsWith("find ")) {
    const name = click.slice(5);
    await page.getByRole("banner").getByRole("button", { name: "Search the site" }).click();
    const field = page.getByRole("banner").getByRole("search").locator("input");
    await expect(field).toBeFocused();
    await field.fill(name);
    await page.getByRole("option", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    return;
  }
  const link = page.getByRole(part).getByRole("link", { name: click, exact: true });
  const before = page.url();
  await link.first().click();
  await expect.poll(() => page.url()).not.toBe(before);
}
