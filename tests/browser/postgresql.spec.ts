import { expect, type Page, test } from "@playwright/test";
import { administerPostgresql, postgresqlServer, postgresqlUrl } from "../support/postgresql";
import { type ServedBuild, serveBuild } from "../support/serve-build";

const port = Number(process.env.TEST_PORT ?? 3210) + 1;
const name = `amide_browser_${process.pid}`;

// Where there is no PostgreSQL, `npm test` says at its end that it was not tested.
if (postgresqlServer) {
  test.describe("the same build on PostgreSQL", () => {
    let site: ServedBuild;

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      await administerPostgresql(`CREATE DATABASE ${name}`);
      site = await serveBuild({ port, env: { DATABASE_URL: postgresqlUrl(name) } });
    });

    test.afterAll(async () => {
      await site?.stop();
      await administerPostgresql(`DROP DATABASE ${name} WITH (FORCE)`);
    });

    test("shows the same pages and answers", async ({ page, request }) => {
      for (const path of ["/", "/peptides?sort=category", "/peptides/81", "/peptides/29"]) {
        await page.goto(path);
        const expected = await readMain(page);
        expect(expected.length, path).toBeGreaterThan(500);
        await page.goto(`${site.address}${path}`);
        expect(await readMain(page), path).toBe(expected);
      }
      for (const path of ["/api/categories", "/api/conditions/peptide/36"]) {
        const answers = await Promise.all([
          request.get(path),
          request.get(`${site.address}${path}`),
        ]);
        const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
        expect(withoutRowIds(other), path).toEqual(withoutRowIds(one));
      }
    });
  });
}

/** The text of a page; what it says to machines holds its address and the time of its seeding. */
function readMain(page: Page): Promise<string> {
  return page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll("script")) script.remove();
    // The card for other sites names the site's own address.
    return copy.textContent.replaceAll(location.origin.replace("127.0.0.1", "localhost"), "");
  });
}

// Each database counts the rows of conditions for itself.
function withoutRowIds(rows: Record<string, unknown>[]) {
  return rows.map(({ id: _, ...row }) => row);
}
