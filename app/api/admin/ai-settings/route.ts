import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readDocument } from "@/lib/content/documents/document-store";
import { toWire, wireSchema } from "@/lib/content/documents/document-wire";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers the AI settings with the training prompt",
      answer: wireSchema("ai-settings", "administrator"),
    },
    async () => toWire("ai-settings", await readDocument("ai-settings")),
  ),
});
