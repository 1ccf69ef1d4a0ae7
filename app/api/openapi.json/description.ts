import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { type ApiDescription, type ApiRoutes, describeApi } from "@/lib/api/openapi";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { otherRoutes } from "./routes";

let description: ApiDescription | undefined;

/** The description of every route, made once a process. */
export function getApiDescription(): ApiDescription {
  description ??= describeApi(apiRoutes);
  return description;
}

export const descriptionRoute = methods({
  GET: route(
    {
      access: "public",
      summary: "Answers this description, in OpenAPI 3.1",
      answer: z.looseObject({ openapi: z.string() }),
      cacheControl: ASK_EACH_TIME,
    },
    async () => getApiDescription(),
  ),
});

export const apiRoutes: ApiRoutes = { ...otherRoutes, "/api/openapi.json": descriptionRoute };
