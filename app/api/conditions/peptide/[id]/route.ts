import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { conditionSchema } from "@/lib/content/peptides/peptide-schema";
import { readConditions } from "@/lib/content/peptides/peptide-store";
import { idParams } from "@/lib/content/wire";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Lists the conditions that a peptide is used or studied for",
      params: idParams,
      answer: z.array(conditionSchema),
      cacheControl: ASK_EACH_TIME,
    },
    ({ params }) => readConditions(params.id),
  ),
});
