import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readHistory } from "@/lib/resources/revisions/history";
import { historySchema, revisionQuery } from "@/lib/resources/revisions/revision-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary:
        "Lists what was changed, newest first: of one item (entity and id), of a kind, by action, or all",
      query: revisionQuery,
      answer: historySchema,
    },
    ({ query }) => readHistory(query),
  ),
});
