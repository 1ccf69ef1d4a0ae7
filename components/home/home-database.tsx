import Link from "next/link";
import { PopularSearches } from "@/components/database/popular-searches";
import { CategoryField, KeywordField } from "@/components/database/search-fields";
import { toCardFace } from "@/components/peptides/card-face";
import { PeptideCard } from "@/components/peptides/peptide-card";
import { SequenceSkyline } from "@/components/peptides/sequence-skyline";
import { Static } from "@/components/site/static";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Category } from "@/lib/content/categories/category-schema";
import type { PeptideCard as Card } from "@/lib/content/peptides/peptide-schema";
import { DATABASE_PATH } from "@/lib/search/peptide-search";

/** A search form beside the first peptides of the database. */
export function HomeDatabase({
  categories,
  featured,
  count,
}: {
  categories: Category[];
  featured: Card[];
  count: number;
}) {
  return (
    <section
      aria-labelledby="database"
      className="grid gap-x-16 gap-y-10 border-t py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id="database" className="text-2xl sm:text-3xl">
          Search the database
        </h2>
        <p className="mt-3 max-w-text text-soft">
          {count > 0 ? `${count} peptides` : "Peptides"}, searchable by name, use, mechanism and
          evidence.
        </p>
        <search aria-label="Peptide database">
          <form
            action={DATABASE_PATH}
            className="mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 font-sans"
          >
            <KeywordField id="database-query" className="col-span-full" />
            <CategoryField id="database-category" categories={categories} />
            <Button type="submit" className="min-h-12 px-6">
              Search
            </Button>
          </form>
        </search>
        <h3 className="mt-8 mb-3 font-sans text-[0.9375rem] font-medium">Popular searches</h3>
        <PopularSearches />
      </div>
      <div>
        {count > 0 && <h3 className="font-sans text-[0.9375rem] font-medium">Featured peptides</h3>}
        <Static id="featured" path="/" className="mt-3 grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {featured.map((peptide) => (
            <PeptideCard key={peptide.id} face={toCardFace(peptide)} heading="h3">
              {peptide.sequence && <SequenceSkyline sequence={peptide.sequence} />}
            </PeptideCard>
          ))}
        </Static>
        <Link
          className={buttonVariants({ variant: "outline", className: "mt-4" })}
          href="/peptides"
        >
          All {count > 0 && count} peptides
        </Link>
      </div>
    </section>
  );
}
