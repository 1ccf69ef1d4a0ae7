import { idInAddress } from "@/lib/content/wire";
import { env } from "@/lib/env";
import { answerText } from "@/lib/seo/answer-text";
import { getArticleMarkdown } from "@/lib/seo/markdown/article-markdown";
import { getPeptideMarkdown } from "@/lib/seo/markdown/peptide-markdown";

type Context = { params: Promise<{ collection: string; id: string }> };

const readers = new Map([
  ["peptides", getPeptideMarkdown],
  ["research", getArticleMarkdown],
]);

/** Serves /peptides/{id}.md and /research/{id}.md; the page itself is named as the original. */
export async function GET(request: Request, { params }: Context) {
  const { collection, id: digits } = await params;
  const id = idInAddress.safeParse(digits);
  const text = id.success ? await readers.get(collection)?.(id.data) : null;
  return answerText(request, text ?? null, "text/markdown", {
    Link: `<${env.SITE_URL}/${collection}/${id.data}>; rel="canonical"`,
  });
}
