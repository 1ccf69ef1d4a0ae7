import "server-only";
import { definePageFile } from "@/lib/page-file";
import { listAbstracts } from "./article-queries";

/** The abstracts for the search in the browser: `{"1": "A double-blind …"}` by the articles' ids. */
export const abstractsFile = definePageFile("abstracts", "json", ["research:abstract"], async () =>
  JSON.stringify(await listAbstracts()),
);
