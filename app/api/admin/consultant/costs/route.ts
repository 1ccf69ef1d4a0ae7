import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readConsultantCosts } from "@/lib/conversations/review/consultant-costs";
import { costSchema } from "@/lib/conversations/review/review-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Lists the consultant's answers and tokens of the last days, by day and model",
      answer: z.array(costSchema),
    },
    () => readConsultantCosts(),
  ),
});
