import "server-only";
import { keepUnchanged } from "@/lib/keep-unchanged";
import { cachedInMemory } from "@/lib/next/memory-cache";
import type { Article } from "./article-schema";
import { readArticles } from "./article-store";

/** All papers, read once after each save and shared by whatever is built from them. */
export const listAllArticles = cachedInMemory<Article[]>(
  "all-articles",
  ["research"],
  async (before) => keepUnchanged(before, await readArticles()),
);
