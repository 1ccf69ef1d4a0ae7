import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Administrator, findAdministrator } from "@/lib/auth/session";
import type { LimitName } from "@/lib/throttle/limits";
import { takeFrom } from "@/lib/throttle/throttle";
import { readJson, toStorable } from "./body";
import { isCrossSite } from "./cross-site";
import { ApiError, type ApiErrorCode } from "./errors";
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
  /** What the API's description says of it; a route below /api without one fails a test. */
  summary?: string;
  /** Parts of the address; those that do not fit are answered with 404. */
  params?: Params;
  /** What may stand behind the address's question mark; values that do not fit are answered with 422. */
  query?: Query;
  /** The JSON that must be sent; values that do not fit are answered with 422. */
  body?: Body;
  /** The most bytes that a body may have, where the usual limit is too low. */
  maxBodyBytes?: number;
  /** Fields of the body that are read to the letter, as passwords are. */
  asSent?: string[];
  /** What the description says of the body, where `body` leaves its fields to `run`. */
  bodyShape?: z.ZodType;
  /** What a success answers; for the description. */
  answer?: z.ZodType;
  /** A success's status, if not 200. */
  status?: 201;
  /** Saves that a stale If-Match stops; they answer with the row's new ETag, as reads always do. */
  isVersioned?: boolean;
  /** The response's Cache-Control; answers are not kept unless a route says so. */
  cacheControl?: string;
  /** What a request that fits takes one from; one that does not has cost nobody anything. */
  limit?: LimitName;
  /** Failures that `run` itself adds, for the description. */
  mayFail?: ApiErrorCode[];
  /** What the body of every failure says beside its message. */
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
  /** Adds Set-Cookie headers to the answer of a success that is JSON. */
  setCookies: (headers: string[]) => void;
}

type Context = { params: Promise<Record<string, string | string[] | undefined>> };

export interface RouteHandler {
  (request: Request, context: Context): Promise<Response>;
  /** What it was made of, for the description. */
  options: RouteOptions;
}

/** Kept by whoever asked, but never used without asking whether it is still so. */
export const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

/**
 * A route handler that authorises, parses, runs and responds in JSON. What `run` answers becomes the
 * body of a 200; null becomes a 404; an `ApiError` its status; a Response is left as it is. Anything
 * else that is thrown is logged under a reference and answered with 500 and that reference alone.
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
      if (options.limit) await takeFrom(options.limit, request);
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

/** A write that a browser was made to send by another site is nobody's own, whoever is signed in there. */
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
  const reference = randomUUID();
  console.error(`Request failed (${reference})`, error);
  return Response.json(
    { ...failure, message: `Something went wrong (${reference})` },
    { status: 500, headers },
  );
}
