import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import { idParams } from "@/lib/content/wire";
import { listFactChanges } from "@/lib/facts/history/fact-change-queries";
import { factChangeSchema } from "@/lib/facts/history/fact-change-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Lists the latest changes of a peptide's facts, latest first",
      params: idParams,
      answer: z.array(factChangeSchema),
      cacheControl: ASK_EACH_TIME,
    },
    async ({ params: { id } }) => ((await getPeptide(id)) ? listFactChanges(id) : null),
  ),
});
