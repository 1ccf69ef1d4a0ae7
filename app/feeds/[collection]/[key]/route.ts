import { answerText } from "@/lib/seo/answer-text";
import { getConditionFeed } from "@/lib/seo/feeds/condition-feed";
import { getPeptideFeed } from "@/lib/seo/feeds/peptide-feed";

type Context = { params: Promise<{ collection: string; key: string }> };

const readers = new Map([
  ["peptides", getPeptideFeed],
  ["conditions", getConditionFeed],
]);

/** Serves /peptides/{id}/feed.xml and /conditions/{key}/feed.xml. */
export async function GET(request: Request, { params }: Context) {
  const { collection, key } = await params;
  const text = (await readers.get(collection)?.(key)) ?? null;
  return answerText(request, text, "application/atom+xml");
}
