import { afterAll, beforeAll, expect, it } from "vitest";
import { listCategories } from "@/lib/content/categories/category-queries";
import { getDocument } from "@/lib/content/documents/document-queries";
import { getArticle } from "@/lib/content/research/article-queries";
import { createDatabase } from "@/lib/db/client";

const holder = globalThis as { amideDatabase?: ReturnType<typeof createDatabase> };

beforeAll(() => {
  holder.amideDatabase = createDatabase("postgresql://nobody:secret@127.0.0.1:1/none");
});
afterAll(() => {
  holder.amideDatabase = undefined;
});

it.each([
  ["article", () => getArticle(1)],
  ["about content", () => getDocument("about-content")],
  ["legal docs", () => getDocument("legal-docs")],
  ["contact info", () => getDocument("contact-info")],
  ["site text", () => getDocument("site-text")],
  ["social media data", () => getDocument("social-media")],
  ["categories", () => listCategories()],
  ["contact content", () => getDocument("contact-content")],
])('raises "Failed to fetch %s"', async (name, read) => {
  await expect(read()).rejects.toThrow(new Error(`Failed to fetch ${name}`));
});
