import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { requireResource } from "@/lib/content/resources";
import { collectionParams } from "@/lib/resources/rows/row-query";
import { exportItems } from "@/lib/resources/transfer/export-items";
import { exportAnswer, exportBody } from "@/lib/resources/transfer/transfer-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Answers a collection, or a selection of it, as the text of a CSV or JSON file",
      params: collectionParams,
      body: exportBody,
      answer: exportAnswer,
    },
    async ({ params, body }) => exportItems(requireResource(params.collection), body),
  ),
});
