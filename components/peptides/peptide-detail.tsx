import { ArrowLeft, Columns2, MessageCircle } from "lucide";
import { AtAGlance } from "@/components/facts/at-a-glance";
import { TermDefinitions } from "@/components/glossary/term-definitions";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { Html } from "@/components/site/html";
import { Static } from "@/components/site/static";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { parseSequence } from "@/lib/chemistry/sequence";
import { type Category, GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import { evidenceTitle } from "@/lib/content/peptides/evidence";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import type { Article } from "@/lib/content/research/article-schema";
import type { Video } from "@/lib/content/videos/video-schema";
import { compareAddress } from "@/lib/facts/compare/compare-address";
import { pages } from "@/lib/seo/pages";
import { EvidenceBadge } from "./evidence-badge";
import { PeptideAvatar } from "./peptide-avatar";
import { PeptideContents } from "./peptide-contents";
import { PeptideFacts } from "./peptide-facts";
import { PeptideTabs } from "./peptide-tabs";
import { PeptideUses } from "./peptide-uses";
import { ResidueTips } from "./residue-tips";
import { SequenceFigure } from "./sequence-figure";
import { StructureFigure } from "./structure-figure";

interface Props {
  peptide: Peptide;
  categories: Category[];
  articles: Article[];
  videos: Video[];
}

export function PeptideDetail({ peptide, categories, articles, videos }: Props) {
  const path = `/peptides/${peptide.id}`;
  return (
    <article className="py-6 sm:py-8">
      <TermDefinitions />
      {peptide.sequence && <ResidueTips />}
      <Static id="opening" path={path}>
        <Breadcrumb above={[pages.peptides]} name={peptide.name} />
        <div className="mt-3 items-start justify-between gap-x-10 lg:flex">
          <Head peptide={peptide} categories={categories} />
          <Actions id={peptide.id} />
        </div>
        <div className="mt-5 border-t py-1.5">
          <PeptideContents
            hasSequence={peptide.sequence !== null}
            hasFacts={peptide.facts !== null}
          />
        </div>
        {peptide.facts && (
          <div className="border-t py-6">
            <AtAGlance facts={peptide.facts} peptideId={peptide.id} />
          </div>
        )}
        {peptide.sequence && (
          <div id="sequence" className="border-t py-6">
            <SequenceFigure name={peptide.name} sequence={peptide.sequence} />
            <StructureFigure
              name={peptide.name}
              sequence={parseSequence(peptide.sequence)}
              src={`${path}/structure.svg`}
            />
          </div>
        )}
      </Static>
      <div className="grid gap-x-12 gap-y-10 border-t pt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <Static id="summary" path={path} className="min-w-0">
          <section aria-labelledby="overview">
            <h2 id="overview" className="text-2xl">
              Overview
            </h2>
            <Html
              html={peptide.description || "No description available"}
              className="mt-3 text-[1.125rem]"
            />
          </section>
          <PeptideUses peptide={peptide} />
        </Static>
        <Static
          id="facts"
          path={path}
          className="font-sans text-[0.9375rem] lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <PeptideFacts peptide={peptide} />
        </Static>
        <PeptideTabs peptide={peptide} articles={articles} videos={videos} />
      </div>
    </article>
  );
}

function Head({ peptide, categories }: Pick<Props, "peptide" | "categories">) {
  return (
    <header className="flex items-start gap-4 sm:gap-6">
      <PeptideAvatar {...peptide} size="large" />
      <div className="min-w-0">
        <h1 className="break-words text-[2.25rem] leading-[1.1] sm:text-[3.25rem]">
          {peptide.name}
        </h1>
        {peptide.synonyms.length > 0 && (
          <p className="mt-2 text-soft">{`Also known as ${peptide.synonyms.join(", ")}`}</p>
        )}
        {peptide.brandNames.length > 0 && (
          <p className="mt-1 text-soft">{`Brand names: ${peptide.brandNames.join(", ")}`}</p>
        )}
        <CategoryBadges peptide={peptide} categories={categories} />
        {peptide.evidenceTier && (
          <div className="mt-3 lg:hidden">
            <EvidenceBadge
              tier={peptide.evidenceTier}
              title={evidenceTitle(peptide.evidenceTier, peptide.facts)}
            />
          </div>
        )}
      </div>
    </header>
  );
}

function Actions({ id }: { id: number }) {
  return (
    <div className="no-print mt-5 flex shrink-0 flex-wrap gap-2.5 lg:m-0">
      <a href="/consultant" className={buttonVariants({ className: "max-sm:px-3" })}>
        <Icon node={MessageCircle} />
        Consult with AI
      </a>
      <a
        href="/database"
        className={buttonVariants({ variant: "outline", className: "max-sm:px-3" })}
      >
        <Icon node={ArrowLeft} />
        Back to Database
      </a>
      <a
        href={compareAddress([id])}
        className={buttonVariants({ variant: "outline", className: "max-sm:px-3" })}
      >
        <Icon node={Columns2} />
        Compare
      </a>
    </div>
  );
}

/** The primary category first, then the others; General is never shown. */
function CategoryBadges({ peptide, categories }: { peptide: Peptide; categories: Category[] }) {
  const shown = peptide.categoryIds
    .split(",")
    .map((id) => categories.find((category) => String(category.id) === id))
    .filter((category) => category !== undefined && category.id !== GENERAL_CATEGORY_ID);
  if (shown.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2 font-sans text-sm">
      {shown.map(
        (category) =>
          category && (
            <li key={category.id}>
              <a
                href={`/peptides?category=${category.id}`}
                className={`hue-${category.id <= 5 ? category.id : 0} inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3 hover:border-(--hue)`}
              >
                <span aria-hidden className="size-2 rounded-full bg-(--hue)" />
                {category.name}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
