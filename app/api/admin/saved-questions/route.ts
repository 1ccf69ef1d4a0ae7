import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { savedQuestionInput, savedQuestionSchema } from "@/lib/conversations/review/review-schema";
import { addSavedQuestion, readSavedQuestions } from "@/lib/conversations/review/saved-questions";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Lists the questions that a prompt is tried with before it is published",
      answer: z.array(savedQuestionSchema),
    },
    () => readSavedQuestions(),
  ),
  POST: route(
    {
      access: "administrator",
      summary: "Saves a question to try prompts with",
      body: savedQuestionInput,
      answer: savedQuestionSchema,
      status: 201,
    },
    ({ administrator, body }) => addSavedQuestion(administrator, body.question),
  ),
});
