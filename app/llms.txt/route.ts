import { answerText } from "@/lib/seo/answer-text";
import { getLlmsText } from "@/lib/seo/llms";

export async function GET(request: Request) {
  return answerText(request, await getLlmsText(), "text/plain");
}
