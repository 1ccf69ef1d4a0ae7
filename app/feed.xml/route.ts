import { answerText } from "@/lib/seo/answer-text";
import { getFeed } from "@/lib/seo/feeds/site-feed";

export async function GET(request: Request) {
  return answerText(request, await getFeed(), "application/atom+xml");
}
