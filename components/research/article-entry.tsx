import { ExternalLink } from "lucide";
import { Icon } from "@/components/ui/icon";
import type { Article } from "@/lib/content/research/article-schema";
import { yearOf } from "@/lib/content/research/article-year";
import { isCitationOnly } from "@/lib/content/research/citation";
import { readingHref } from "@/lib/content/research/reading-href";

/** A paper in a list: title, journal, year and link. */
export function ArticleEntry({ article }: { article: Article }) {
  const href = readingHref({ ...article, isCitationOnly: isCitationOnly(article) });
  return (
    <div>
      <p className="text-[1.0625rem] leading-snug">
        <a href={`/research/${article.id}`} className="hover:text-accent-strong hover:underline">
          {article.title}
        </a>
      </p>
      <p className="figures mt-1 font-sans text-sm text-soft">
        {[yearOf(article), article.source].filter(Boolean).join(" · ")}
      </p>
      <p className="font-sans text-sm">
        {href ? (
          <a
            href={href}
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 text-accent-strong hover:underline sm:min-h-9"
          >
            Read Article
            <span className="sr-only">: {article.title}</span>
            {article.url && <Icon node={ExternalLink} className="size-3.5" />}
          </a>
        ) : (
          <span className="text-soft">Citation only: no abstract or web address on record</span>
        )}
      </p>
    </div>
  );
}
