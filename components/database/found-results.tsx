import { ShowAllPeptides } from "@/components/peptides/show-all-peptides";
import { buttonVariants } from "@/components/ui/button-variants";
import { isFiltered, withoutFilter } from "@/lib/facts/filter/fact-filter";
import { criterionText } from "@/lib/facts/filter/filter-labels";
import type { Answer, Loosened } from "@/lib/search/answer";
import {
  DATABASE_PATH,
  type KnownNames,
  type PeptideSearch,
  searchHref,
} from "@/lib/search/peptide-search";
import { ActiveFilters } from "./active-filters";
import { FoundCards } from "./found-cards";
import type { FoundPeptide } from "./found-peptide";

/**
 * What a search found, below its status line. The server renders it for the address as a `Static`
 * part, the browser for the searches that follow; `PeptideExplorer` answers its links in place.
 */
export function FoundResults({
  answer,
  faces,
  known,
  sprite,
}: {
  answer: Answer;
  faces: FoundPeptide[];
  known: KnownNames;
  sprite: string;
}) {
  const { search, ids, total } = answer;
  return (
    <>
      {isFiltered(search.filter) && <ActiveFilters search={search} options={known.options} />}
      <RelatedConditions answer={answer} />
      {!answer.isExact && total > 0 && <Closest answer={answer} />}
      {total > 0 ? (
        <FoundCards answer={answer} faces={faces} sprite={sprite} />
      ) : (
        <NoneFound answer={answer} known={known} />
      )}
      <ShowAllPeptides
        shown={ids.length}
        total={total}
        href={searchHref({ ...search, isWhole: true })}
      />
    </>
  );
}

function RelatedConditions({ answer: { search, related } }: { answer: Answer }) {
  if (related.length === 0) return null;
  return (
    <nav aria-label="Related conditions" className="mt-1 font-sans text-[0.9375rem]">
      <span className="text-soft">See also: </span>
      {related.map(({ condition, name, count }) => {
        const instead = { ...search, filter: { ...search.filter, condition }, isWhole: false };
        return (
          <a key={condition} href={searchHref(instead)} className={`${inlineLink} mr-4`}>
            {name} ({count})
          </a>
        );
      })}
    </nav>
  );
}

function Closest({ answer: { search, suggestion } }: { answer: Answer }) {
  if (!suggestion) {
    return (
      <p className="mt-3">No entry contains all of these words. These are the closest matches.</p>
    );
  }
  const meant = { ...search, query: suggestion };
  return (
    <p className="mt-3">
      Nothing is spelt like that. Did you mean{" "}
      <a href={searchHref(meant)} className={inlineLink}>
        {suggestion}
      </a>
      ?
    </p>
  );
}

/** Links to what would be found without one of the criteria. */
function NoneFound({ answer: { search, loosened }, known }: { answer: Answer; known: KnownNames }) {
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
                <a href={searchHref(looser)} className={inlineLink}>
                  Without “{criterionName(search, without, known)}”: {count}{" "}
                  {count === 1 ? "peptide" : "peptides"}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <a href={DATABASE_PATH} className={buttonVariants({ variant: "outline", className: "mt-5" })}>
        Clear search
      </a>
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
  { categories, options }: KnownNames,
): string {
  switch (criterion) {
    case "query":
      return `Keyword: ${query}`;
    case "category":
      return `Category: ${categories.find(({ id }) => id === category)?.name}`;
    default:
      return criterionText(filter, criterion, options);
  }
}

const inlineLink =
  "inline-flex min-h-11 items-center font-medium text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2";
