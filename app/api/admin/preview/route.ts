import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { previewAnswer, previewInput } from "@/lib/content/previews/preview-schema";
import { keepPreview } from "@/lib/content/previews/preview-store";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Keeps unsaved values for a minute and answers the page that shows them",
      body: previewInput,
      answer: previewAnswer,
    },
    async ({ administrator, body }) => ({
      address: `/admin/preview/${await keepPreview(administrator.sessionId, body)}`,
    }),
  ),
});
