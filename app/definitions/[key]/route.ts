import { findGlossaryTerm } from "@/lib/glossary/glossary";
import { answerText } from "@/lib/seo/answer-text";

type Context = { params: Promise<{ key: string }> };

/** Serves /glossary/{key}.json: what a page shows beside a term. */
export async function GET(request: Request, { params }: Context) {
  const term = findGlossaryTerm((await params).key);
  const text = term && JSON.stringify({ name: term.name, definition: term.definition });
  return answerText(request, text, "application/json");
}
