import "server-only";
import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { env } from "@/lib/env";
import { findPublicPlace, type Place, UnsafeAddressError } from "./public-place";

/**
 * The state of a link. `broken`: not found. `unsure`: the host refuses robots or fails at the moment.
 * `no-host` and `silent`: the host cannot be resolved or does not answer, perhaps as there is no network.
 */
export interface LinkAnswer {
  state: "works" | "broken" | "unsure" | "no-host" | "silent";
  reason: string;
}

const WITHIN_MS = 10_000;
const MAX_REDIRECTS = 5;
const GONE = [404, 410];
/** The host does not support HEAD. */
const NO_HEAD = [405, 501];
/** These registries redirect known identifiers and answer 404 to unknown ones. */
const REGISTRIES = ["doi.org", "dx.doi.org"];

interface Asking {
  /** Resolves a host; only tests replace it. */
  findPlace?: (url: URL) => Promise<Place>;
  withinMs?: number;
}

/**
 * Checks a link with HEAD, or GET if the host does not support HEAD, and follows redirects. Each hop must
 * resolve to the public internet, and the connection uses the resolved IP address. Never throws.
 */
export async function askLink(
  address: string,
  { findPlace = findPublicPlace, withinMs = WITHIN_MS }: Asking = {},
): Promise<LinkAnswer> {
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const place = await findPlace(url);
      const first = await ask("HEAD", url, place, withinMs);
      const { statusCode = 0, headers } = NO_HEAD.includes(first.statusCode ?? 0)
        ? await ask("GET", url, place, withinMs)
        : first;
      const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location;
      if (!isRedirect) return judge(statusCode);
      if (REGISTRIES.includes(url.hostname)) return { state: "works", reason: "" };
      url = new URL(headers.location ?? "", url);
    }
    return { state: "broken", reason: "It redirects without end" };
  } catch (error) {
    return explain(error, withinMs);
  }
}

/** The head of a response; the body is not read. */
function ask(
  method: "HEAD" | "GET",
  url: URL,
  { address, family }: Place,
  withinMs: number,
): Promise<IncomingMessage> {
  const open = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request: ClientRequest = open(
      url,
      {
        method,
        agent: false,
        signal: AbortSignal.timeout(withinMs),
        headers: { "User-Agent": `${env.SITE_NAME} link check (${env.SITE_URL})`, Accept: "*/*" },
        lookup: (_host, options, callback) => {
          if (options.all) callback(null, [{ address, family }]);
          else callback(null, address, family);
        },
      },
      (response) => {
        response.destroy();
        resolve(response);
      },
    );
    request.on("error", reject);
    request.end();
  });
}

function judge(status: number): LinkAnswer {
  if (status >= 200 && status < 300) return { state: "works", reason: "" };
  if (GONE.includes(status)) return { state: "broken", reason: `The host answers ${status}` };
  return { state: "unsure", reason: `The host answers ${status}` };
}

function explain(error: unknown, withinMs: number): LinkAnswer {
  if (error instanceof UnsafeAddressError) return { state: "unsure", reason: error.message };
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === "ERR_INVALID_URL") return { state: "broken", reason: "It is no web address" };
  if (code === "ENOTFOUND") return { state: "no-host", reason: "There is no such host" };
  if (name === "TimeoutError" || code === "ABORT_ERR") {
    return { state: "silent", reason: `The host did not answer within ${withinMs / 1000} seconds` };
  }
  return { state: "silent", reason: `The host could not be reached (${code ?? message})` };
}
