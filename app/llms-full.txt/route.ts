import { answerText } from "@/lib/seo/answer-text";
import { getLlmsFullText } from "@/lib/seo/llms-full";

export async function GET(request: Request) {
  return answerText(request, await getLlmsFullText(), "text/plain");
}
