import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { idParams } from "@/lib/content/wire";
import { readCurrent } from "@/lib/resources/revisions/history";
import { revisionDetailSchema } from "@/lib/resources/revisions/revision-schema";
import { readRevision } from "@/lib/resources/revisions/revision-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers a revision with the states before and after it, and that of now",
      params: idParams,
      answer: revisionDetailSchema,
    },
    async ({ params }) => {
      const revision = await readRevision(params.id);
      if (!revision) return null;
      const current = await readCurrent(revision.entity, revision.entityId);
      return { ...revision, current: current && { ...current } };
    },
  ),
});
