import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeAll, describe, expect, it } from "vitest";
import * as feeds from "@/app/feeds/[collection]/[key]/route";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const SITE = "http://localhost:3000";
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "entry" });

interface Entry {
  id: string;
  title: string;
  summary: string;
}

const get = (collection: string, key: string, headers: Record<string, string> = {}) =>
  feeds.GET(new Request(SITE, { headers }), { params: Promise.resolve({ collection, key }) });

async function readEntries(collection: string, key: string): Promise<Entry[]> {
  const response = await get(collection, key);
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml).feed.entry ?? [];
}

describe.each(testEngines())("feeds of one subject on $engine", ({ engine }) => {
  setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  const put = (id: number, body: object) => ask("PUT", `/api/peptides/${id}`, { headers, body });

  it("begin with the papers that there are", async () => {
    const { body: articles } = await ask("GET", "/api/research/peptide/36");
    const entries = await readEntries("peptides", "36");
    expect(entries.map(({ id }) => id).sort()).toEqual(
      articles.map(({ id }: { id: number }) => `${SITE}/research/${id}`).sort(),
    );
  });

  it("tell of facts and of the tier of evidence, with whatever they hold as text", async () => {
    const { body: peptide } = await ask("GET", "/api/peptides/36");
    const [approval, ...approvals] = peptide.facts.approvals;
    const changed = { ...approval, state: "discontinued", note: "<script>alert(1)</script>" };
    await put(36, { facts: { ...peptide.facts, approvals: [changed, ...approvals] } });
    await put(36, { evidenceTier: "human_trials" });

    const [tier, fact] = await readEntries("peptides", "36");
    expect(tier?.title).toBe("Semaglutide: Evidence tier (changed)");
    expect(tier?.summary).toContain("Human trials (before: Approved medicine)");
    expect(fact?.title).toMatch(/^Semaglutide: Approval, FDA: .* \(changed\)$/);
    expect(fact?.summary).toContain("Status: Discontinued (before: Approved)");
    expect(fact?.summary).toContain("&lt;script&gt;");
    expect(fact?.id).toMatch(/\/peptides\/36\/changes#change-\d+$/);

    const key = approval.conditions[0];
    const ofCondition = await readEntries("conditions", key);
    expect(ofCondition.map(({ id }) => id)).toEqual(
      expect.arrayContaining([tier?.id, fact?.id].map((id) => id ?? "")),
    );
    const elsewhere = await readEntries("conditions", "postmenopausal-osteoporosis");
    expect(elsewhere.map(({ id }) => id)).not.toContain(fact?.id);
  });

  it("of a condition have papers on it alone", async () => {
    const entries = await readEntries("conditions", "postmenopausal-osteoporosis");
    const papers = entries.filter(({ title }) => title.startsWith("Paper: "));
    const { body: all } = await ask("GET", "/api/research");
    expect(papers.length).toBeGreaterThan(2);
    expect(papers.length).toBeLessThan(all.length / 5);
  });

  it.each([
    ["peptides", "999999"],
    ["peptides", "x"],
    ["conditions", "nothing"],
    ["constructor", "36"],
  ])("are missing for /%s/%s", async (collection, key) => {
    expect((await get(collection, key)).status).toBe(404);
  });

  it("answer 304 to who has the current one", async () => {
    const etag = (await get("peptides", "36")).headers.get("etag") ?? "";
    expect((await get("peptides", "36", { "If-None-Match": etag })).status).toBe(304);
  });
});
