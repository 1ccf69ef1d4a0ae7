const START = "/admin";

/**
 * A requested page of this site as an absolute URL; the dashboard for invalid URLs, other sites and the
 * API. Prevents open redirects.
 */
export function withinSite(address: string, origin: string): string {
  const target = URL.parse(address, origin);
  // Without the origin, a path that begins with two slashes would name another host.
  const path = target?.pathname.replace(/^\/{2,}/, "/") ?? START;
  const isPage = target?.origin === origin && path !== "/api" && !path.startsWith("/api/");
  return isPage ? `${origin}${path}${target.search}${target.hash}` : `${origin}${START}`;
}
