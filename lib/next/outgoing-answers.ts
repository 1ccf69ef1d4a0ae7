import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { ASK_EACH_TIME } from "@/lib/api/route";
import { withNonce } from "@/lib/next/page-nonce";

const POLICY = "content-security-policy";

/**
 * Corrects two headers of every answer from now on. No shared cache may keep a page past the next
 * save: Next tells it to hold a page that it caches itself for a year, though it empties its own
 * cache at once. And a page's policy is the one that allows its own inline scripts.
 */
export function guardAnswers(): void {
  subscribe("http.server.response.created", (message) => {
    const { response } = message as { response: ServerResponse };
    const { setHeader, appendHeader } = response;
    response.setHeader = (name, value) =>
      setHeader.call(response, name, correctValue(name, value, response));
    // Next appends what a cached page holds: its policy takes the place of the default one.
    response.appendHeader = (name, value) => {
      if (name.toLowerCase() !== POLICY) return appendHeader.call(response, name, value);
      return response.req.headers.rsc ? response : response.setHeader(name, value);
    };
  });
}

type Value = number | string | readonly string[];

function correctValue(name: string, value: Value, { req }: ServerResponse): Value {
  switch (name.toLowerCase()) {
    case "cache-control":
      return /\bs-maxage=/i.test(String(value)) ? ASK_EACH_TIME : value;
    case POLICY:
      return withNonce(value, req.headers);
    default:
      return value;
  }
}
