import "server-only";
import { env } from "@/lib/env";

/**
 * Whether a browser says that another site made it send this request. Where it sends no
 * Sec-Fetch-Site (plain http on other hosts than localhost, old browsers), its Origin is compared
 * with this site's address. A client that sends neither is no browser, and acts for nobody else.
 */
export function isCrossSite({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (!origin) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  return host !== headers.get("host") && host !== new URL(env.SITE_URL).host;
}
