import "server-only";
import { definePageFile } from "@/lib/page-file";
import { listArticleCards } from "./article-queries";

/** All papers for the list that the browser narrows and sorts: an array of `ArticleCard`. */
export const papersFile = definePageFile("papers", "json", ["research:card"], async () =>
  JSON.stringify(await listArticleCards()),
);
