import { BookOpen, CirclePlay, ExternalLink, FileText } from "lucide";
import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import type { Article } from "@/lib/content/research/article-schema";
import { yearOf } from "@/lib/content/research/article-year";

const tabs = [
  {
    tab: "articles",
    icon: FileText,
    title: "Scientific Papers",
    text: "Papers on the peptides in this library, each with a link to the original.",
  },
  {
    tab: "videos",
    icon: CirclePlay,
    title: "Educational Videos",
    text: "Lectures and explainers from other publishers, sorted by peptide.",
  },
  {
    tab: "resources",
    icon: BookOpen,
    title: "Other Resources",
    text: "A guide to the basics, and further resources.",
  },
];

/** Links to the three tabs of the research library, and the latest papers. */
export function HomeResearch({ articles }: { articles: Article[] }) {
  return (
    <section aria-labelledby="research" className="border-t py-12 sm:py-16">
      <h2 id="research" className="text-2xl sm:text-3xl">
        Read the research
      </h2>
      <div className="mt-7 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-3">
          {tabs.map(({ tab, icon, title, text }) => (
            <li key={tab} className="relative flex flex-col border-t border-edge/60 pt-4">
              <Icon node={icon} className="size-6 text-accent-strong" strokeWidth={1.75} />
              <h3 className="mt-3 text-lg">
                <Link
                  href={`/research?tab=${tab}`}
                  prefetch={false}
                  className="after:absolute after:inset-0 hover:text-accent-strong"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-[0.9688rem] leading-normal text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <div hidden={articles.length === 0}>
          <h3 className="border-t border-edge/60 pt-4 text-lg">Latest papers</h3>
          <ul className="mt-1">
            {articles.map((article) => (
              <LatestPaper key={article.id} article={article} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Links to the paper if its address is known, otherwise to its page here. */
function LatestPaper({ article }: { article: Article }) {
  const looks = "inline-block py-2.5 hover:text-accent-strong hover:underline";
  return (
    <li className="border-t py-2 first:border-t-0">
      {article.url ? (
        <a href={article.url} rel="noopener noreferrer" className={looks}>
          {article.title}
          <Icon node={ExternalLink} className="ml-1.5 inline size-3.5 text-accent-strong" />
        </a>
      ) : (
        <Link href={`/research/${article.id}`} prefetch={false} className={looks}>
          {article.title}
        </Link>
      )}
      <p className="figures -mt-1.5 pb-2 font-sans text-sm text-soft">
        {[yearOf(article), article.source].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}
