import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { tryPrompt } from "@/lib/content/consultant-review/prompt-trial";
import { trialInput, trialSchema } from "@/lib/content/consultant-review/review-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  POST: route(
    {
      access: "administrator",
      summary: "Answers a question with a prompt that is not published; nothing is stored",
      body: trialInput,
      answer: trialSchema,
      mayFail: ["too_many"],
    },
    ({ request, body }) => tryPrompt(body, request.signal),
  ),
});
