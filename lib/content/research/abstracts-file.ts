import "server-only";
import { createHash } from "node:crypto";
import { cached } from "@/lib/cache";
import { listAbstracts } from "./article-queries";

/**
 * The abstracts for the search in the browser, as one JSON file with a version that changes with its
 * content: `{"1": "A double-blind …"}` by the articles' ids.
 */
export const getAbstractsFile = cached("abstracts-file", ["research"], async () => {
  const json = JSON.stringify(await listAbstracts());
  return { json, version: createHash("sha256").update(json).digest("hex").slice(0, 12) };
});

export async function getAbstractsAddress(): Promise<string> {
  return `/abstracts/${(await getAbstractsFile()).version}.json`;
}
