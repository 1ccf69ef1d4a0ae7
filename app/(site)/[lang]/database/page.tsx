import type { Metadata } from "next";
import { cardFile } from "@/components/database/card-file";
import { FoundCards } from "@/components/database/found-cards";
import { toFoundPeptide } from "@/components/database/found-peptide";
import { PeptideExplorer } from "@/components/database/peptide-explorer";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { Static } from "@/components/site/static";
import { TooManySearches } from "@/components/site/too-many-searches";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import { skylineSprite } from "@/lib/ribbon/skyline-sprite";
import { DATABASE_PATH, readSearch, searchHref } from "@/lib/search/peptide-search";
import { getSearchLibrary } from "@/lib/search/search-library";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { listNodes } from "@/lib/seo/structured-data/library-data";
import { refuseSearch } from "@/lib/throttle/search-limit";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Rendered per request: results of free-text queries are not worth caching. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata({ ...pages.database, isIndexed: !(await searchParams).query });
}

export default withFailure(async function DatabasePage({ searchParams }: Props) {
  const refusal = await refuseSearch((await searchParams).query);
  if (refusal) return <TooManySearches text={refusal} href={DATABASE_PATH} />;
  const params = toParams(await searchParams);
  const [{ answer, cards, files }, categories, sprite, cardsAddress] = await Promise.all([
    getSearchLibrary(),
    listShownCategories(),
    skylineSprite.getAddress(),
    cardFile.getAddress(),
  ]);
  const answered = answer(readSearch(params, categories));
  const found = answered.ids.flatMap((id) => cards.get(id) ?? []).map(toFoundPeptide);
  return (
    <div className="py-10 sm:py-14">
      <StructuredData nodes={listNodes(pages.database)} />
      <h1 className="text-3xl sm:text-[2.75rem]">Peptide Database</h1>
      <p className="mt-3 max-w-text text-soft">
        Search the {cards.size} peptides of the library by name, brand, use, mechanism, any other
        word of their texts, residues (KKT) or mass (1400–1500 g/mol).
      </p>
      <PeptideExplorer
        categories={categories.map(({ id, name }) => ({ id, name }))}
        answered={answered}
        served={
          <Static id="found" path={searchHref(answered.search)}>
            <FoundCards answer={answered} faces={found} sprite={sprite} />
          </Static>
        }
        sprite={sprite}
        files={
          files && {
            names: `/search/names-${files.names.version}.json`,
            texts: `/search/texts-${files.texts.version}.json`,
            cards: cardsAddress,
          }
        }
      />
    </div>
  );
});

function toParams(values: Awaited<Props["searchParams"]>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
