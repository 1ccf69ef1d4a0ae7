import { answerText } from "@/lib/seo/answer-text";
import { getSitemap } from "@/lib/seo/sitemap";

export async function GET(request: Request) {
  return answerText(request, await getSitemap(0), "application/xml");
}
