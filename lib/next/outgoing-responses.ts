import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { ASK_EACH_TIME } from "@/lib/api/route";
import { PAGE_TAGS_HEADER } from "@/lib/next/page-cache/page-tags-header";
import { withNonce } from "@/lib/next/page-nonce";
import { setEncoding } from "@/lib/next/precompressed-files";

const POLICY = "content-security-policy";

/**
 * Corrects headers of every response from now on: no shared cache keeps a page past the next save, a
 * page's Content-Security-Policy is the one that allows its own inline scripts, and a file that the build
 * has compressed says so.
 *
 * Workaround for Next 16.4: it sends `s-maxage` of a year with each page that it caches, though
 * `revalidateTag` reaches no other cache. A `Cache-Control` in next.config.mjs would replace that, but
 * it applies by address, and so would replace `no-store` of failed and personal pages too. And it
 * appends a cached page's headers to those of next.config.mjs instead of replacing them; a redirect that
 * it renders and caches at once has its `Location` twice. Where `after` is used, it
 * and this site listen eleven times to the end of a response, which Node takes for a leak.
 * Shown by: `outgoing-responses.test.ts`, `tests/browser/security-headers.spec.ts`.
 * Can go when: a page can set its own Cache-Control, and a cached page's headers replace others.
 */
export function guardResponses(): void {
  subscribe("http.server.response.created", (message) => {
    const { response } = message as { response: ServerResponse };
    const { setHeader, appendHeader } = response;
    response.setMaxListeners(MAX_LISTENERS);
    response.setHeader = (name, value) =>
      setHeader.call(response, name, correctValue(name, value, response));
    // A cached page's own policy replaces the default one.
    response.appendHeader = (name, value) => {
      if (name.toLowerCase() === PAGE_TAGS_HEADER) return response;
      if (name.toLowerCase() === "location") return response.setHeader(name, value);
      if (name.toLowerCase() !== POLICY) return appendHeader.call(response, name, value);
      return response.req.headers.rsc ? response : response.setHeader(name, value);
    };
  });
}

const MAX_LISTENERS = 20;

type Value = number | string | readonly string[];

function correctValue(name: string, value: Value, response: ServerResponse): Value {
  switch (name.toLowerCase()) {
    case "cache-control":
      return /\bs-maxage=/i.test(String(value)) ? ASK_EACH_TIME : value;
    case "content-type":
      return setEncoding(response, String(value)) ?? value;
    case POLICY:
      return withNonce(value, response.req.headers);
    default:
      return value;
  }
}
