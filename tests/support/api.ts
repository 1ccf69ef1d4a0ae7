import { expect } from "vitest";
import { apiRoutes } from "@/app/api/openapi.json/description";
import type { Method } from "@/lib/api/methods";
import { expectDescribed } from "./api-description";

/** `body` is what `JSON.parse` answers: tests say themselves what they expect of it. */
export interface Answer {
  status: number;
  headers: Headers;
  body: ReturnType<typeof JSON.parse>;
}

/** Asks a route by its address, as Next would, and holds the answer against the API's description. */
export async function ask(
  method: Method | "HEAD" | "OPTIONS",
  address: string,
  {
    body,
    headers = {},
    raw,
  }: { body?: unknown; headers?: Record<string, string>; raw?: BodyInit } = {},
): Promise<Answer> {
  const url = new URL(address, "http://localhost");
  const route = findRoute(url.pathname);
  if (!route) throw new Error(`There is no route for ${url.pathname}`);
  const { path, handlers, params } = route;
  const handler = handlers[method === "HEAD" ? "GET" : method];
  if (!handler) throw new Error(`${address} has no ${method}`);
  const hasBody = body !== undefined || raw !== undefined;
  const request = new Request(url, {
    method,
    headers: { ...(hasBody && { "Content-Type": "application/json" }), ...headers },
    ...(hasBody && { body: raw ?? JSON.stringify(body) }),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  if (text !== "")
    expect(response.headers.get("content-type")).toMatch(/^application\/(?:[\w.-]+\+)?json\b/);
  const answer = {
    status: response.status,
    headers: response.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
  expectDescribed(path, method, answer);
  return answer;
}

/** Whether an address leads to a route, as it is and when it is decoded. */
export function isRouted(address: string): boolean {
  const url = URL.parse(address, "http://localhost");
  return url !== null && isDecodable(url.pathname) && findRoute(url.pathname) !== undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The route of an address, if it has one; a fixed part stands before one that varies, as in Next. */
function findRoute(pathname: string) {
  const found = Object.entries(apiRoutes)
    .map(([path, handlers]) => ({ path, handlers, params: match(path, pathname) }))
    .filter((candidate) => candidate.params !== null)
    .sort((a, b) => Object.keys(a.params ?? {}).length - Object.keys(b.params ?? {}).length)[0];
  return found?.params && { path: found.path, handlers: found.handlers, params: found.params };
}

function match(path: string, pathname: string): Record<string, string> | null {
  const pattern = path.replace(/\{(\w+)\}/g, "(?<$1>[^/]*)");
  const found = new RegExp(`^${pattern}$`).exec(pathname);
  if (!found) return null;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}
