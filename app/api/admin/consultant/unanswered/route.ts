import { z } from "zod";
import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { unansweredSchema } from "@/lib/conversations/review/review-schema";
import { readUnansweredQuestions } from "@/lib/conversations/review/unanswered-questions";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "administrator",
      summary: "Lists questions that were not answered, or not well, the same words together",
      answer: z.array(unansweredSchema),
    },
    () => readUnansweredQuestions(),
  ),
});
