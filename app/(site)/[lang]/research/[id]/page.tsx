import type { Metadata } from "next";
import { ArticleDetail } from "@/components/research/article-detail";
import { ARTICLE_NOT_FOUND, ArticleNotFound } from "@/components/research/article-not-found";
import { StructuredData } from "@/components/seo/structured-data";
import { Missing } from "@/components/site/missing";
import { peptideIdsOf } from "@/lib/content/linked-peptides";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import { getArticle } from "@/lib/content/research/article-queries";
import { GENERAL } from "@/lib/content/research/library";
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
  const article = await findArticle(params);
  if (!article) {
    return (
      <Missing>
        <ArticleNotFound />
      </Missing>
    );
  }
  const named = peptideIdsOf(article).filter((id) => id !== GENERAL);
  const peptides = await Promise.all(named.map((id) => getPeptide(id)));
  return (
    <>
      <StructuredData nodes={articleNodes(article)} />
      <ArticleDetail article={article} peptides={peptides.filter((entry) => entry !== null)} />
    </>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await findArticle(params);
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

async function findArticle(params: Props["params"]) {
  const id = idInAddress.safeParse((await params).id);
  return id.success ? getArticle(id.data) : null;
}
