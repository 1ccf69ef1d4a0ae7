import Link from "next/link";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { filterParams, withoutFilter } from "@/lib/facts/filter/fact-filter";
import { criterionText } from "@/lib/facts/filter/filter-labels";
import type { Answer, Loosened } from "@/lib/search/answer";
import { fold } from "@/lib/search/fold";
import {
  DATABASE_PATH,
  type KnownNames,
  noSearch,
  type PeptideSearch,
  searchHref,
} from "@/lib/search/peptide-search";
import { ActiveFilters } from "./active-filters";
import { FoundCards } from "./found-cards";
import type { FoundPeptide } from "./found-peptide";

type InPlace = (search: PeptideSearch) => (event: MouseEvent) => void;

/** The cards that a search found, below a status line with their number and the query. */
export function SearchResults({
  answer,
  served,
  faces,
  known,
  isBusy,
  sprite,
  inPlace,
}: {
  answer: Answer;
  /** The server-rendered cards, while the server's answer is shown. */
  served: ReactNode;
  faces: FoundPeptide[];
  known: KnownNames;
  isBusy: boolean;
  sprite: string;
  inPlace: InPlace;
}) {
  const { search, ids, total } = answer;
  const isClose = !answer.isExact && total > 0;
  const categoryName = known.categories.find(({ id }) => id === search.category)?.name;
  const criteria = filterParams(search.filter).map(([name]) =>
    criterionText(search.filter, name, known.terms),
  );
  const status = useRef<HTMLParagraphElement>(null);

  /** For links that disappear with their click: the status line takes the focus. */
  const inPlaceOnce: InPlace = (choice) => (event) => {
    inPlace(choice)(event);
    if (event.defaultPrevented) status.current?.focus({ preventScroll: true });
  };

  return (
    <section
      id="results"
      aria-label="Results"
      aria-busy={isBusy}
      className="mt-8 scroll-mt-20 border-t pt-6"
    >
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="break-words font-sans text-[0.9375rem] text-soft"
      >
        {total} {total === 1 ? "peptide" : "peptides"}
        {fold(search.query) && ` ${isClose ? "close to" : "for"} “${search.query.trim()}”`}
        {categoryName && ` in ${categoryName}`}
        {criteria.length > 0 && <span className="sr-only">, {criteria.join(", ")}</span>}
      </p>
      {criteria.length > 0 && (
        <ActiveFilters search={search} terms={known.terms} inPlace={inPlaceOnce} />
      )}
      {isClose && <Closest answer={answer} inPlace={inPlace} />}
      {total > 0 ? (
        (served ?? <FoundCards answer={answer} faces={faces} sprite={sprite} />)
      ) : (
        <NoneFound answer={answer} known={known} inPlace={inPlaceOnce} />
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
        className={inlineLink}
      >
        {suggestion}
      </Link>
      ?
    </p>
  );
}

/** Links to what would be found without one of the criteria. */
function NoneFound({
  answer: { search, loosened },
  known,
  inPlace,
}: {
  answer: Answer;
  known: KnownNames;
  inPlace: InPlace;
}) {
  return (
    <div className="mt-10 max-w-text">
      <h2 className="text-2xl">No peptides found</h2>
      <p className="mt-2 text-soft">Try adjusting your search criteria or category filter</p>
      {loosened.length > 0 && (
        <ul className="mt-3">
          {loosened.map(({ without, count }) => {
            const looser = loosen(search, without);
            return (
              <li key={without}>
                <Link
                  href={searchHref(looser)}
                  prefetch={false}
                  scroll={false}
                  onClick={inPlace(looser)}
                  className={inlineLink}
                >
                  Without “{criterionName(search, without, known)}”: {count}{" "}
                  {count === 1 ? "peptide" : "peptides"}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      <Link
        href={DATABASE_PATH}
        prefetch={false}
        onClick={inPlace(noSearch)}
        className={buttonVariants({ variant: "outline", className: "mt-5" })}
      >
        Clear search
      </Link>
    </div>
  );
}

function loosen(search: PeptideSearch, without: Loosened["without"]): PeptideSearch {
  switch (without) {
    case "query":
      return { ...search, query: "" };
    case "category":
      return { ...search, category: null };
    default:
      return { ...search, filter: withoutFilter(search.filter, without) };
  }
}

function criterionName(
  { query, category, filter }: PeptideSearch,
  criterion: Loosened["without"],
  { categories, terms }: KnownNames,
): string {
  switch (criterion) {
    case "query":
      return `Keyword: ${query}`;
    case "category":
      return `Category: ${categories.find(({ id }) => id === category)?.name}`;
    default:
      return criterionText(filter, criterion, terms);
  }
}

const inlineLink =
  "inline-flex min-h-11 items-center font-medium text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2";
