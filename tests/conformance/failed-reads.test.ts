import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findShownCategories } from "@/lib/content/categories/category-queries";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { findArticle } from "@/lib/content/research/find-article";
import { createDatabase, setDatabase } from "@/lib/db/client";

beforeAll(() => {
  setDatabase(createDatabase("postgresql://nobody:secret@127.0.0.1:1/none"));
});
afterAll(() => {
  setDatabase(undefined);
});

it.each([
  ["article", () => findArticle(1)],
  ["about content", () => getDocumentOrBuiltIn("about-content")],
  ["legal docs", () => getDocumentOrBuiltIn("legal-docs")],
  ["contact info", () => getDocumentOrBuiltIn("contact-info")],
  ["site text", () => getDocumentOrBuiltIn("site-text")],
  ["social media data", () => getDocumentOrBuiltIn("social-media")],
  ["categories", () => findShownCategories()],
  ["contact content", () => getDocumentOrBuiltIn("contact-content")],
])('raises "Failed to fetch %s"', async (name, read) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await read();
  expect(log).toHaveBeenCalledWith(`Failed to fetch ${name}`, expect.anything());
  log.mockRestore();
});
