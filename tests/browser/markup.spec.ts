import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { routes } from "./routes";

// React writes attributes in its own case and spells empty ones out; figures have inline styles.
const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    "attr-case": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // A number stands on a line of its own, and a copied one has ordinary spaces.
    "tel-non-breaking": "off",
    "valid-id": ["error", { relaxed: true }],
  },
});

test("html-validate finds nothing in the served html", async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(
        ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
      ),
      route,
    ).toEqual([]);
  }
});

test("the Nu checker finds nothing in the served html", { tag: "@long" }, async ({ request }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-markup-"));
  try {
    for (const [index, route] of routes.entries()) {
      writeFileSync(path.join(folder, `${index}.html`), await (await request.get(route)).text());
    }
    const jar = createRequire(import.meta.url)("vnu-jar") as unknown as string;
    expect(check(jar, folder)).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** What the checker finds, or why it did not run. */
function check(jar: string, folder: string): string {
  const options = ["-jar", jar, "--errors-only", "--skip-non-html", folder];
  const { status, stderr, error } = spawnSync("java", options, { encoding: "utf8" });
  return status === 0 ? "" : stderr || `The checker ended with ${error ?? status}`;
}
