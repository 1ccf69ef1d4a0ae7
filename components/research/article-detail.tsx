import { ArrowLeft, ExternalLink } from "lucide";
import Link from "next/link";
import { Cite } from "@/components/citations/cite";
import { Html } from "@/components/site/html";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { citedPaper } from "@/lib/citations/cited-item";
import { writeStyles } from "@/lib/citations/styles";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Article } from "@/lib/content/research/article-schema";
import { yearOf } from "@/lib/content/research/article-year";
import { abstractNote, fullCitation, NO_ADDRESS_NOTE } from "@/lib/content/research/citation";
import { retractionMark } from "@/lib/content/research/retraction";
import { conditionsOfPaper } from "@/lib/facts/collections/conditions";
import { conditionAddress } from "@/lib/facts/fact-addresses";
import { conditionName } from "@/lib/facts/vocabulary";

export function ArticleDetail({
  article,
  peptides,
}: {
  article: Article;
  /** The peptides that the article names, the primary one first. */
  peptides: Peptide[];
}) {
  const mark = retractionMark(article.title);
  return (
    <article className="mx-auto max-w-3xl py-10 sm:py-14">
      <p className="figures font-sans text-[0.9375rem] text-soft">
        {[article.source, yearOf(article)].filter(Boolean).join(" · ")}
      </p>
      <h1 className="mt-2 break-words text-[1.75rem] sm:text-[2.25rem]">{article.title}</h1>
      {mark && (
        <p className="mt-4 border-danger-line border-l-4 bg-danger-wash px-4 py-2 font-sans text-[0.9375rem] text-danger">
          {mark}. A retracted paper is withdrawn by its journal and is not evidence.
        </p>
      )}
      {article.authors && <p className="mt-3 text-soft">{article.authors}</p>}
      <h2 className="mt-9 text-xl">Abstract</h2>
      {article.abstract ? (
        <>
          <Html html={article.abstract} className="mt-2 text-lg" />
          <p className="mt-3 font-sans text-sm text-soft">{abstractNote(article)}</p>
        </>
      ) : (
        <p className="mt-2 text-soft">{abstractNote(article)}</p>
      )}
      {article.content && <Html html={article.content} className="mt-6" />}
      {!article.url && (
        <>
          <h2 className="mt-9 text-xl">Citation</h2>
          <p className="mt-2 break-words text-lg">{fullCitation(article)}</p>
          <p className="mt-3 font-sans text-sm text-soft">{NO_ADDRESS_NOTE}</p>
        </>
      )}
      <Conditions article={article} peptides={peptides} />
      <Identifiers article={article} />
      <Cite
        kind="research"
        id={article.id}
        styles={writeStyles(citedPaper(article), article.updatedAt)}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        {article.url && (
          <a className={buttonVariants()} href={article.url} rel="noopener noreferrer">
            Read the full paper at the source
            <Icon node={ExternalLink} />
          </a>
        )}
        {peptides.map(({ id, name }) => (
          <Link
            key={id}
            href={`/peptides/${id}`}
            prefetch={false}
            className={buttonVariants({ variant: "outline" })}
          >
            View {name}
          </Link>
        ))}
        <Link className={buttonVariants({ variant: "outline" })} href="/research">
          <Icon node={ArrowLeft} />
          Back to Research
        </Link>
      </div>
    </article>
  );
}

/** What the facts of the peptides say from this paper is about. */
function Conditions({ article: { pmid }, peptides }: { article: Article; peptides: Peptide[] }) {
  const keys = peptides.flatMap(({ facts }) =>
    pmid && facts ? conditionsOfPaper(pmid, facts) : [],
  );
  const links = [...new Set(keys)];
  if (links.length === 0) return null;
  return (
    <nav aria-label="Conditions" className="mt-6 flex flex-wrap items-center gap-x-4 font-sans">
      <span className="text-soft">Conditions</span>
      {links.map((key) => (
        <a
          key={key}
          href={conditionAddress(key)}
          className="inline-flex min-h-11 items-center text-accent-strong underline"
        >
          {conditionName(key)}
        </a>
      ))}
    </nav>
  );
}

function Identifiers({ article: { pmid, doi } }: { article: Article }) {
  if (!pmid && !doi) return null;
  return (
    <dl className="figures mt-6 flex flex-wrap gap-x-8 gap-y-1 border-t pt-4 font-sans text-sm">
      {pmid && (
        <div className="flex gap-2">
          <dt className="text-soft">PubMed</dt>
          <dd>{pmid}</dd>
        </div>
      )}
      {doi && (
        <div className="flex min-w-0 gap-2">
          <dt className="text-soft">DOI</dt>
          <dd className="break-all">{doi}</dd>
        </div>
      )}
    </dl>
  );
}
