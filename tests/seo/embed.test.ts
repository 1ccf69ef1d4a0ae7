import { describe, expect, it } from "vitest";
import * as embed from "@/app/embed/[id]/route";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const SITE = "http://localhost:3000";
const get = (id: string, headers: Record<string, string> = {}) =>
  embed.GET(new Request(`${SITE}/embed/${id}`, { headers }), { params: Promise.resolve({ id }) });

describe.each(testEngines())("the card for other sites on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);

  it("says what the page says in short, and leads to it", async () => {
    const response = await get("36");
    const html = await response.text();
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(html).toContain(`<link rel="canonical" href="${SITE}/peptides/36">`);
    expect(html).toContain("<dd>C<sub>187</sub>H<sub>291</sub>N<sub>45</sub>O<sub>59</sub></dd>");
    expect(html).toContain("FDA: approved since 2017<br>EMA: approved since 2018");
    expect(html).toContain("Monitored, not prohibited (2026)");
    expect(html).not.toMatch(/<script|src=|url\(/);
  });

  it("leaves out what is not known, and holds any text", async () => {
    const data = { name: '<script>alert("1")</script>', peptideType: "a & b" };
    const { id } = await handle.db.peptide.create({ data });
    const html = await (await get(String(id))).text();
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
    expect(html).toContain("a &amp; b");
    expect(html).toContain("<dl></dl>");
    expect(html).not.toContain("<script");
  });

  it("is missing without its peptide, and not sent again to who has it", async () => {
    expect((await get("999999")).status).toBe(404);
    expect((await get("x")).status).toBe(404);
    const etag = (await get("81")).headers.get("etag") ?? "";
    expect((await get("81", { "if-none-match": etag })).status).toBe(304);
  });
});
