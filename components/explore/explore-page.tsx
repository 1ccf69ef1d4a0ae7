import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import { PlainFilters } from "@/components/database/plain-filters";
import { buttonVariants } from "@/components/ui/button-variants";
import { AXES, axisKinds } from "@/lib/explore/explore-axes";
import type { ExplorePoint } from "@/lib/explore/explore-points";
import {
  COLOURS,
  EXPLORE_PATH,
  type ExploreRequest,
  exploreHref,
  exploreParams,
} from "@/lib/explore/explore-request";
import { ORIGINS, originNames } from "@/lib/explore/origin";
import type { OptionCounts } from "@/lib/facts/filter/count-options";
import {
  type FilterOptions,
  filterParams,
  isFiltered,
  withoutFilter,
} from "@/lib/facts/filter/fact-filter";
import { criterionText } from "@/lib/facts/filter/filter-labels";
import { noSearch, searchHref } from "@/lib/search/peptide-search";
import { pages } from "@/lib/seo/pages";
import { ChoiceRow } from "./choice-row";
import { type ColourKey, colourNames, listColourKeys } from "./colour-keys";
import { LibraryMap, MarkKey, sizeKeys } from "./library-map";
import { LibraryTable } from "./library-table";
import "./explore.css";

interface Props {
  request: ExploreRequest;
  /** The points that the filter leaves, and all of them. */
  shown: ExplorePoint[];
  all: ExplorePoint[];
  categories: { id: number; name: string }[];
  options: FilterOptions;
  counts: OptionCounts;
  /** Why what was picked could not be compared. */
  message: string | null;
}

/** The whole library as a picture and as a table. All choices are links, and work without scripts. */
export function ExplorePage({ request, shown, all, categories, options, counts, message }: Props) {
  const keys = listColourKeys(request.colour, categories);
  const placed = shown.filter(
    (point) => point[request.x] !== null && point[request.y] !== null,
  ).length;
  return (
    <CollectionPage page={{ ...pages.explore, path: exploreHref(request) }} above={[pages.tools]}>
      <p className="mt-3 max-w-text text-soft">
        {`The ${all.length} peptides of the library by what their sequences and facts say of them. A mark leads to its peptide; the table below has the same figures.`}
      </p>
      <Choices request={request} />
      <Filters request={request} options={options} counts={counts} />
      <p className="mt-3 font-sans text-[0.9375rem]">
        {countText(shown.length, all.length, placed)}{" "}
        <a className="map-skip" href="#table">
          Skip to the table
        </a>
      </p>
      <LibraryMap request={request} shown={shown} all={all} keys={keys} />
      <Legend request={request} keys={keys} />
      <form action={EXPLORE_PATH} className="fact-section" id="compare">
        {exploreParams(request).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <h2 id="table">The same in figures</h2>
        <p className="fact-note max-w-text">
          A heading sorts. A dash is a value that is not known or not defined: hydropathy only where
          all residues are among the twenty, charge only where each pKa is known.
        </p>
        <p className="explore-compare no-print">
          <button type="submit" name="go" value="compare" className={buttonVariants()}>
            Compare the ticked ones
          </button>
          <span role={message ? "alert" : undefined}>{message ?? "Tick two to four."}</span>
        </p>
        <LibraryTable
          request={request}
          shown={shown}
          categories={new Map(categories.map(({ id, name }) => [id, name]))}
        />
      </form>
    </CollectionPage>
  );
}

function Choices({ request }: { request: ExploreRequest }) {
  const axisLinks = (side: "x" | "y") =>
    AXES.map((axis) => ({
      key: `${side}-${axis}`,
      href: exploreHref(request, { [side]: axis }),
      text: axisKinds[axis].name,
      isCurrent: request[side] === axis,
    }));
  return (
    <div className="mt-2">
      <ChoiceRow label="Across" links={axisLinks("x")} />
      <ChoiceRow label="Upwards" links={axisLinks("y")} />
      <ChoiceRow
        label="Colour"
        links={COLOURS.map((colour) => ({
          key: `colour-${colour}`,
          href: exploreHref(request, { colour, only: null }),
          text: colourNames[colour],
          isCurrent: request.colour === colour,
        }))}
      />
    </div>
  );
}

function Filters({ request, options, counts }: Pick<Props, "request" | "options" | "counts">) {
  const { filter, showsFilters } = request;
  const rest = exploreParams({ ...request, filter: {}, showsFilters: false });
  return (
    <>
      {isFiltered(filter) && (
        <LinkRow
          label="Filtered by"
          links={[
            ...filterParams(filter).map(([name]) => ({
              href: exploreHref(request, { filter: withoutFilter(filter, name) }),
              text: `Remove ${criterionText(filter, name, options)}`,
            })),
            { href: exploreHref(request, { filter: {} }), text: "Clear filters" },
          ]}
        />
      )}
      {showsFilters ? (
        <form action={EXPLORE_PATH} className="explore-filters" aria-label="Filter by facts">
          {rest.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <PlainFilters filter={filter} counts={counts} options={options} />
        </form>
      ) : (
        <LinkRow
          label="More"
          links={[
            { href: exploreHref(request, { showsFilters: true }), text: "Filter by facts" },
            { href: searchHref({ ...noSearch, filter }), text: "These in the database" },
            { href: pages.family.path, text: pages.family.title },
          ]}
        />
      )}
    </>
  );
}

function Legend({ request, keys }: { request: ExploreRequest; keys: ColourKey[] }) {
  return (
    <div className="map-legend">
      <ChoiceRow
        label={`Colour: ${colourNames[request.colour].toLowerCase()}; a press highlights`}
        links={[
          ...keys.map(({ key, name, hue }) => ({
            key: `only-${key}`,
            href: exploreHref(request, { only: request.only === key ? null : key }),
            text: name,
            isCurrent: request.only === key,
            hue,
          })),
        ]}
      />
      <p>
        <b>Shape: origin</b>
        {ORIGINS.map((origin) => (
          <span key={origin}>
            <MarkKey origin={origin} />
            {originNames[origin]}
          </span>
        ))}
      </p>
      <p className="text-soft">
        Origin as the library records it: as the facts state it; natural where a precursor is among
        them; fragment or analogue by the peptide's type; synthetic by its type or by residues and
        groups that no natural peptide has.
      </p>
      <p>
        <b>Size: evidence</b>
        {sizeKeys.map(({ name, radius }) => (
          <span key={name}>
            <MarkKey origin="natural" radius={radius} />
            {name}
          </span>
        ))}
      </p>
    </div>
  );
}

function countText(shown: number, all: number, placed: number): string {
  const count = shown === all ? `All ${all} peptides.` : `${shown} of ${all} peptides.`;
  const missing = shown - placed;
  if (missing === 0) return count;
  return `${count} ${missing} of them ${missing === 1 ? "has" : "have"} no place on these axes.`;
}
