import { XMLParser, XMLValidator } from "fast-xml-parser";
import robotsParser from "robots-parser";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import * as feed from "@/app/feed.xml/route";
import * as llms from "@/app/llms.txt/route";
import * as llmsPart from "@/app/llms-full/[part]/route";
import * as llmsFull from "@/app/llms-full.txt/route";
import manifest from "@/app/manifest";
import * as markdown from "@/app/markdown/[collection]/[id]/route";
import * as glossaryMarkdown from "@/app/markdown/glossary/route";
import * as opensearch from "@/app/opensearch.xml/route";
import robots from "@/app/robots";
import * as sitemap from "@/app/sitemap.xml/route";
import * as sitemapPart from "@/app/sitemaps/[part]/route";
import { expire } from "@/lib/cache";
import { readPeptides } from "@/lib/content/peptides/peptide-store";
import { targetAddress } from "@/lib/facts/fact-addresses";
import { glossary } from "@/lib/glossary/glossary";
import { writeSitemap } from "@/lib/seo/sitemap";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { papersWithoutAddress, SEEDED_PEPTIDES } from "@/tests/support/seeded";

const SITE = "http://localhost:3000";
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => ["url", "sitemap", "entry", "link"].includes(name),
});

function parseXml(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

const request = (headers: Record<string, string> = {}) => new Request(SITE, { headers });

const everyThird = <Item>(items: Item[]) => items.filter((_, at) => at % 3 === 0);

const readSitemap = async () =>
  parseXml(await (await sitemap.GET(request())).text()).urlset.url as {
    loc: string;
    lastmod?: string;
  }[];

const readFeed = async () => parseXml(await (await feed.GET(request())).text()).feed;

const readMarkdown = (collection: string, id: string, headers = {}) =>
  markdown.GET(request(headers), { params: Promise.resolve({ collection, id }) });

const readPart = (part: string) =>
  sitemapPart.GET(request(), { params: Promise.resolve({ part }) });

describe.each(testEngines())("the site map on $engine", ({ engine }) => {
  const database = setUpDatabase(engine);

  it("lists every public address once, each with the last change of what it shows", async () => {
    const entries = await readSitemap();
    const addresses = entries.map(({ loc }) => loc);
    const articles = await database.db.article.count();
    expect(new Set(addresses).size).toBe(addresses.length);
    const collected = addresses.filter((address) => /\/(conditions|targets)\//.test(address));
    const compared = addresses.filter((address) => /\/compare\/\d+-vs-\d+$/.test(address));
    const ofItems = SEEDED_PEPTIDES + articles + collected.length + compared.length;
    expect(addresses).toHaveLength(25 + 5 + glossary.length + ofItems);
    expect(compared).toContain(`${SITE}/compare/1-vs-36`);
    for (const { facts } of await readPeptides()) {
      for (const { target } of facts?.targets ?? []) {
        expect(collected).toContain(`${SITE}${targetAddress(target)}`);
      }
      for (const { conditions } of facts?.approvals ?? []) {
        for (const key of conditions) expect(collected).toContain(`${SITE}/conditions/${key}`);
      }
    }
    expect(collected.filter((address) => address.includes("healthy-volunteers"))).toEqual([]);
    for (const path of [
      "/",
      "/peptides",
      "/peptides?category=5",
      "/peptides/81",
      "/database",
      "/conditions",
      "/targets",
      "/approvals",
      "/approvals/undated",
      "/sport",
      "/compare",
      "/explore",
      "/explore/family",
      "/glossary",
      "/glossary/half-life",
      "/consultant",
      "/research",
      "/research?tab=videos",
      "/research?tab=resources",
      "/research/1",
      "/about",
      "/contact",
      "/terms",
      "/privacy",
      "/disclaimer",
    ]) {
      expect(addresses).toContain(`${SITE}${path}`);
    }
    expect(addresses.filter((address) => /category=0|\/(admin|login|api\b)/.test(address))).toEqual(
      [],
    );
  });

  it("moves an address with its item, with a paper that it shows, and drops what is deleted", async () => {
    const lastmod = async (path: string) =>
      (await readSitemap()).find(({ loc }) => loc === `${SITE}${path}`)?.lastmod;
    const { db } = database;
    const later = new Date("2031-02-03T04:05:06.789Z");
    const latest = new Date("2032-02-03T04:05:06.789Z");
    await db.peptide.update({ where: { id: 81 }, data: { updatedAt: later } });
    expect(await lastmod("/peptides/81")).toBe(later.toISOString());
    expect(await lastmod("/peptides")).toBe(later.toISOString());
    expect(await lastmod("/sport")).toBe(later.toISOString());
    expect(await lastmod("/conditions/tendon-injury")).toBe(later.toISOString());
    expect(await lastmod("/conditions/obesity")).not.toBe(later.toISOString());
    expect(await lastmod("/peptides/36")).not.toBe(later.toISOString());

    const paper = await db.articlePeptide.findFirstOrThrow({ where: { peptideId: 81 } });
    await db.article.update({ where: { id: paper.articleId }, data: { updatedAt: latest } });
    expect(await lastmod("/peptides/81")).toBe(latest.toISOString());
    expect(await lastmod(`/research/${paper.articleId}`)).toBe(latest.toISOString());

    await db.peptide.delete({ where: { id: 52 } });
    expect(await lastmod("/peptides/52")).toBeUndefined();
  });

  it("has one file until there are too many addresses", async () => {
    for (const part of ["1.xml", "0.xml", "01.xml", "x", "1", "99999.xml"]) {
      expect((await readPart(part)).status, part).toBe(404);
    }
  });
});

it("splits a large site map, and names the last change of each file in its index", async () => {
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index));
  const addresses = Array.from({ length: 25 }, (_, index) => ({
    path: `/peptides/${index}`,
    changedAt: day(index),
  }));
  const { sitemapindex } = parseXml((await writeSitemap(addresses, 0, 10)) ?? "");
  expect(sitemapindex.sitemap).toEqual([
    { loc: `${SITE}/sitemaps/1.xml`, lastmod: day(9).toISOString() },
    { loc: `${SITE}/sitemaps/2.xml`, lastmod: day(19).toISOString() },
    { loc: `${SITE}/sitemaps/3.xml`, lastmod: day(24).toISOString() },
  ]);
  const listed: string[] = [];
  for (const part of [1, 2, 3]) {
    const { urlset } = parseXml((await writeSitemap(addresses, part, 10)) ?? "");
    listed.push(...urlset.url.map(({ loc }: { loc: string }) => loc));
  }
  expect(listed).toEqual(addresses.map(({ path }) => `${SITE}${path}`));
  expect(await writeSitemap(addresses, 4, 10)).toBeNull();
});

