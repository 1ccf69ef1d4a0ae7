import { useState } from "react";
import {
  type FactFilter,
  type RangeFilter,
  readAmount,
  withoutFilter,
} from "@/lib/facts/filter/fact-filter";
import { filterTitles } from "@/lib/facts/filter/filter-labels";

interface Props {
  filter: FactFilter;
  onType: (filter: FactFilter) => void;
  onBlur: () => void;
}

/** The two ends of a range. */
export function RangeFields({
  legend,
  names: [from, to],
  ...props
}: Props & { legend: string; names: [from: RangeFilter, to: RangeFilter] }) {
  return (
    <fieldset className="col-span-full min-w-0 sm:col-span-1">
      <legend className="mb-1 text-sm text-soft">{legend}</legend>
      <div className="flex items-center gap-2">
        <AmountField name={from} {...props} />
        <span aria-hidden className="text-soft">
          –
        </span>
        <AmountField name={to} {...props} />
      </div>
    </fieldset>
  );
}

/** What is being typed is kept as text, since not every beginning of a number is one. */
function AmountField({ name, filter, onType, onBlur }: Props & { name: RangeFilter }) {
  const amount = filter[name];
  const [text, setText] = useState(amount === undefined ? "" : String(amount));
  if (readAmount(text) !== amount) setText(amount === undefined ? "" : String(amount));
  return (
    <input
      type="number"
      name={name}
      aria-label={filterTitles[name]}
      placeholder={name.endsWith("From") ? "from" : "to"}
      min={1}
      step="any"
      inputMode="decimal"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onType({ ...withoutFilter(filter, name), [name]: readAmount(event.target.value) });
      }}
      onBlur={onBlur}
      className="min-h-11 w-full min-w-0 rounded-md border border-edge bg-raised px-3 text-[0.9375rem] placeholder:text-soft"
    />
  );
}
