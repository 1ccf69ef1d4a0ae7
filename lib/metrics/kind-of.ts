export type Kind = "api" | "chat" | "dashboard" | "file" | "health" | "page";

/** Static files, and those that the site makes for the browser, crawlers and readers. */
const FILES =
  /^\/(?:_next|abstracts|cards|comparisons|definitions|fonts|markdown|papers|previews|search|sitemaps|skylines)\/|^\/[^/]*\.\w+$/;

/** What a route of `routeFinder` is for: these differ in how long they may take. */
export function kindOf(route: string): Kind {
  if (/^\/api\/(?:health|ready)$/.test(route)) return "health";
  if (route === "/api/chat") return "chat";
  if (/^\/api(?:\/|$)/.test(route)) return "api";
  if (/^\/(?:admin|login)(?:\/|$)/.test(route)) return "dashboard";
  return FILES.test(route) && route !== "/[...rest]" ? "file" : "page";
}
