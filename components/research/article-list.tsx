import type { ArticleCard } from "@/lib/content/research/article-card";
import { leadAuthor } from "@/lib/content/research/citation-label";
import { readingHref } from "@/lib/content/research/reading-href";
import { retractionMark } from "@/lib/content/research/retraction";
import "./article-list.css";

/**
 * A page has a hundred papers, so they are styled by short class names of article-list.css, and name
 * their first author: all stand on the paper's own page.
 */
export function ArticleList({
  articles,
  names,
}: {
  articles: ArticleCard[];
  names: Map<number, string>;
}) {
  return (
    <ul className="papers">
      {articles.map((article) => (
        <Paper key={article.id} article={article} names={names} />
      ))}
    </ul>
  );
}

function Paper({ article, names }: { article: ArticleCard; names: Map<number, string> }) {
  const { id, title, authors, source, year, dateYear, peptides } = article;
  const mark = retractionMark(title);
  const href = readingHref(article);
  return (
    <li>
      <p>{year ?? dateYear}</p>
      <h3>
        <a href={`/research/${id}`} id={`a${id}`}>
          {title}
        </a>
      </h3>
      {mark && <p className="mark">{mark}</p>}
      <p>{[leadAuthor(authors), source].filter(Boolean).join(" · ")}</p>
      <p>
        {peptides
          .map((peptide) => names.get(peptide))
          .filter(Boolean)
          .join(", ")}
      </p>
      {href ? (
        <a href={href} aria-describedby={`a${id}`}>
          Read Article
        </a>
      ) : (
        <p>Citation only</p>
      )}
    </li>
  );
}
