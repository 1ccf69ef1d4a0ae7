import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { collectionParams, rowIdsSchema, rowSearchQuery } from "@/lib/resources/rows/row-query";
import { readRowIds } from "@/lib/resources/rows/rows";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers the id of every row that a search and a filter find",
      params: collectionParams,
      query: rowSearchQuery,
      answer: rowIdsSchema,
    },
    async ({ params, query }) => ({ ids: await readRowIds(params.collection, query) }),
  ),
});
