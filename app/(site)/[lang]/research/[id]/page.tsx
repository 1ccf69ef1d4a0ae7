import type { Metadata } from "next";
import { ArticleDetail } from "@/components/research/article-detail";
import { ARTICLE_NOT_FOUND, ArticleNotFound } from "@/components/research/article-not-found";
import { StructuredData } from "@/components/seo/structured-data";
import { Missing } from "@/components/site/missing";
import { readOrFallback } from "@/lib/cache";
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
  const { article, peptides, hasFailed } = await findArticle(params);
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
  const { article } = await findArticle(params);
  if (!article) return { title: ARTICLE_NOT_FOUND, robots: { index: false } };
  return pageMetadata({
    title: article.title,
    description: toText(article.abstract) || article.title,
    path: `/research/${article.id}`,
    preview: articlePreview(article),
    markdown: `/research/${article.id}.md`,
    times: article,
  });
}

/** The article with the peptides that it names; `hasFailed` where they could not be read. */
async function findArticle(params: Props["params"]) {
  const id = idInAddress.safeParse((await params).id);
  const { answer, isFallback } = await readOrFallback(
    "article",
    async () => {
      const article = id.success ? await getArticle(id.data) : null;
      const named = article ? peptideIdsOf(article).filter((entry) => entry !== GENERAL) : [];
      const peptides = await Promise.all(named.map((entry) => getPeptide(entry)));
      return { article, peptides: peptides.filter((entry) => entry !== null) };
    },
    { article: null, peptides: [] },
  );
  return { ...answer, hasFailed: isFallback };
}
