import "server-only";
import { statuses } from "./errors";
import type { RouteHandler } from "./route";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/**
 * All exports of a route file: the given methods, OPTIONS, and 405 with `Allow` for all others.
 * (Next handles HEAD as GET without the body.)
 */
export function methods(handlers: Partial<Record<Method, RouteHandler>>) {
  const able = METHODS.filter((method) => handlers[method]);
  const allow = [...able, ...(handlers.GET ? ["HEAD"] : []), "OPTIONS"].sort().join(", ");
  const refuse = async ({ method }: Request) =>
    Response.json(
      { message: `${method} is not possible here` },
      { status: statuses.wrong_method, headers: { Allow: allow, "Cache-Control": "no-store" } },
    );
  const tell = async () => new Response(null, { status: 204, headers: { Allow: allow } });
  return {
    GET: handlers.GET ?? refuse,
    POST: handlers.POST ?? refuse,
    PUT: handlers.PUT ?? refuse,
    PATCH: handlers.PATCH ?? refuse,
    DELETE: handlers.DELETE ?? refuse,
    OPTIONS: tell,
  };
}
