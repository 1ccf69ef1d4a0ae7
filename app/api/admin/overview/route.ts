import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readOverview } from "@/lib/overview/overview";
import { overviewSchema } from "@/lib/overview/overview-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers what asks for the administrator, the last changes and figures by week",
      answer: overviewSchema,
    },
    () => readOverview(),
  ),
});
