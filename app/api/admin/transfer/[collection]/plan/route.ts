import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { requireResource } from "@/lib/content/resources";
import { collectionParams } from "@/lib/resources/rows/row-query";
import { planImport } from "@/lib/resources/transfer/import-items";
import { MAX_TRANSFER_BYTES } from "@/lib/resources/transfer/transfer-limits";
import { importPlanSchema, planBody } from "@/lib/resources/transfer/transfer-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Says what an import would do to each item of a file; changes nothing",
      params: collectionParams,
      body: planBody,
      answer: importPlanSchema,
      maxBodyBytes: MAX_TRANSFER_BYTES,
    },
    async ({ administrator, params, body }) =>
      planImport(administrator, requireResource(params.collection), body),
  ),
});