describe.each(testEngines())("the feed on $engine", ({ engine }) => {
  const database = setUpDatabase(engine);

  it("holds the fifty latest changes in Atom", async () => {
    const response = await feed.GET(request());
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const atom = parseXml(await response.text()).feed;
    expect(atom["@_xmlns"]).toBe("http://www.w3.org/2005/Atom");
    expect(atom.entry).toHaveLength(50);
    expect(atom.link).toContainEqual({ "@_rel": "self", "@_href": `${SITE}/feed.xml` });
    const ids = atom.entry.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(50);
  });

  it("brings a changed peptide to its top, whatever its texts hold, and drops a deleted one", async () => {
    const name = 'A]]>B & <b>"bold"</b>\u0007';
    await database.db.peptide.update({
      where: { id: 81 },
      data: { name, shortDescription: "p < 0.05 ]]> &amp;", updatedAt: new Date("2031-01-01") },
    });
    const [first] = (await readFeed()).entry;
    expect(first.id).toBe(`${SITE}/peptides/81`);
    expect(first.updated).toBe("2031-01-01T00:00:00.000Z");
    expect(new Date(first.published).getTime()).toBeLessThan(Date.parse("2031-01-01"));
    // A title of the type "html" is html.
    expect(first.title["@_type"]).toBe("html");
    expect(first.title["#text"]).toBe("A]]&gt;B &amp; &lt;b&gt;&quot;bold&quot;&lt;/b&gt;");
    expect(first.summary["#text"]).toBe("<p>p &lt; 0.05 ]]&gt; &amp;</p>");
    await database.db.peptide.delete({ where: { id: 81 } });
    const ids = (await readFeed()).entry.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(`${SITE}/peptides/81`);
  });

  it("is valid without any items", async () => {
    await database.db.peptide.deleteMany();
    await database.db.article.deleteMany();
    expect((await readFeed()).updated).toBe("1970-01-01T00:00:00.000Z");
  });

  it("answers 304 to the current ETag", async () => {
    const etag = (await feed.GET(request())).headers.get("etag") ?? "";
    expect((await feed.GET(request({ "If-None-Match": etag }))).status).toBe(304);
  });
});

