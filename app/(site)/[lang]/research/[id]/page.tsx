import type { Metadata } from "next";
import { ArticleDetail } from "@/components/research/article-detail";
import { ARTICLE_NOT_FOUND, ArticleNotFound } from "@/components/research/article-not-found";
import { StructuredData } from "@/components/seo/structured-data";
import { Missing } from "@/components/site/missing";
import { type FoundArticle, findArticle } from "@/lib/content/research/find-article";
import { idInAddress } from "@/lib/content/wire";
import { toText } from "@/lib/html/sanitise";
import { pageMetadata } from "@/lib/seo/metadata";
import { articlePreview } from "@/lib/seo/previews";
import { articleNodes } from "@/lib/seo/structured-data/article-data";

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return [];
}

export default async function ArticlePage({ params }: Props) {
  const { article, peptides, hasFailed } = await findRequested(params);
  if (hasFailed) return <ArticleNotFound retryAt={`/research/${(await params).id}`} />;
  if (!article) {
    return (
      <Missing>
        <ArticleNotFound />
      </Missing>
    );
  }
  return (
    <>
      <StructuredData nodes={articleNodes(article)} />
      <ArticleDetail article={article} peptides={peptides} />
    </>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { article } = await findRequested(params);
  if (!article) return { title: ARTICLE_NOT_FOUND };
  return pageMetadata({
    title: article.title,
    description: toText(article.abstract) || article.title,
    path: `/research/${article.id}`,
    preview: articlePreview(article),
    markdown: `/research/${article.id}.md`,
    times: article,
  });
}

async function findRequested(params: Props["params"]): Promise<FoundArticle> {
  const id = idInAddress.safeParse((await params).id);
  return id.success ? findArticle(id.data) : { article: null, peptides: [], hasFailed: false };
}
