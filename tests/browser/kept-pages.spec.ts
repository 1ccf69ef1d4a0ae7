import { expect, test } from "@playwright/test";
import { findFreePort } from "../../scripts/find-free-port.mjs";
import { serveOwnSite } from "../support/own-site";
import { asAdministratorOf } from "../support/own-site-session";
import { serveBuild } from "../support/serve-build";

/** Both servers below write the same addresses into their pages. */
const SITE_URL = "http://amide.test";
const site = serveOwnSite({ SITE_URL });

async function save(path: string, values: object, method = "PUT") {
  const response = await fetch(site.address + path, {
    method,
    headers: {
      ...(await asAdministratorOf(site)),
      "Content-Type": "application/json",
      Connection: "close",
    },
    body: JSON.stringify(values),
  });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return response.json();
}

async function read(path: string, address = site.address) {
  const response = await fetch(address + path, { headers: { Connection: "close" } });
  return { text: await response.text(), isKept: response.headers.get("x-nextjs-cache") === "HIT" };
}

test("an update of one peptide is seen at once and leaves the pages of others", async () => {
  const others = ["/peptides/3", "/conditions/obesity", "/targets/GLP1R", "/research"];
  const keepPages = async () => {
    for (const path of ["/peptides/36", "/peptides", ...others]) {
      await read(path);
      expect((await read(path)).isKept, path).toBe(true);
    }
  };
  await keepPages();
  await save("/api/peptides/36", { mechanismOfAction: "<p>Binds a receptor called zqtext.</p>" });
  const { text, isKept } = await read("/peptides/36");
  expect(text).toContain("zqtext");
  expect(isKept).toBe(false);
  for (const path of ["/peptides", ...others]) expect((await read(path)).isKept, path).toBe(true);

  await keepPages();
  await save("/api/peptides/36", { name: "Zqname" });
  for (const path of ["/peptides/36", "/peptides", "/conditions/obesity", "/targets/GLP1R"]) {
    expect((await read(path)).text, path).toContain("Zqname");
  }
  expect((await read("/peptides/3")).isKept).toBe(true);
});

/** Answered beside the pages of the site map. */
const FILES = [
  "/sitemap.xml",
  "/feed.xml",
  "/llms.txt",
  "/llms-full.txt",
  "/llms-full/1.txt",
  "/peptides/36.md",
  "/peptides/36/feed.xml",
  "/research/1.md",
  "/conditions/obesity/feed.xml",
  "/glossary.md",
  "/embed/36",
  "/compare/1-vs-36",
  "/compare/36",
  "/peptides/36/changes",
  "/peptides/36/evidence",
  "/peptides?show=all",
];

const UPDATES: [what: string, path: string, values: object][] = [
  ["a text of a peptide", "/api/peptides/36", { description: "<p>Zq text</p>" }],
  ["what its card shows", "/api/peptides/36", { shortDescription: "<p>Zq short</p>" }],
  ["its names", "/api/peptides/36", { name: "Zq", synonyms: ["Zq synonym"] }],
  ["its facts", "/api/peptides/36", { facts: null, evidenceTier: "cell" }],
  ["its categories", "/api/peptides/36", { categoryIds: [2, 3] }],
  ["a paper", "/api/research/1", { title: "Zq paper", peptideIds: [3, 36] }],
  ["a video", "/api/educational-videos/1", { title: "Zq video", peptideIds: [3] }],
  ["a category", "/api/categories/1", { name: "Zq category" }],
  ["a document", "/api/site-text", { heroText: "Zq hero" }],
];

test("after each kind of update every page is as if it were rendered anew", {
  tag: "@long",
}, async () => {
  test.setTimeout(30 * 60_000);
  const compare = async (what: string) => {
    // The database as it is, not a new copy of the seeded one.
    const env = { DATABASE_URL: `file:${site.db.name}`, TEMPLATE_DATABASE: "", SITE_URL };
    const fresh = await serveBuild({ port: await findFreePort(), env });
    try {
      const differing = await eachPage(async (path) => {
        const [kept, rendered] = [await read(path), await read(path, fresh.address)];
        return comparable(kept.text) === comparable(rendered.text) ? null : path;
      });
      expect(differing, what).toEqual([]);
    } finally {
      await fresh.stop();
    }
  };
  const keepAll = () =>
    eachPage(async (path) => {
      await read(path);
      await read(path);
      return null;
    });
  for (const [what, path, values] of UPDATES) {
    await keepAll();
    await save(path, values);
    await compare(what);
  }
  await keepAll();
  const { id } = await save("/api/peptides", { name: "Zq created", categoryIds: [1] }, "POST");
  await compare("a creation");
  await keepAll();
  await save(`/api/peptides/${id}`, {}, "DELETE");
  await compare("a deletion");
});

/**
 * What a page shows, what it tells search engines, and the files that it leads to. The order of the rest of
 * Next's scripts differs between two renderings of the same content, and so do nonces.
 */
function comparable(text: string): string {
  const scripts = text.match(SCRIPTS)?.join("") ?? "";
  const files = new Set(scripts.match(FILES_OF_CONTENT));
  const shown = text.replace(SCRIPTS, "").replace(/ nonce="[^"]*"|<meta name="next-[^>]*>/g, "");
  return [shown, ...[...files].sort()].join("\n");
}

const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;
const FILES_OF_CONTENT = /\/(?:abstracts|cards|papers|search|skylines)\/[\w.-]+/g;

/** What `ask` answers for each address of the site map, and for the files beside it, without nulls. */
async function eachPage(ask: (path: string) => Promise<string | null>): Promise<string[]> {
  const { text } = await read("/sitemap.xml");
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&").slice(SITE_URL.length),
  );
  expect(listed.length).toBeGreaterThan(500);
  const answers: (string | null)[] = [];
  for (const path of [...listed, ...FILES]) answers.push(await ask(path));
  return answers.filter((answer) => answer !== null);
}
