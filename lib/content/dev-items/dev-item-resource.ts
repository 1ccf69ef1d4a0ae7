import "server-only";
import { defineResource } from "@/lib/resources/resource";
import { setTypeOrStatus } from "./dev-item-bulk";
import { devItemRows } from "./dev-item-rows";
import { devItemInput, devItemSchema } from "./dev-item-schema";
import { devItemWrites, readDevItem, readDevItems } from "./dev-item-store";

/** For the administrator only. */
export const devItems = defineResource({
  key: "dev-items",
  one: "development item",
  readAccess: "administrator",
  tags: [],
  item: devItemSchema,
  input: devItemInput,
  list: readDevItems,
  read: readDevItem,
  ...devItemWrites,
  rows: devItemRows,
  bulkEdits: [setTypeOrStatus],
});
