import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { collectionParams } from "@/lib/content/rows/row-query";
import { applyImport } from "@/lib/content/transfer/import-items";
import { MAX_TRANSFER_BYTES } from "@/lib/content/transfer/transfer-limits";
import { requireResource } from "@/lib/content/transfer/transfer-resource";
import { applyBody, importPlanSchema } from "@/lib/content/transfer/transfer-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Carries out the plan of an import, as long as it would still be the same one",
      params: collectionParams,
      body: applyBody,
      answer: importPlanSchema,
      maxBodyBytes: MAX_TRANSFER_BYTES,
    },
    async ({ administrator, params, body: { hash, ...file } }) =>
      applyImport(administrator, requireResource(params.collection), file, hash),
  ),
});
