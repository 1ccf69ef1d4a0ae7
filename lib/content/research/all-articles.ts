import "server-only";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { readArticles } from "./article-store";

/** All papers, read once after each save and shared by whatever is built from them. */
export const listAllArticles = cachedInMemory("all-articles", ["research", "peptides"], () =>
  readArticles(),
);
