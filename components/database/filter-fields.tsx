import type { ChangeEventHandler, ComponentProps, ReactNode } from "react";
import type { OptionCounts } from "@/lib/facts/filter/count-options";
import type {
  FactFilter,
  FilterOptions,
  ListedFilter,
  RangeFilter,
} from "@/lib/facts/filter/fact-filter";
import { AGENCIES_NOTE, filterTitles } from "@/lib/facts/filter/filter-labels";

const listedFilters: ListedFilter[] = [
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

const ranges: { legend: string; names: [from: RangeFilter, to: RangeFilter] }[] = [
  { legend: "Mass in g/mol", names: ["massFrom", "massTo"] },
  { legend: "Residues", names: ["lengthFrom", "lengthTo"] },
];

export interface FilterFieldsProps {
  filter: FactFilter;
  counts: OptionCounts;
  options: FilterOptions;
}

export function FilterFields({
  filter,
  counts,
  options,
  onChoose,
  renderAmount,
  children,
}: FilterFieldsProps & {
  /** Without it the fields belong to a form without scripts. */
  onChoose?: (name: ListedFilter, value: string) => void;
  renderAmount: (name: RangeFilter) => ReactNode;
  /** Stands below the fields. */
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 pt-2 md:grid-cols-3 lg:grid-cols-4">
      {listedFilters.map((name) => (
        <FilterSelect
          key={name}
          name={name}
          value={filter[name] ?? ""}
          counts={counts[name]}
          options={options}
          {...(onChoose && { onChange: ({ target }) => onChoose(name, target.value) })}
        />
      ))}
      {ranges.map(({ legend, names: [from, to] }) => (
        <RangeFieldset
          key={legend}
          legend={legend}
          from={renderAmount(from)}
          to={renderAmount(to)}
        />
      ))}
      <p className="col-span-full text-sm text-soft">{AGENCIES_NOTE}</p>
      {children}
    </div>
  );
}

/** The options that would leave something, each with its number; the chosen one always. */
function FilterSelect({
  name,
  value,
  counts = {},
  options,
  onChange,
}: {
  name: ListedFilter;
  value: string;
  counts?: Record<string, number> | undefined;
  options: FilterOptions;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
}) {
  const shown = (options.of[name] ?? []).filter(
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
        {...(onChange ? { value, onChange } : { defaultValue: value })}
        className="min-h-11 w-full rounded-md border border-edge bg-raised px-2 text-[0.9375rem]"
      >
        <option value="">Any</option>
        {shown.map(([option, label]) => (
          <option key={option} value={option}>
            {`${label} (${counts[option] ?? 0})`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The two ends of a range. */
function RangeFieldset({ legend, from, to }: Record<"legend" | "from" | "to", ReactNode>) {
  return (
    <fieldset className="col-span-full min-w-0 sm:col-span-1">
      <legend className="mb-1 text-sm text-soft">{legend}</legend>
      <div className="flex items-center gap-2">
        {from}
        <span aria-hidden className="text-soft">
          –
        </span>
        {to}
      </div>
    </fieldset>
  );
}

export function AmountInput({ name, ...props }: ComponentProps<"input"> & { name: RangeFilter }) {
  return (
    <input
      type="number"
      name={name}
      aria-label={filterTitles[name]}
      placeholder={name.endsWith("From") ? "from" : "to"}
      min={1}
      step="any"
      inputMode="decimal"
      className="min-h-11 w-full min-w-0 rounded-md border border-edge bg-raised px-3 text-[0.9375rem] placeholder:text-soft"
      {...props}
    />
  );
}
