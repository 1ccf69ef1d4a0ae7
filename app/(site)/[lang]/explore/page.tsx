import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CompareBar } from "@/components/compare/compare-bar";
import { ExplorePage } from "@/components/explore/explore-page";
import { FollowInPlace } from "@/components/explore/follow-in-place";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { TooManySearches } from "@/components/site/too-many-searches";
import { listCategories } from "@/lib/content/categories/category-queries";
import { getExploreLibrary } from "@/lib/explore/explore-library";
import {
  EXPLORE_PATH,
  exploreHref,
  readExploreRequest,
  readPicked,
} from "@/lib/explore/explore-request";
import { compareAddress, MAX_COMPARED } from "@/lib/facts/compare/compare-address";
import { countOptions } from "@/lib/facts/filter/count-options";
import { matchesFilter } from "@/lib/facts/filter/matches-filter";
import { resolveTerms } from "@/lib/facts/filter/resolve-terms";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";
import { refuseSearch } from "@/lib/throttle/search-limit";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Rendered per request: axes, colours, order and filters have more combinations than are worth caching. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const isIndexed = Object.keys(await searchParams).length === 0;
  return pageMetadata({ ...pages.explore, isIndexed });
}

export default withFailure(async function ExploreRoute({ searchParams }: Props) {
  const values = await searchParams;
  const refusal = await refuseSearch(Object.values(values).flatMap((value) => value ?? []));
  if (refusal) return <TooManySearches text={refusal} href={EXPLORE_PATH} />;
  const [{ entries, options }, categories] = await Promise.all([
    getExploreLibrary(),
    listCategories(),
  ]);
  const params = resolveTerms(toParams(values), options);
  const request = readExploreRequest(params, options);
  const path = exploreHref(request);
  const picked = readPicked(params);
  const known = entries.filter(({ point }) => picked.includes(point.id));
  if (known.length > 1 && known.length <= MAX_COMPARED) {
    redirect(compareAddress(known.map(({ point }) => point.id)));
  }
  // The form without scripts sends every field.
  if ([...params.values()].includes("")) redirect(path);
  const records = entries.map(({ record }) => record);
  return (
    <>
      <StructuredData nodes={pageNodes(pages.explore, "CollectionPage", {}, [pages.tools])} />
      <FollowInPlace path={path} />
      <ExplorePage
        key={path}
        request={request}
        shown={entries
          .filter(({ record }) => matchesFilter(record, request.filter))
          .map(({ point }) => point)}
        all={entries.map(({ point }) => point)}
        categories={categories}
        options={options}
        counts={request.showsFilters ? countOptions(records, request.filter) : {}}
        message={params.has("go") ? countPicked(known.length) : null}
      />
      <CompareBar />
    </>
  );
});

function countPicked(count: number): string {
  const ticked =
    count === 0 ? "None was ticked" : `${count === 1 ? "One was" : `${count} were`} ticked`;
  return `${ticked}. Tick two to ${MAX_COMPARED}.`;
}

function toParams(values: Awaited<Props["searchParams"]>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  );
}
