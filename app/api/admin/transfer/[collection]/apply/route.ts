import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { requireResource } from "@/lib/content/resources";
import { collectionParams } from "@/lib/resources/rows/row-query";
import { applyImport } from "@/lib/resources/transfer/import-items";
import { MAX_TRANSFER_BYTES } from "@/lib/resources/transfer/transfer-limits";
import { applyBody, importPlanSchema } from "@/lib/resources/transfer/transfer-schema";

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
