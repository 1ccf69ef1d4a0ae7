import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { ASK_EACH_TIME, route } from "@/lib/api/route";
import { listLatestChanges } from "@/lib/facts/history/fact-change-queries";
import { latestChangeSchema } from "@/lib/facts/history/fact-change-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Lists when facts of each peptide last changed, latest first",
      answer: z.array(latestChangeSchema),
      cacheControl: ASK_EACH_TIME,
    },
    async () => listLatestChanges(),
  ),
});
