import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { configuredModel } from "@/lib/consultant/generate/provider/provider";
import { tryPrompt } from "@/lib/conversations/review/prompt-trial";
import {
  trialInput,
  trialModelSchema,
  trialSchema,
} from "@/lib/conversations/review/review-schema";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Answers which language model questions are put to, if any",
      answer: trialModelSchema,
    },
    async () => ({ model: configuredModel()?.name ?? null }),
  ),
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
