import Link from "next/link";
import { ChangedCards } from "@/components/changes/changed-cards";
import { CompareBar } from "@/components/compare/compare-bar";
import { Static } from "@/components/site/static";
import { buttonVariants } from "@/components/ui/button-variants";
import { type Category, GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import { firstListed } from "@/lib/content/peptides/first-listed";
import { selectPeptides } from "@/lib/content/peptides/peptide-order";
import type { PeptideCard as Card } from "@/lib/content/peptides/peptide-schema";
import {
  PEPTIDE_SORTS,
  type PeptideSort,
  peptidesHref,
} from "@/lib/content/peptides/peptides-address";
import { collections } from "@/lib/seo/pages";
import { PeptideCards } from "./peptide-cards";
import { ShowAllPeptides } from "./show-all-peptides";
import { SortSelect } from "./sort-select";

const otherWayClass = "inline-flex min-h-11 items-center text-accent-strong underline";

interface Props {
  peptides: Card[];
  categories: Category[];
  /** The selected category; General counts as none. */
  selected?: number;
  sort?: PeptideSort;
  /** Whether a long list is shown whole. */
  isWhole?: boolean;
  /** The time of the latest change of any fact. */
  changedAt: string | null;
}

export function PeptideList({
  peptides,
  categories,
  selected,
  sort = "name-az",
  isWhole = false,
  changedAt,
}: Props) {
  const category = selected === GENERAL_CATEGORY_ID ? undefined : selected;
  const found = selectPeptides(peptides, categories, { category, sort });
  const shown = firstListed(found, isWhole);
  const path = peptidesHref(selected, sort, isWhole);
  const shownCategories = categories.filter(({ id }) => id !== GENERAL_CATEGORY_ID);
  const chosen = shownCategories.find(({ id }) => id === category);
  return (
    <div className="py-10 sm:py-14">
      <h1 className="text-3xl sm:text-[2.75rem]">{chosen?.name ?? "Peptides"}</h1>
      <p className="mt-3 max-w-text text-soft">
        {chosen?.description ??
          "Each entry shows its residues as a skyline: bars above the line are hydrophobic, bars below hydrophilic, coloured by side-chain class."}
      </p>
      <Static
        id="other-ways"
        path={path}
        className="mt-3 flex flex-wrap gap-x-6 font-sans text-[0.9375rem]"
      >
        {[
          { path: "/database", title: "Search the database" },
          { path: "/consultant", title: "Ask the AI consultant" },
          ...collections,
        ].map(({ path, title }) => (
          <a key={path} href={path} className={otherWayClass}>
            {title}
          </a>
        ))}
      </Static>
      <nav aria-label="Filter by category" className="mt-5 flex flex-wrap gap-2 font-sans">
        {[{ id: undefined, name: "All" }, ...shownCategories].map(({ id, name }) => (
          <Link
            key={name}
            href={peptidesHref(id, sort)}
            prefetch={false}
            scroll={false}
            aria-current={id === category ? "true" : undefined}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-[0.9375rem] hover:border-accent hover:text-accent-strong aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-on"
          >
            {name}
            <span className="figures text-sm">{countIn(peptides, id)}</span>
          </Link>
        ))}
      </nav>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 font-sans text-[0.9375rem]">
        <p className="figures text-soft" role="status">
          {found.length} {found.length === 1 ? "peptide" : "peptides"}
        </p>
        <SortSelect
          current={sort}
          category={category}
          options={Object.entries(PEPTIDE_SORTS).map(([value, label]) => ({
            value,
            label,
            href: peptidesHref(category, value as PeptideSort),
          }))}
        />
      </div>
      {shown.length > 0 ? (
        <>
          <PeptideCards peptides={shown} path={path} />
          <ShowAllPeptides
            shown={shown.length}
            total={found.length}
            href={peptidesHref(selected, sort, true)}
          />
        </>
      ) : (
        <div className="mt-14 max-w-text">
          <h2 className="text-2xl">No peptides found</h2>
          <p className="mt-2 text-soft">This category has no peptides yet.</p>
          <Link className={buttonVariants({ className: "mt-5" })} href="/peptides">
            View All Peptides
          </Link>
        </div>
      )}
      <ChangedCards changedAt={changedAt} />
      <CompareBar />
    </div>
  );
}

function countIn(peptides: Card[], category: number | undefined): number {
  if (category === undefined) return peptides.length;
  return peptides.filter(({ categoryIds }) => categoryIds.includes(category)).length;
}
