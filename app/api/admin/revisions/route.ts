import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { revisionPageSchema, revisionQuery } from "@/lib/content/revisions/revision-schema";
import { readRevisions } from "@/lib/content/revisions/revision-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary:
        "Lists what was changed, newest first: of one item (entity and id), of a kind, by action, or all",
      query: revisionQuery,
      answer: revisionPageSchema,
    },
    ({ query }) => readRevisions(query),
  ),
});