it("describes the search of the database to browsers", async () => {
  const response = opensearch.GET(request());
  expect(response.headers.get("content-type")).toMatch("application/opensearchdescription+xml");
  const { OpenSearchDescription: description } = parseXml(await response.text());
  expect(description.ShortName).toBe("Amide");
  expect(description.Url[0]["@_template"]).toBe(`${SITE}/database?query={searchTerms}`);
});

describe.each(testEngines())("Markdown on $engine", ({ engine }) => {
  const database = setUpDatabase(engine);

  it("has every term of the glossary, with links to terms and pages", async () => {
    const response = await glossaryMarkdown.GET(request());
    expect(response.headers.get("link")).toBe(`<${SITE}/glossary>; rel="canonical"`);
    const text = await response.text();
    for (const { name } of glossary) expect(text).toContain(`\n## ${name}\n`);
    expect(text).toContain(`[Agonist](${SITE}/glossary#agonist)`);
    expect(text).toContain(`[Semaglutide](${SITE}/peptides/36)`);
  });

  it("says of a peptide what its page says, and where that is", async () => {
    const response = await readMarkdown("peptides", "81");
    expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(response.headers.get("link")).toBe(`<${SITE}/peptides/81>; rel="canonical"`);
    const text = await response.text();
    expect(text).toMatch(/^# BPC-157\n/);
    for (const part of [
      "> For education only. This is not medical advice.",
      "- **Sequence:** GEPPPGKPADDAGLV",
      "- **Molecular formula:** C62H98N16O22",
      "- **InChIKey:** HEEWEZGQMLZMFE-RKGINYAYSA-N",
      "- **In sport:** Prohibited by WADA",
      "\n## Mechanism\n",
      "\n## Dosage\n\nFor education only.",
      `](${SITE}/research/`,
      "- [Tendon injury (animals)](",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/<(?!\/?su[bp]>|https?:)[a-z/]|&(amp|lt|gt);|\]\(\//i);
  });

  it("holds the facts as tables, each figure with the number of its source", async () => {
    const text = (await (await readMarkdown("peptides", "36")).text()).replace(/ {2,}/g, " ");
    for (const part of [
      `- **Status:** [FDA: approved since 2017](${SITE}/approvals#2010s) \\[`,
      "\n### Approvals\n",
      "| Trial | People | Design | Result |",
      "| STEP 1; Phase 3, 2021; Completed; [NCT03548935](https://clinicaltrials.gov/study/NCT03548935) | 1,961;",
      "\n## Sources of the facts\n",
      "Checked on 22 November 2026.",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("is complete for every peptide and article", async () => {
    // Every third of either kind: all of them take ten seconds on each engine.
    for (const { id } of everyThird(await database.db.peptide.findMany({ select: { id: true } }))) {
      const text = await (await readMarkdown("peptides", String(id))).text();
      expect(text.match(/^## /gm)?.length, String(id)).toBeGreaterThan(8);
      expect(text, String(id)).not.toMatch(/: (undefined|null)\b|\[object|\.\. /);
    }
    for (const { id } of everyThird(await database.db.article.findMany({ select: { id: true } }))) {
      const text = await (await readMarkdown("research", String(id))).text();
      expect(text, String(id)).toMatch(/^# .+\n[\s\S]+\n## Abstract\n/);
      expect(text, String(id)).not.toMatch(/: (undefined|null)\b|\[object|\.\. /);
    }
  });

  it("gives the citation of a paper without an address, and never sends its reader to a source", async () => {
    for (const { id, year } of papersWithoutAddress) {
      const text = await (await readMarkdown("research", String(id))).text();
      const [, citation] =
        text.match(/\n## Citation\n\n(.+\.)\n\nNo web address is on record/) ?? [];
      expect(citation, String(id)).toMatch(year ? new RegExp(` ${year}\\.$`) : /\D\.$/);
      expect(text, String(id)).not.toMatch(/at the source|Full paper/);
    }
    expect(await (await readMarkdown("research", "105")).text()).toContain(
      "\nMannucci PM. Desmopressin (DDAVP) in the Treatment of Bleeding Disorders: The First 20 Years. Blood. 1997.\n",
    );
    expect(await (await readMarkdown("research", "2")).text()).not.toContain("## Citation");
  });

  it("keeps tables, raised and lowered figures, and texts that look like Markdown", async () => {
    await database.db.article.update({
      where: { id: 1 },
      data: {
        title: "1. *A* <b> [x](y)",
        abstract: "<p>10<sup>3</sup> of H<sub>2</sub>O</p>",
        content:
          "<p>the receptor CD131. Then</p><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>",
      },
    });
    const text = await (await readMarkdown("research", "1")).text();
    expect(text).toContain("10<sup>3</sup> of H<sub>2</sub>O");
    expect(text).toContain("CD131. Then");
    expect(text).toMatch(/\| a \| b \|\n\| -+ \| -+ \|\n\| 1 \| 2 \|/);
    expect(text.split("\n")[0]).toBe("# 1\\. \\*A\\* \\<b> \\[x\\](y)");
  });

  it.each([
    ["peptides", "999"],
    ["research", "99999"],
    ["peptides", "-1"],
    ["peptides", "1e1"],
    ["videos", "1"],
    ["constructor", "1"],
  ])("has nothing at /%s/%s.md", async (collection, id) => {
    expect((await readMarkdown(collection, id)).status).toBe(404);
  });

  it("is gone with its peptide", async () => {
    expect((await readMarkdown("peptides", "52")).status).toBe(200);
    await database.db.peptide.delete({ where: { id: 52 } });
    expire(["peptides"]);
    expect((await readMarkdown("peptides", "52")).status).toBe(404);
  });

  it("is listed in /llms.txt", async () => {
    const text = await (await llms.GET(request())).text();
    expect(text).toMatch(/^# Amide\n\n> Advanced Peptide Information Portal\./);
    expect(text).toContain(`- [BPC-157](${SITE}/peptides/81.md): Synthetic pentadecapeptide`);
    expect(text.match(/\/peptides\/\d+\.md\)/g)).toHaveLength(SEEDED_PEPTIDES - 1);
    expect(text.match(/\/research\/\d+\.md\)/g)?.length).toBe(await database.db.article.count());
    expect(text).not.toContain("/peptides/52.md");
    expect(text).toContain(`- [Approvals](${SITE}/approvals): When authorities approved`);
  });
});

describe.each(testEngines())("the library for language models on $engine", ({ engine }) => {
  const database = setUpDatabase(engine);
  const readLlmsPart = (part: string) =>
    llmsPart.GET(request(), { params: Promise.resolve({ part }) });

  it("has every peptide, paper and term once, in parts of a bounded size", async () => {
    const index = await (await llmsFull.GET(request())).text();
    expect(await (await llms.GET(request())).text()).toContain(`(${SITE}/llms-full.txt)`);
    const addresses = index.match(/(?<=\()http\S+(?=\))/g) ?? [];
    const parts = await Promise.all(
      addresses.map(async (address) => {
        const name = address.replace(`${SITE}/llms-full/`, "");
        return (await readLlmsPart(name)).text();
      }),
    );
    for (const part of parts) expect(part.length).toBeLessThan(500_000);
    const shown = parts.flatMap((part) => part.match(/(?<=^# .+\n\nAmide, <).+(?=>$)/gm) ?? []);
    const peptides = await database.db.peptide.findMany({ select: { id: true, name: true } });
    const papers = await database.db.article.findMany({ select: { id: true } });
    const paths = [
      ...peptides.map(({ id }) => `/peptides/${id}`),
      ...papers.map(({ id }) => `/research/${id}`),
      "/glossary",
    ];
    expect(shown.toSorted()).toEqual(paths.map((path) => `${SITE}${path}`).toSorted());
    const [{ name } = { name: "" }] = peptides;
    expect(index).toContain(name);
    expect(parts.find((part) => part.includes(`\n# ${name}\n`))).toContain("\n## Mechanism\n");
  });

  it("leads from one part to the next and ends", async () => {
    const first = await (await readLlmsPart("1.txt")).text();
    expect(first).toMatch(/^Amide, part 1 of \d+: Peptides 1 to 10\./);
    expect(first).toContain(`Next: ${SITE}/llms-full/2.txt\n`);
    const count = /part 1 of (\d+)/.exec(first)?.[1];
    expect(await (await readLlmsPart(`${count}.txt`)).text()).not.toContain("Next: ");
    for (const part of [`${Number(count) + 1}.txt`, "0.txt", "01.txt", "1", "x", "99999.txt"]) {
      expect((await readLlmsPart(part)).status, part).toBe(404);
    }
  });

  it("is without what was deleted", async () => {
    const { name } = await database.db.peptide.delete({ where: { id: 52 } });
    expire(["peptides"]);
    expect(await (await llmsFull.GET(request())).text()).not.toContain(name);
    expect(await (await readLlmsPart("1.txt")).text()).toContain("Peptides 1 to 10");
  });
});

it("lets robots read all but the administrator's and the program's addresses", async () => {
  const { rules, sitemap: map } = robots();
  const { disallow, allow } = rules as { disallow: string[]; allow: string };
  const text = ["User-agent: *", `Allow: ${allow}`, ...disallow.map((path) => `Disallow: ${path}`)];
  const parsed = robotsParser(`${SITE}/robots.txt`, [...text, `Sitemap: ${map}`].join("\n"));
  for (const path of ["/admin", "/admin/peptides", "/login", "/api/peptides"]) {
    expect(parsed.isAllowed(SITE + path, "Googlebot"), path).toBe(false);
  }
  for (const path of [
    "/",
    "/peptides/81",
    "/peptides/81.md",
    "/previews/x.png",
    "/feed.xml",
    "/llms-full.txt",
    "/llms-full/1.txt",
    "/api-description",
  ]) {
    expect(parsed.isAllowed(SITE + path, "Googlebot"), path).toBe(true);
  }
  expect(parsed.getSitemaps()).toEqual([`${SITE}/sitemap.xml`]);
});

it("names icons in the manifest that are what it says", async () => {
  const { icons = [], name, start_url } = manifest();
  expect(name).toBe("Amide - Advanced Peptide Information Portal");
  expect(start_url).toBe("/");
  for (const { src, sizes, type } of icons.filter((icon) => icon.sizes !== "any")) {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`);
  }
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});
