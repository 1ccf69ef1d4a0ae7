import "server-only";
import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { env } from "@/lib/env";
import { statuses } from "./errors";
import { METHODS, type Method } from "./methods";
import type { RouteHandler, RouteOptions } from "./route";

type Handler = (request: Request, context: Parameters<RouteHandler>[1]) => Promise<Response>;

/** The exports of route files by path. */
export type ApiRoutes = Record<string, Partial<Record<Method | "OPTIONS", Handler | RouteHandler>>>;

export type ApiDescription = ReturnType<typeof describeApi>;

const failureSchema = z
  .object({
    message: z.string(),
    fields: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: "What is wrong with each field, by its path." }),
    current: z
      .unknown()
      .optional()
      .meta({ description: "The row as it is now, where a save was made from an older one." }),
    success: z.literal(false).optional(),
  })
  .meta({ id: "Failure" });

/** The OpenAPI 3.1 description, generated from the options of each route. */
export function describeApi(routes: ApiRoutes) {
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: `${env.SITE_NAME} API`,
      version: "1",
      description:
        "Everything the portal shows, and everything its administrator changes. What a GET answers is accepted by POST and PUT as it is.",
    },
    servers: [{ url: env.SITE_URL }],
    paths: Object.fromEntries(
      Object.entries(routes).map(([path, handlers]) => [path, describePath(path, handlers)]),
    ) as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        administrator: {
          type: "http",
          scheme: "bearer",
          description: "The token that a login answers; in a browser the session's cookie does.",
        },
      },
    },
  });
}

/** The options of a route; null for a 405 handler. */
export function optionsOf(handler: Handler | RouteHandler | undefined): RouteOptions | null {
  return handler && "options" in handler && handler.options.summary ? handler.options : null;
}

function describePath(path: string, handlers: ApiRoutes[string]) {
  const operations = METHODS.flatMap((method) => {
    const options = optionsOf(handlers[method]);
    return options
      ? [[method.toLowerCase(), describeOperation(path, method, options)] as const]
      : [];
  });
  return Object.fromEntries(operations);
}

function describeOperation(
  path: string,
  method: Method,
  options: RouteOptions,
): ZodOpenApiOperationObject {
  const { access, summary, params, query, body, bodyShape } = options;
  const shape = bodyShape ?? body;
  return {
    summary,
    tags: [path.split("/")[2] ?? ""],
    ...(access === "administrator" && { security: [{ administrator: [] }] }),
    requestParams: {
      ...(params && { path: params as z.ZodObject }),
      ...(query && { query: query as z.ZodObject }),
      ...(options.isVersioned && { header: z.object({ "If-Match": z.string().optional() }) }),
    },
    ...(shape && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: shape as z.ZodType } },
      },
    }),
    responses: describeAnswers(method, options),
  };
}

function describeAnswers(method: Method, options: RouteOptions): ZodOpenApiResponsesObject {
  const { status = 200, answer = z.unknown() } = options;
  const answers: ZodOpenApiResponsesObject = {
    [`${status}`]: {
      description: status === 201 ? "Created" : "Done",
      content: { "application/json": { schema: answer } },
    },
    ...(options.mayOnlyAccept && {
      "202": { description: "Taken in; there is nothing to answer" },
    }),
    ...(method === "GET" && { "304": { description: "Not changed since" } }),
  };
  for (const failure of failuresOf(method, options)) {
    answers[`${failure}` as "400"] = {
      description: descriptions[failure] ?? "Failed",
      content: { "application/json": { schema: failureSchema } },
    };
  }
  return answers;
}

const descriptions: Record<number, string> = {
  [statuses.malformed]: "Not JSON, or it names what does not exist",
  [statuses.unauthenticated]: "Nobody is signed in",
  [statuses.forbidden]: "Another site made the browser send it",
  [statuses.not_found]: "There is no such item",
  [statuses.conflict]: "Changed in the meantime, or not possible with what is stored",
  [statuses.too_large]: "Larger than 1 MB, or 32 MB for an import",
  [statuses.wrong_type]: "Not application/json",
  [statuses.invalid]: "Some values are not valid",
  [statuses.too_many]: "Too many; Retry-After says when to try again",
  500: "Something went wrong; the message holds a reference",
  [statuses.unavailable]: "Not available at the moment",
};

function failuresOf(method: Method, options: RouteOptions) {
  const { access, params, query, body, limit, mayFail = [] } = options;
  const isWrite = method !== "GET";
  return [
    ...(access === "administrator" ? [statuses.unauthenticated] : []),
    ...(isWrite ? [statuses.forbidden] : []),
    ...(isWrite && access === "administrator" ? [statuses.conflict] : []),
    ...(params ? [statuses.not_found] : []),
    ...(body ? [statuses.malformed, statuses.too_large, statuses.wrong_type] : []),
    ...(body || query || (isWrite && params) ? [statuses.invalid] : []),
    ...(limit ? [statuses.too_many] : []),
    ...mayFail.map((code) => statuses[code]),
    500,
    statuses.unavailable,
  ];
}
