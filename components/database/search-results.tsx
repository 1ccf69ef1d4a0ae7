import Link from "next/link";
import type { MouseEvent } from "react";
import { PeptideCard } from "@/components/peptides/peptide-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { fold } from "@/lib/search/fold";
import { DATABASE_PATH, type PeptideSearch } from "@/lib/search/peptide-search";
import type { FoundPeptide } from "./peptide-explorer";

/** The cards that a search found, under a line that says how many for what. */
export function SearchResults({
  results,
  shown,
  categoryName,
  isBusy,
  sprite,
  onClear,
}: {
  results: FoundPeptide[];
  shown: PeptideSearch;
  categoryName: string | undefined;
  isBusy: boolean;
  sprite: string;
  onClear: (event: MouseEvent) => void;
}) {
  return (
    <section aria-label="Results" aria-busy={isBusy} className="mt-8 border-t pt-6">
      <p role="status" className="break-words font-sans text-[0.9375rem] text-soft">
        {results.length} {results.length === 1 ? "peptide" : "peptides"}
        {fold(shown.query) && ` for “${shown.query.trim()}”`}
        {categoryName && ` in ${categoryName}`}
      </p>
      {results.length > 0 ? (
        <div className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {results.map((peptide) => (
            <PeptideCard
              key={peptide.id}
              face={peptide}
              sprite={peptide.hasSkyline ? sprite : undefined}
            />
          ))}
        </div>
      ) : (
        <div className="mt-10 max-w-text">
          <h2 className="text-2xl">No peptides found</h2>
          <p className="mt-2 text-soft">Try adjusting your search criteria or category filter</p>
          <Link
            href={DATABASE_PATH}
            prefetch={false}
            onClick={onClear}
            className={buttonVariants({ variant: "outline", className: "mt-5" })}
          >
            Clear search
          </Link>
        </div>
      )}
    </section>
  );
}
