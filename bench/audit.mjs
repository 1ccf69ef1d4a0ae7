// npm run audit [-- /path …]: Lighthouse scores of every kind of public page, on phone and desktop.
// Its timings are too noisy for npm test, which checks byte budgets instead.
import * as chromeLauncher from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { findChromium } from "../scripts/test-machine.mjs";
import { serveBuild } from "../tests/support/serve-build.ts";

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
const categories = ["performance", "accessibility", "best-practices", "seo"];

const site = await serveBuild({ port, env: { SITE_URL: address } });
let chrome;
try {
  chrome = await chromeLauncher.launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  console.log(["page".padEnd(28), "device ", ...categories, "CLS", "KB"].join("  "));
  for (const route of routes) {
    for (const device of ["phone", "desktop"]) console.log(await audit(route, device));
  }
} finally {
  await chrome?.kill();
  await site.stop();
}

async function audit(route, device) {
  await fetch(address + route); // Fills the page cache.
  const { lhr } = await lighthouse(
    address + route,
    { port: chrome.port, onlyCategories: categories, logLevel: "error" },
    device === "desktop" ? desktopConfig : undefined,
  );
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
