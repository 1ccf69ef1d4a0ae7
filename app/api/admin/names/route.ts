import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { itemNameSchema, namesQuery } from "@/lib/resources/names/item-name-schema";
import { findItemNames } from "@/lib/resources/names/item-names";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Finds items of all collections by their names",
      query: namesQuery,
      answer: z.array(itemNameSchema),
    },
    ({ query }) => findItemNames(query.query),
  ),
});
