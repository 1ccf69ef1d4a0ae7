import { answerText } from "@/lib/seo/answer-text";
import { getSitemap } from "@/lib/seo/sitemap";

/** One of the files that /sitemap.xml lists once there are too many addresses for one. */
export async function GET(request: Request, { params }: { params: Promise<{ part: string }> }) {
  const part = /^([1-9]\d{0,3})\.xml$/.exec((await params).part)?.[1];
  return answerText(request, part ? await getSitemap(Number(part)) : null, "application/xml");
}
