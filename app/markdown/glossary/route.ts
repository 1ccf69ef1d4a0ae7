import { answerText } from "@/lib/seo/answer-text";
import { getGlossaryMarkdown } from "@/lib/seo/markdown/glossary-markdown";
import { pages } from "@/lib/seo/pages";
import { absolute } from "@/lib/seo/structured-data/page-data";

/** Serves /glossary.md; the page itself is named as the original. */
export async function GET(request: Request) {
  return answerText(request, await getGlossaryMarkdown(), "text/markdown", {
    Link: `<${absolute(pages.glossary.path)}>; rel="canonical"`,
  });
}
