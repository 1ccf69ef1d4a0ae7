import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { idParams } from "@/lib/content/wire";
import { restoreRevision } from "@/lib/resources/revisions/restore";
import { restoreQuery } from "@/lib/resources/revisions/revision-schema";
import { readRevision } from "@/lib/resources/revisions/revision-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Makes an item or a document what it was before a revision, or after it",
      params: idParams,
      query: restoreQuery,
      answer: z.record(z.string(), z.unknown()),
    },
    async ({ administrator, params, query }) => {
      const revision = await readRevision(params.id);
      return revision && restoreRevision(administrator, revision, query.state);
    },
  ),
});
