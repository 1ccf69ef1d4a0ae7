import { idInAddress } from "@/lib/content/wire";
import { getEmbedCard } from "@/lib/embed/embed-card";
import { answerText } from "@/lib/seo/answer-text";

type Context = { params: Promise<{ id: string }> };

/** The card of a peptide for other sites, without scripts and cookies. Its policy is in next.config.mjs. */
export async function GET(request: Request, { params }: Context) {
  const id = idInAddress.safeParse((await params).id);
  const html = id.success ? await getEmbedCard(id.data) : null;
  return answerText(request, html, "text/html", { "X-Robots-Tag": "noindex" });
}
