import { z } from "zod";
import { defineBulkEdit } from "@/lib/resources/bulk/bulk-edit";
import { DEV_ITEM_STATUSES, DEV_ITEM_TYPES } from "./dev-item-schema";

export const setTypeOrStatus = defineBulkEdit({
  action: "set-fields",
  fields: {
    type: z.enum(DEV_ITEM_TYPES).optional(),
    status: z.enum(DEV_ITEM_STATUSES).optional(),
  },
  change: (_, { type, status }) => ({ ...(type && { type }), ...(status && { status }) }),
});
