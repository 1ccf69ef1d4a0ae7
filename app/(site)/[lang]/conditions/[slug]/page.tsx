import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import {
  CONDITION_NOT_FOUND,
  ConditionNotFound,
} from "@/components/collections/collection-not-found";
import { ConditionPage } from "@/components/collections/condition-page";
import { StructuredData } from "@/components/seo/structured-data";
import { Missing } from "@/components/site/missing";
import { PAGE_FAILURE, withFailure } from "@/components/site/page-failure";
import { readOrFallback } from "@/lib/cache";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { findCondition } from "@/lib/facts/collections/conditions";
import { relatedConditions } from "@/lib/facts/related-conditions";
import { pageMetadata } from "@/lib/seo/metadata";
import { conditionPage } from "@/lib/seo/pages";
import { conditionNodes } from "@/lib/seo/structured-data/collection-data";

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return [];
}

export default withFailure(async function ConditionRoute({ params }: Props) {
  const { slug } = await params;
  const { conditions } = await getCollectedFacts();
  const condition = findCondition(conditions, slug);
  if (!condition) {
    return (
      <Missing>
        <ConditionNotFound />
      </Missing>
    );
  }
  const page = conditionPage(condition);
  if (slug !== condition.key) permanentRedirect(page.path);
  return (
    <>
      <StructuredData nodes={conditionNodes(condition)} />
      <ConditionPage
        condition={condition}
        page={page}
        related={relatedConditions(condition.key).flatMap((key) => {
          const other = conditions.find((candidate) => candidate.key === key);
          return other ? [{ href: conditionPage(other).path, text: other.name }] : [];
        })}
      />
    </>
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const read = await readOrFallback("condition", () => findRequested(slug), null);
  if (read.isFallback) return { title: PAGE_FAILURE };
  if (!read.answer) return { title: CONDITION_NOT_FOUND };
  const { key, name } = read.answer;
  return pageMetadata({
    ...conditionPage(read.answer),
    feed: { path: `/conditions/${key}/feed.xml`, title: name },
  });
}

async function findRequested(slug: string) {
  const { conditions } = await getCollectedFacts();
  return findCondition(conditions, slug);
}
