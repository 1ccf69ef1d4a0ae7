import { answerText } from "@/lib/seo/answer-text";
import { getLlmsFullPart } from "@/lib/seo/llms-full";

/** One of the files that /llms-full.txt lists. */
export async function GET(request: Request, { params }: { params: Promise<{ part: string }> }) {
  const part = /^([1-9]\d{0,3})\.txt$/.exec((await params).part)?.[1];
  return answerText(request, part ? await getLlmsFullPart(Number(part)) : null, "text/plain");
}
