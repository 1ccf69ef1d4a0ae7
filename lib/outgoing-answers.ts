import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { ASK_EACH_TIME } from "@/lib/api/route";

/**
 * From now on no answer lets a cache that others share keep a page past the next save: Next tells
 * such caches to hold a page that it keeps itself for a year, though it empties its own at once.
 */
export function guardAnswers(): void {
  subscribe("http.server.response.created", (message) => {
    const { response } = message as { response: ServerResponse };
    const setHeader = response.setHeader;
    response.setHeader = (name, value) =>
      setHeader.call(response, name, isForSharedCaches(name, value) ? ASK_EACH_TIME : value);
  });
}

function isForSharedCaches(name: string, value: number | string | readonly string[]): boolean {
  return name.toLowerCase() === "cache-control" && /\bs-maxage=/i.test(String(value));
}
