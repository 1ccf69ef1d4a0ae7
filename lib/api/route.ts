import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Administrator, findAdministrator } from "@/lib/auth/session";
import { isDatabaseAway } from "@/lib/db/is-database-away";
import type { LimitName } from "@/lib/throttle/limits";
import { consumePoints } from "@/lib/throttle/throttle";
import { readJson, toStorable } from "./body";
import { isCrossSite } from "./cross-site";
import { ApiError, type ApiErrorCode, statuses } from "./errors";
import { etagOf, namesEtag } from "./etag";
import { parseValues } from "./parse";

export type Access = "public" | "administrator";

export interface RouteOptions<
  Who extends Access = Access,
  Params extends z.core.$ZodType = z.core.$ZodType,
  Query extends z.core.$ZodType = z.core.$ZodType,
  Body extends z.core.$ZodType = z.core.$ZodType,
> {
  /** Who may call; there is no default. */
  access: Who;
  /** For the API's description; required below /api, by a test. */
  summary?: string;
  /** Schema of the path's parameters; 404 if they do not match. */
  params?: Params;
  /** Schema of the query; 422 if it does not match. */
  query?: Query;
  /** Schema of the JSON body; 422 if it does not match. */
  body?: Body;
  /** Limit of the body in bytes, if the default is too low. */
  maxBodyBytes?: number;
  /** Fields of the body whose strings are not changed, such as passwords. */
  asSent?: string[];
  /** The body for the API's description, if `run` validates its fields instead of `body`. */
  bodyShape?: z.ZodType;
  /** The response body, for the API's description. */
  answer?: z.ZodType;
  /** The status of a success; 200 by default. */
  status?: 201;
  /** Whether some requests are answered 202, without a body. */
  mayOnlyAccept?: boolean;
  /** Whether a stale If-Match is refused; such saves return the row's new ETag, as reads always do. */
  isVersioned?: boolean;
  /** The response's Cache-Control; `no-store` by default. */
  cacheControl?: string;
  /** The rate limit; invalid requests do not count against it. */
  limit?: LimitName;
  /** Errors that `run` adds, for the API's description. */
  mayFail?: ApiErrorCode[];
  /** Added to the body of every error. */
  failure?: Record<string, unknown>;
}

interface RouteInput<
  Who extends Access,
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
> {
  request: Request;
  administrator: Who extends "administrator" ? Administrator : null;
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  /** Adds Set-Cookie headers to a successful JSON response. */
  setCookies: (headers: string[]) => void;
}

type Context = { params: Promise<Record<string, string | string[] | undefined>> };

export interface RouteHandler {
  (request: Request, context: Context): Promise<Response>;
  /** Its options, for the API's description. */
  options: RouteOptions;
}

/** Clients may store the response but must revalidate it before each use. */
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/**
 * A route handler that authorises, parses, runs and responds in JSON. The result of `run` becomes the
 * body of a 200, null a 404, an `ApiError` its status, and a Response is returned unchanged. If the
 * database is away, the response is a 503. Any other error is logged under a reference, and the response
 * is a 500 with only that reference.
 */
export function route<
  Who extends Access,
  Params extends z.core.$ZodType = z.ZodUndefined,
  Query extends z.core.$ZodType = z.ZodUndefined,
  Body extends z.core.$ZodType = z.ZodUndefined,
>(
  options: RouteOptions<Who, Params, Query, Body>,
  run: (input: RouteInput<Who, Params, Query, Body>) => Promise<unknown>,
): RouteHandler {
  const handle = async (request: Request, context: Context): Promise<Response> => {
    try {
      const administrator = await authorise(options.access, request);
      const params = parseParams(options.params, await context.params);
      const query = parseQuery(options.query, request);
      const body = await parseBody(options, request);
      if (options.limit) await consumePoints(options.limit, request);
      const cookies: string[] = [];
      const answer = await run({
        request,
        administrator: administrator as RouteInput<Who, Params, Query, Body>["administrator"],
        params,
        query,
        body,
        setCookies: (headers) => cookies.push(...headers),
      });
      if (answer instanceof Response) return answer;
      const response = respond(answer, request, options);
      for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
      return response;
    } catch (error) {
      return respondToError(error, options.failure);
    }
  };
  return Object.assign(handle, { options: options as RouteOptions });
}

/** Refuses writes that another site caused (CSRF), whoever is signed in. */
async function authorise(access: Access, request: Request): Promise<Administrator | null> {
  if (!isRead(request) && isCrossSite(request)) {
    throw new ApiError("forbidden", "This request is accepted only from this site");
  }
  if (access === "public") return null;
  const administrator = await findAdministrator(request);
  if (!administrator) throw new ApiError("unauthenticated", "Please sign in");
  return administrator;
}

function parseParams<Params extends z.core.$ZodType>(schema: Params | undefined, values: unknown) {
  if (!schema) return undefined as z.output<Params>;
  const result = z.safeParse(schema, values);
  if (!result.success) throw new ApiError("not_found", "Not found");
  return result.data;
}

function parseQuery<Query extends z.core.$ZodType>(schema: Query | undefined, request: Request) {
  if (!schema) return undefined as z.output<Query>;
  const { searchParams } = new URL(request.url);
  const values = Array.from(searchParams, ([name, value]) => [name, toStorable(value)]);
  return parseValues(schema, Object.fromEntries(values));
}

async function parseBody<Body extends z.core.$ZodType>(
  {
    body,
    maxBodyBytes,
    asSent,
  }: Pick<RouteOptions<Access>, "maxBodyBytes" | "asSent"> & { body?: Body },
  request: Request,
) {
  if (!body) return undefined as z.output<Body>;
  return parseValues(body, await readJson(request, { maxBytes: maxBodyBytes, asSent }));
}

function respond(answer: unknown, request: Request, options: RouteOptions<Access>): Response {
  if (answer === null || answer === undefined) throw new ApiError("not_found", "Not found");
  const json = JSON.stringify(answer);
  const headers: Record<string, string> = { "Cache-Control": options.cacheControl ?? "no-store" };
  if (isRead(request) || options.isVersioned) headers.ETag = etagOf(json);
  const known = isRead(request) && request.headers.get("if-none-match");
  if (known && headers.ETag && namesEtag(known, headers.ETag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(json, {
    status: options.status ?? 200,
    headers: { ...headers, "Content-Type": "application/json" },
  });
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function respondToError(error: unknown, failure: RouteOptions["failure"]): Response {
  const headers = { "Cache-Control": "no-store" };
  if (error instanceof ApiError) {
    const { message, fields, status, extras } = error;
    const { current } = extras;
    return Response.json(
      { ...failure, message, ...(fields && { fields }), ...(current !== undefined && { current }) },
      { status, headers: { ...headers, ...extras.headers } },
    );
  }
  if (isDatabaseAway(error)) {
    console.error("The database does not answer", error);
    const message = "This is not available at the moment. Please try again soon.";
    return Response.json(
      { ...failure, message },
      { status: statuses.unavailable, headers: { ...headers, "Retry-After": "5" } },
    );
  }
  const reference = randomUUID();
  console.error(`Request failed (${reference})`, error);
  return Response.json(
    { ...failure, message: `Something went wrong (${reference})` },
    { status: 500, headers },
  );
}
