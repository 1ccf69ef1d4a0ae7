import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Answer } from "@/lib/search/answer";
import { fold } from "@/lib/search/fold";
import { DATABASE_PATH, type PeptideSearch, searchHref } from "@/lib/search/peptide-search";
import { FoundCards } from "./found-cards";
import type { FoundPeptide } from "./found-peptide";

type InPlace = (search: PeptideSearch) => (event: MouseEvent) => void;

/** The cards that a search found, below a status line with their number and the query. */
export function SearchResults({
  answer,
  served,
  faces,
  categoryName,
  isBusy,
  sprite,
  inPlace,
}: {
  answer: Answer;
  /** The server-rendered cards, while the server's answer is shown. */
  served: ReactNode;
  faces: FoundPeptide[];
  categoryName: string | undefined;
  isBusy: boolean;
  sprite: string;
  inPlace: InPlace;
}) {
  const { search, ids, total } = answer;
  const isClose = !answer.isExact && total > 0;
  return (
    <section aria-label="Results" aria-busy={isBusy} className="mt-8 border-t pt-6">
      <p role="status" className="break-words font-sans text-[0.9375rem] text-soft">
        {total} {total === 1 ? "peptide" : "peptides"}
        {fold(search.query) && ` ${isClose ? "close to" : "for"} “${search.query.trim()}”`}
        {categoryName && ` in ${categoryName}`}
      </p>
      {isClose && <Closest answer={answer} inPlace={inPlace} />}
      {total > 0 ? (
        (served ?? <FoundCards answer={answer} faces={faces} sprite={sprite} />)
      ) : (
        <NoneFound inPlace={inPlace} />
      )}
      {total > ids.length && <Rest answer={answer} inPlace={inPlace} />}
    </section>
  );
}

/** Shown below the first results of a long list. */
function Rest({ answer: { search, ids, total }, inPlace }: { answer: Answer; inPlace: InPlace }) {
  const whole = { ...search, isWhole: true };
  return (
    <div className="mt-8">
      <p className="max-w-text text-soft">The first {ids.length} are shown.</p>
      <Link
        href={searchHref(whole)}
        prefetch={false}
        scroll={false}
        onClick={inPlace(whole)}
        className={buttonVariants({ variant: "outline", className: "mt-3" })}
      >
        Show all {total} peptides
      </Link>
    </div>
  );
}

function Closest({
  answer: { search, suggestion },
  inPlace,
}: {
  answer: Answer;
  inPlace: InPlace;
}) {
  if (!suggestion) {
    return (
      <p className="mt-3">No entry contains all of these words. These are the closest matches.</p>
    );
  }
  const meant = { ...search, query: suggestion };
  return (
    <p className="mt-3">
      Nothing is spelt like that. Did you mean{" "}
      <Link
        href={searchHref(meant)}
        prefetch={false}
        onClick={inPlace(meant)}
        className="inline-flex min-h-11 items-center font-medium text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {suggestion}
      </Link>
      ?
    </p>
  );
}

function NoneFound({ inPlace }: { inPlace: InPlace }) {
  return (
    <div className="mt-10 max-w-text">
      <h2 className="text-2xl">No peptides found</h2>
      <p className="mt-2 text-soft">Try adjusting your search criteria or category filter</p>
      <Link
        href={DATABASE_PATH}
        prefetch={false}
        onClick={inPlace({ query: "", category: null })}
        className={buttonVariants({ variant: "outline", className: "mt-5" })}
      >
        Clear search
      </Link>
    </div>
  );
}
