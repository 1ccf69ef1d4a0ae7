import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { readJson } from "./body";
import { ApiError, fieldErrors } from "./errors";

interface RouteOptions<Params extends z.core.$ZodType, Body extends z.core.$ZodType> {
  /** Who may call; there is no default. */
  access: "public";
  /** Parts of the address; those that do not fit are answered with 404. */
  params?: Params;
  /** The JSON that must be sent; values that do not fit are answered with 422. */
  body?: Body;
  /** The response's Cache-Control; answers are not kept unless a route says so. */
  cacheControl?: string;
  /** What the body of every failure says beside its message. */
  failure?: Record<string, unknown>;
}

interface RouteInput<Params extends z.core.$ZodType, Body extends z.core.$ZodType> {
  request: Request;
  params: z.output<Params>;
  body: z.output<Body>;
}

type Context = { params: Promise<Record<string, string | string[] | undefined>> };

/**
 * A route handler that parses, runs and responds in JSON. What `run` answers becomes the body of
 * a 200; null becomes a 404; an `ApiError` its status; a Response is left as it is. Anything else
 * that is thrown is logged under a reference and answered with 500 and that reference alone.
 */
export function route<
  Params extends z.core.$ZodType = z.ZodUndefined,
  Body extends z.core.$ZodType = z.ZodUndefined,
>(options: RouteOptions<Params, Body>, run: (input: RouteInput<Params, Body>) => Promise<unknown>) {
  return async (request: Request, context: Context): Promise<Response> => {
    try {
      const params = parseParams(options.params, await context.params);
      const body = await parseBody(options.body, request);
      const answer = await run({ request, params, body });
      if (answer instanceof Response) return answer;
      if (answer === null || answer === undefined) throw new ApiError("not_found", "Not found");
      return Response.json(answer, {
        headers: { "Cache-Control": options.cacheControl ?? "no-store" },
      });
    } catch (error) {
      return respondToError(error, options.failure);
    }
  };
}

function parseParams<Params extends z.core.$ZodType>(schema: Params | undefined, values: unknown) {
  if (!schema) return undefined as z.output<Params>;
  const result = z.safeParse(schema, values);
  if (!result.success) throw new ApiError("not_found", "Not found");
  return result.data;
}

async function parseBody<Body extends z.core.$ZodType>(schema: Body | undefined, request: Request) {
  if (!schema) return undefined as z.output<Body>;
  const result = z.safeParse(schema, await readJson(request));
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  if (Object.keys(fields).length > 0) {
    throw new ApiError("invalid", "Some values are not valid", fields);
  }
  throw new ApiError("invalid", "The body does not have the expected shape");
}

function respondToError(error: unknown, failure: RouteOptions<never, never>["failure"]): Response {
  const headers = { "Cache-Control": "no-store" };
  if (error instanceof ApiError) {
    const { message, fields, status } = error;
    return Response.json(
      { ...failure, message, ...(fields && { fields }) },
      { status, headers: { ...headers, ...error.headers } },
    );
  }
  const reference = randomUUID();
  console.error(`Request failed (${reference})`, error);
  return Response.json(
    { ...failure, message: `Something went wrong (${reference})` },
    { status: 500, headers },
  );
}
