import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { restoreRevision } from "@/lib/content/revisions/restore";
import { restoreQuery } from "@/lib/content/revisions/revision-schema";
import { readRevision } from "@/lib/content/revisions/revision-store";
import { idParams } from "@/lib/content/wire";

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
