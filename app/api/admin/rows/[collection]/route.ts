import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { collectionParams, rowQuery } from "@/lib/resources/rows/row-query";
import { readRows, rowPageSchema } from "@/lib/resources/rows/rows";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers one page of a collection's table, searched, filtered and sorted",
      params: collectionParams,
      query: rowQuery,
      answer: rowPageSchema,
    },
    ({ params, query }) => readRows(params.collection, query),
  ),
});
