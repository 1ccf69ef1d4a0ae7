import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { TARGET_NOT_FOUND, TargetNotFound } from "@/components/collections/collection-not-found";
import { TargetPage } from "@/components/collections/target-page";
import { StructuredData } from "@/components/seo/structured-data";
import { Missing } from "@/components/site/missing";
import { PAGE_FAILURE, withFailure } from "@/components/site/page-failure";
import { readOrFallback } from "@/lib/cache";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { findCollectedTarget } from "@/lib/facts/collections/targets";
import { pageMetadata } from "@/lib/seo/metadata";
import { targetPage } from "@/lib/seo/pages";
import { targetNodes } from "@/lib/seo/structured-data/collection-data";

type Props = { params: Promise<{ symbol: string }> };

export function generateStaticParams() {
  return [];
}

export default withFailure(async function TargetRoute({ params }: Props) {
  const { symbol } = await params;
  const target = await findRequested(symbol);
  if (!target) {
    return (
      <Missing>
        <TargetNotFound />
      </Missing>
    );
  }
  const page = targetPage(target);
  if (symbol !== target.symbol) permanentRedirect(page.path);
  return (
    <>
      <StructuredData nodes={targetNodes(target)} />
      <TargetPage target={target} page={page} />
    </>
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { symbol } = await params;
  const read = await readOrFallback("target", () => findRequested(symbol), null);
  if (read.isFallback) return { title: PAGE_FAILURE };
  return read.answer ? pageMetadata(targetPage(read.answer)) : { title: TARGET_NOT_FOUND };
}

async function findRequested(symbol: string) {
  const { targets } = await getCollectedFacts();
  return findCollectedTarget(targets, symbol);
}
