import { answerText } from "@/lib/seo/answer-text";
import { getSitemap } from "@/lib/seo/sitemap";

/** Next would make a file of this name at build. */
export const dynamic = "force-dynamic";

export async function GET(request: Request) {
  return answerText(request, await getSitemap(0), "application/xml");
}
