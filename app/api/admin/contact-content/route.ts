import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { readEditedDocument } from "@/lib/content/documents/document-store";
import { administratorSchemas } from "@/lib/content/documents/document-wire";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers the contact content with the dashboard's defaults for what was never saved",
      answer: administratorSchemas["contact-content"],
    },
    () => readEditedDocument("contact-content"),
  ),
});
