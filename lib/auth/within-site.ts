const START = "/admin";

/**
 * A page of this site as an absolute address, whatever address was asked for: the dashboard in
 * place of an address elsewhere, of the API, or that is none.
 */
export function withinSite(address: string, origin: string): string {
  const target = URL.parse(address, origin);
  // Two slashes at the beginning of a path would name another host once the origin is left out.
  const path = target?.pathname.replace(/^\/{2,}/, "/") ?? START;
  const isPage = target?.origin === origin && path !== "/api" && !path.startsWith("/api/");
  return isPage ? `${origin}${path}${target.search}${target.hash}` : `${origin}${START}`;
}
