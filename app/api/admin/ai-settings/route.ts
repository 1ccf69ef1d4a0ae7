import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readDocument } from "@/lib/content/documents/document-store";
import { administratorSchemas, toWire } from "@/lib/content/documents/document-wire";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers the AI settings with the training prompt",
      answer: administratorSchemas["ai-settings"],
    },
    async () => toWire("ai-settings", await readDocument("ai-settings")),
  ),
});
