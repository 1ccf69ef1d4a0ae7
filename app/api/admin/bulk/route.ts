import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { bulkBody, changeMany } from "@/lib/resources/bulk/bulk";
import { bulkAnswer } from "@/lib/resources/bulk/bulk-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Deletes or changes many items at once: all that are named, or none",
      body: bulkBody,
      answer: bulkAnswer,
      mayFail: ["malformed", "not_found", "conflict"],
    },
    async ({ administrator, body }) => changeMany(administrator, body),
  ),
});
