import { buttonVariants } from "@/components/ui/button-variants";
import type { OptionCounts } from "@/lib/facts/filter/count-options";
import type { FactFilter, FilterOptions, RangeFilter } from "@/lib/facts/filter/fact-filter";
import {
  AmountInput,
  FilterGrid,
  FilterSelect,
  listedFilters,
  RangeFieldset,
  ranges,
} from "./filter-fields";

/** The fields of the filters in a form without scripts. */
export function PlainFilters({
  filter,
  counts,
  options,
}: {
  filter: FactFilter;
  counts: OptionCounts;
  options: FilterOptions;
}) {
  const amount = (name: RangeFilter) => <AmountInput name={name} defaultValue={filter[name]} />;
  return (
    <FilterGrid>
      {listedFilters.map((name) => (
        <FilterSelect
          key={name}
          name={name}
          value={filter[name] ?? ""}
          counts={counts[name]}
          options={options}
        />
      ))}
      {ranges.map(({ legend, names: [from, to] }) => (
        <RangeFieldset key={legend} legend={legend} from={amount(from)} to={amount(to)} />
      ))}
      <p className="col-span-full mt-1">
        <button type="submit" className={buttonVariants({ variant: "outline" })}>
          Apply filters
        </button>
      </p>
    </FilterGrid>
  );
}
