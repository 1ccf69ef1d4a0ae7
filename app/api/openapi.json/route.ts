import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { getApiDescription } from "./description";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
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
