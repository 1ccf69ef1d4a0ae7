import "server-only";
import { type ClientRequest, type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { env } from "@/lib/env";
import { findPublicPlace, type Place, UnsafeAddressError } from "./public-place";

/**
 * What a link's host says of it. `broken`: it is gone, or its host does not exist. `unsure`: the host
 * refuses robots or fails at the moment. `silent`: nothing answered, perhaps for want of a network.
 */
export interface LinkAnswer {
  state: "works" | "broken" | "unsure" | "silent";
  reason: string;
}

const WITHIN_MS = 10_000;
const MOST_REDIRECTS = 5;
const GONE = [404, 410];
/** The host knows no HEAD. */
const NO_HEAD = [405, 501];
/** These registries redirect what they know and answer 404 to what they do not. */
const REGISTRIES = ["doi.org", "dx.doi.org"];

interface Asking {
  /** Where a host is; only tests look elsewhere than on the public internet. */
  findPlace?: (url: URL) => Promise<Place>;
  withinMs?: number;
}

/**
 * Asks a web address whether it is there, following redirects: with HEAD, and with GET where the host
 * knows no HEAD. Each hop is looked up and must be on the public internet, and the connection goes to
 * the very address that was looked up. Never throws.
 */
export async function askLink(
  address: string,
  { findPlace = findPublicPlace, withinMs = WITHIN_MS }: Asking = {},
): Promise<LinkAnswer> {
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
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

/** The head of an answer; what follows it is not read. */
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
  if (code === "ENOTFOUND") return { state: "silent", reason: "There is no such host" };
  if (name === "TimeoutError" || code === "ABORT_ERR") {
    return { state: "silent", reason: `The host did not answer within ${withinMs / 1000} seconds` };
  }
  return { state: "silent", reason: `The host could not be reached (${code ?? message})` };
}
