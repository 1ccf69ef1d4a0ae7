import { ChevronDown } from "lucide";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import type { OptionCounts } from "@/lib/facts/filter/count-options";
import {
  type FactFilter,
  filterParams,
  isFiltered,
  type ListedFilter,
  readFactFilter,
  type TermNames,
} from "@/lib/facts/filter/fact-filter";
import { filterTitles, listOptions } from "@/lib/facts/filter/filter-labels";
import { RangeFields } from "./range-fields";
import { useFoldedOnPhones } from "./use-folded-on-phones";

const listed: ListedFilter[] = [
  "status",
  "agency",
  "condition",
  "target",
  "route",
  "phase",
  "studied",
  "tier",
  "sport",
  "shape",
];

interface Props {
  className: string;
  filter: FactFilter;
  counts: OptionCounts;
  terms: TermNames;
  /** The number of results. */
  total: number;
  onChoose: (filter: FactFilter) => void;
  /** Called while an amount is typed. */
  onType: (filter: FactFilter) => void;
  onBlur: () => void;
}

/** The filters by facts: fields of the search form, which work without scripts. */
export function FactFilters({ className, filter, counts, terms, total, ...on }: Props) {
  const folding = useFoldedOnPhones(isFiltered(filter));
  const active = filterParams(filter).length;

  function choose(name: ListedFilter, value: string) {
    const params = new URLSearchParams(filterParams(filter));
    params.set(name, value);
    on.onChoose(readFactFilter(params, terms));
  }

  return (
    <details {...folding} className={`fact-filters group ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem] font-medium hover:text-accent-strong">
        Filter by facts
        {active > 0 && <span className="font-normal text-soft">{active} active</span>}
        <Icon node={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 pt-2 md:grid-cols-3 lg:grid-cols-4">
        {listed.map((name) => (
          <FilterSelect
            key={name}
            name={name}
            value={filter[name] ?? ""}
            counts={counts[name]}
            terms={terms}
            onChange={(value) => choose(name, value)}
          />
        ))}
        <RangeFields
          legend="Mass in g/mol"
          names={["massFrom", "massTo"]}
          filter={filter}
          onType={on.onType}
          onBlur={on.onBlur}
        />
        <RangeFields
          legend="Residues"
          names={["lengthFrom", "lengthTo"]}
          filter={filter}
          onType={on.onType}
          onBlur={on.onBlur}
        />
        <p className="only-without-scripts col-span-full mt-1">
          <button type="submit" className={buttonVariants({ variant: "outline" })}>
            Apply filters
          </button>
        </p>
        <p className="needs-scripts col-span-full mt-1 md:hidden">
          <a href="#results" className={buttonVariants({ variant: "outline" })}>
            Show {total} {total === 1 ? "peptide" : "peptides"}
          </a>
        </p>
      </div>
    </details>
  );
}

/** The options that would leave something, each with its number; the chosen one always. */
function FilterSelect({
  name,
  value,
  counts,
  terms,
  onChange,
}: {
  name: ListedFilter;
  value: string;
  counts: Record<string, number>;
  terms: TermNames;
  onChange: (value: string) => void;
}) {
  const options = listOptions(name, terms).filter(
    ([option]) => counts[option] !== undefined || option === value,
  );
  return (
    <div className="min-w-0">
      <label htmlFor={`filter-${name}`} className="mb-1 block text-sm text-soft">
        {filterTitles[name]}
      </label>
      <select
        id={`filter-${name}`}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full rounded-md border border-edge bg-raised px-2 text-[0.9375rem]"
      >
        <option value="">Any</option>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {`${label} (${counts[option] ?? 0})`}
          </option>
        ))}
      </select>
    </div>
  );
}
