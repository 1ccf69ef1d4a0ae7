import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { referencesAnswer, referencesBody } from "@/lib/resources/bulk/bulk-schema";
import { countReferences } from "@/lib/resources/bulk/references";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Counts the items that would lose something if these were deleted; changes nothing",
      body: referencesBody,
      answer: referencesAnswer,
    },
    async ({ body }) => ({ references: await countReferences(body.collection, body.ids) }),
  ),
});
