import "server-only";
import { env } from "@/lib/env";

/**
 * Whether a browser reports that another site caused this request. Without Sec-Fetch-Site (plain http
 * on hosts other than localhost, old browsers), its Origin is compared with this site's address. A
 * client that sends neither is not a browser, so the request cannot be forged by a site.
 */
export function isCrossSite({ headers }: Request): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (!origin) return false;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  return host !== headers.get("host") && host !== new URL(env.SITE_URL).host;
}
