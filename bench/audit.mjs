// npm run audit [-- /path …]: Lighthouse scores of every kind of public page, on phone and desktop.
// Its timings are too noisy for npm test, which checks byte budgets instead.
// Lighthouse is fetched when it is run: with its dependencies it is a seventh of all installed packages.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findChromium } from "../scripts/test-machine.mjs";
import { serveBuild } from "../tests/support/serve-build.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
const port = 3290;
const address = `http://127.0.0.1:${port}`;
const chosen = process.argv.slice(2);
const routes =
  chosen.length > 0
    ? chosen
    : [
        "/",
        "/peptides",
        "/peptides?category=3",
        "/peptides/81",
        "/peptides/62",
        "/database",
        "/database?query=memory",
        "/research",
        "/research?tab=videos",
        "/research?tab=resources",
        "/research/1",
        "/consultant",
        "/about",
        "/contact",
        "/terms",
        "/privacy",
        "/disclaimer",
        "/api-description",
      ];
const chromium = findChromium();
const categories = ["performance", "accessibility", "best-practices", "seo"];

const site = await serveBuild({ port, env: { SITE_URL: address } });
try {
  console.log(["page".padEnd(28), "device ", ...categories, "CLS", "KB"].join("  "));
  for (const route of routes) {
    for (const device of ["phone", "desktop"]) console.log(await audit(route, device));
  }
} finally {
  await site.stop();
}

async function audit(route, device) {
  await fetch(address + route); // Fills the page cache.
  const lhr = await runLighthouse(address + route, device);
  const scores = categories.map((category) =>
    String(Math.round((lhr.categories[category]?.score ?? 0) * 100)).padStart(category.length),
  );
  const failed = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
    .map(({ id }) => id);
  const shift = lhr.audits["cumulative-layout-shift"]?.numericValue ?? 0;
  const bytes = lhr.audits["total-byte-weight"]?.numericValue ?? 0;
  return [
    route.padEnd(28),
    device.padEnd(7),
    ...scores,
    shift.toFixed(3),
    Math.round(bytes / 1024),
    failed.join(" "),
  ].join("  ");
}

async function runLighthouse(url, device) {
  const options = [
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    `--only-categories=${categories.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ...(device === "desktop" ? ["--preset=desktop"] : []),
  ];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
}
