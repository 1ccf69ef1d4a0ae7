import { expect, test } from "@playwright/test";
import { build } from "esbuild";

declare global {
  interface Window {
    isFaithful: (stored: string) => boolean;
  }
}

const fields = {
  peptides: [
    "shortDescription",
    "description",
    "mechanismOfAction",
    "research",
    "sideEffects",
    "dosage",
    "warnings",
  ],
  research: ["abstract", "content"],
};

test.describe("the editor of texts", () => {
  let script = "";
  test.beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: ["tests/support/rich-text-entry.ts"],
      bundle: true,
      write: false,
      format: "iife",
      platform: "browser",
      define: { "process.env.NODE_ENV": '"production"' },
      logLevel: "error",
    });
    script = outputFiles[0]?.text ?? "";
  });

  test("gives back every stored text as it is", async ({ page, request }) => {
    await page.goto("/about");
    await page.evaluate(script);
    let count = 0;
    for (const [collection, names] of Object.entries(fields)) {
      const items: Record<string, string>[] = await (
        await request.get(`/api/${collection}`)
      ).json();
      const texts = items.flatMap((item) => names.map((name) => item[name] ?? "").filter(Boolean));
      count += texts.length;
      const changed = await page.evaluate(
        (all) => all.filter((text) => !window.isFaithful(text)),
        texts,
      );
      expect(changed).toEqual([]);
    }
    expect(count).toBeGreaterThan(600);
  });

  test("knows what it would change", async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(script);
    const texts = {
      '<p>a <strong>b</strong> H<sub>2</sub>O &lt; <a href="/peptides/1">c</a></p>\n<ul><li>d</li></ul>': true,
      "plain & simple < plain\nsecond line": true,
      '<table><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>': true,
      "<blockquote><p>said</p></blockquote><h3>Title</h3><ol><li>one<ul><li>two</li></ul></li></ol>": true,
      '<p><a href="https://a.example/x?a=1&amp;b=2" title="t" rel="noopener noreferrer">x</a><br />y</p>': true,
      "": true,
      "<p>one</p>loose<p>two</p>": false,
      "<ul><li><p>one</p><p>two</p></li></ul>": true,
      "<table><tbody><tr><td></td></tr></tbody></table>loose": false,
      "<h3>a</h3>b": false,
      "<p>a  b</p><p></p>": false,
    };
    const found = await page.evaluate(
      (all) => Object.fromEntries(all.map((text) => [text, window.isFaithful(text)])),
      Object.keys(texts),
    );
    expect(found).toEqual(texts);
  });
});
