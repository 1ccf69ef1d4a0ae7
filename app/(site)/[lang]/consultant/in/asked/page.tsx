import type { Metadata } from "next";
import { ConsultantPage } from "@/components/consultant/consultant-page";
import { StructuredData } from "@/components/seo/structured-data";
import { TooManySearches } from "@/components/site/too-many-searches";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { MAX_QUESTION_LENGTH } from "@/lib/conversations/chat/chat-messages";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";
import { refuseSearch } from "@/lib/throttle/search-limit";

export const dynamic = "force-dynamic";

export const metadata: Metadata = pageMetadata({ ...pages.consultant, isIndexed: false });

/** Serves /consultant?query=…, rendered per request. Without scripts the form holds it. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ query?: string | string[] }>;
}) {
  const { query } = await searchParams;
  const refusal = await refuseSearch(query);
  if (refusal) return <TooManySearches text={refusal} href="/consultant" />;
  const question = [query].flat()[0]?.trim().slice(0, MAX_QUESTION_LENGTH);
  const settings = await getDocumentOrBuiltIn("ai-settings");
  return (
    <>
      <StructuredData nodes={pageNodes(pages.consultant)} />
      <ConsultantPage settings={settings.document} question={question} />
    </>
  );
}
