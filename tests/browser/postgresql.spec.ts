import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, type Page, test } from "@playwright/test";
import pg from "pg";

const server = process.env.TEST_POSTGRES_URL;
const port = Number(process.env.TEST_PORT ?? 3210) + 1;
const address = `http://127.0.0.1:${port}`;
const name = `amide_browser_${process.pid}`;

// Where there is no PostgreSQL, `npm test` says at its end that it was not tested.
if (server) {
  test.describe("the same build on PostgreSQL", () => {
    let site: ChildProcess;

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      await administer(`CREATE DATABASE ${name}`);
      const url = new URL(server);
      url.pathname = `/${name}`;
      site = spawn(process.execPath, ["tests/browser/serve.mjs"], {
        env: { ...process.env, PORT: String(port), DATABASE_URL: url.href },
        stdio: ["ignore", "ignore", "inherit"],
      });
      await expect
        .poll(async () => (await fetch(`${address}/api/ready`).catch(() => null))?.status, {
          timeout: 100_000,
        })
        .toBe(200);
    });

    test.afterAll(async () => {
      site.kill("SIGTERM");
      await once(site, "exit");
      await administer(`DROP DATABASE ${name} WITH (FORCE)`);
    });

    test("shows the same pages and answers", async ({ page, request }) => {
      for (const path of ["/", "/peptides?sort=category", "/peptides/81", "/peptides/29"]) {
        await page.goto(path);
        const expected = await readMain(page);
        expect(expected.length, path).toBeGreaterThan(500);
        await page.goto(`${address}${path}`);
        expect(await readMain(page), path).toBe(expected);
      }
      for (const path of ["/api/categories", "/api/conditions/peptide/36"]) {
        const answers = await Promise.all([request.get(path), request.get(`${address}${path}`)]);
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
    return copy.textContent;
  });
}

// Each database counts the rows of conditions for itself.
function withoutRowIds(rows: Record<string, unknown>[]) {
  return rows.map(({ id: _, ...row }) => row);
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
