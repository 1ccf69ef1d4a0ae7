import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { revisionSchema } from "@/lib/content/revisions/revision-schema";
import { readRevision } from "@/lib/content/revisions/revision-store";
import { idParams } from "@/lib/content/wire";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers a revision with the states before and after it",
      params: idParams,
      answer: revisionSchema,
    },
    ({ params }) => readRevision(params.id),
  ),
});
