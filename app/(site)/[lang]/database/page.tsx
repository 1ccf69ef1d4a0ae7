import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ChangedCards } from "@/components/changes/changed-cards";
import { CompareBar } from "@/components/compare/compare-bar";
import { cardFile } from "@/components/database/card-file";
import { toFoundPeptide } from "@/components/database/found-peptide";
import { FoundResults } from "@/components/database/found-results";
import { PeptideExplorer } from "@/components/database/peptide-explorer";
import { PlainFilters } from "@/components/database/plain-filters";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { Static } from "@/components/site/static";
import { TooManySearches } from "@/components/site/too-many-searches";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import { FILTER_NAMES, type FilterOptions } from "@/lib/facts/filter/fact-filter";
import { pickOptions } from "@/lib/facts/filter/filter-options";
import { resolveTerms } from "@/lib/facts/filter/resolve-terms";
import { listLatestChanges } from "@/lib/facts/history/fact-change-queries";
import { skylineSprite } from "@/lib/ribbon/skyline-sprite";
import { ALL_FILTERS, DATABASE_PATH, readSearch, searchHref } from "@/lib/search/peptide-search";
import { getSearchLibrary } from "@/lib/search/search-library";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { listNodes } from "@/lib/seo/structured-data/library-data";
import { refuseSearch } from "@/lib/throttle/search-limit";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Rendered per request: results of free-text queries are not worth caching. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const values = await searchParams;
  const isIndexed = !values.query && FILTER_NAMES.every((name) => !values[name]);
  return pageMetadata({ ...pages.database, isIndexed });
}

export default withFailure(async function DatabasePage({ searchParams }: Props) {
  const params = toParams(await searchParams);
  redirectFromEmpty(params);
  const refusal = await refuseSearch(
    ["query", ...FILTER_NAMES].map((name) => params.get(name) ?? ""),
  );
  if (refusal) return <TooManySearches text={refusal} href={DATABASE_PATH} />;
  const [library, categories, sprite, cardsAddress, [latestChange]] = await Promise.all([
    getSearchLibrary(),
    listShownCategories(),
    skylineSprite.getAddress(),
    cardFile.getAddress(),
    listLatestChanges(),
  ]);
  const { answer, cards, options, makeFiles } = library;
  redirectToTerms(params, options);
  const files = await makeFiles();
  const known = { categories: categories.map(({ id, name }) => ({ id, name })), options };
  const search = readSearch(params, known);
  const answered = answer(search);
  const path = searchHref(search);
  const found = answered.ids.flatMap((id) => cards.get(id) ?? []).map(toFoundPeptide);
  return (
    <div className="py-10 sm:py-14">
      <StructuredData nodes={listNodes(pages.database)} />
      <h1 className="text-3xl sm:text-[2.75rem]">Peptide Database</h1>
      <p className="mt-3 max-w-text text-soft">
        Search the {cards.size} peptides of the library by name, brand, use, mechanism, any other
        word of their texts, residues (KKT) or mass (1400–1500 g/mol), or{" "}
        <a href={pages.explore.path} className="text-accent-strong underline">
          see all of them in one picture
        </a>
        .
      </p>
      <PeptideExplorer
        known={files ? { ...known, options: pickOptions(options, search.filter, params) } : known}
        plainFilters={
          `filters=${params.get("filters")}` === ALL_FILTERS ? (
            <Static id="filters" path={path}>
              <PlainFilters filter={search.filter} counts={answered.counts} options={options} />
            </Static>
          ) : null
        }
        // With the files comes what the browser counts itself.
        answered={files ? { ...answered, counts: {} } : answered}
        served={
          <Static id="found" path={path}>
            <FoundResults answer={answered} faces={found} known={known} sprite={sprite} />
          </Static>
        }
        sprite={sprite}
        files={
          files && {
            names: `/search/names-${files.names.version}.json`,
            facts: `/search/facts-${files.facts.version}.json`,
            texts: `/search/texts-${files.texts.version}.json`,
            cards: cardsAddress,
          }
        }
      />
      <ChangedCards changedAt={latestChange?.changedAt ?? null} />
      <CompareBar />
    </div>
  );
});

/** The form without scripts sends every field; the empty ones are left out of the address. */
function redirectFromEmpty(params: URLSearchParams) {
  const filled = [...params].filter(([, value]) => value !== "");
  if (!FILTER_NAMES.some((name) => params.get(name) === "")) return;
  const query = new URLSearchParams(filled).toString();
  redirect(query ? `${DATABASE_PATH}?${query}` : DATABASE_PATH);
}

/** "overweight" leads to the page of "obesity", so that one search has one address. */
function redirectToTerms(params: URLSearchParams, options: FilterOptions) {
  const query = resolveTerms(params, options).toString();
  if (query !== params.toString()) redirect(`${DATABASE_PATH}?${query}`);
}

function toParams(values: Awaited<Props["searchParams"]>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
