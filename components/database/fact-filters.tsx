"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import {
  type FactFilter,
  filterParams,
  type ListedFilter,
  type RangeFilter,
  readAmount,
  readFactFilter,
} from "@/lib/facts/filter/fact-filter";
import { AmountInput, FilterFields, type FilterFieldsProps } from "./filter-fields";

export interface FactFiltersProps extends FilterFieldsProps {
  /** The number of results. */
  total: number;
  onChoose: (filter: FactFilter) => void;
  /** Called while an amount is typed. */
  onType: (filter: FactFilter) => void;
  onBlur: () => void;
}

/** The fields of the filters, each answered at once. */
export default function FactFilters({
  total,
  onChoose,
  onType,
  onBlur,
  ...fields
}: FactFiltersProps) {
  const { filter, options } = fields;
  function choose(name: ListedFilter, value: string) {
    const params = new URLSearchParams(filterParams(filter));
    params.set(name, value);
    onChoose(readFactFilter(params, options));
  }
  return (
    <FilterFields
      {...fields}
      onChoose={choose}
      renderAmount={(name) => (
        <AmountField
          name={name}
          amount={filter[name]}
          onAmount={(typed) => onType({ ...filter, [name]: typed })}
          onBlur={onBlur}
        />
      )}
    >
      <p className="col-span-full mt-1 md:hidden">
        <a href="#results" className={buttonVariants({ variant: "outline" })}>
          Show {total} {total === 1 ? "peptide" : "peptides"}
        </a>
      </p>
    </FilterFields>
  );
}

/** What is being typed is kept as text, since not every beginning of a number is one. */
function AmountField({
  name,
  amount,
  onAmount,
  onBlur,
}: {
  name: RangeFilter;
  amount: number | undefined;
  onAmount: (amount: number | undefined) => void;
  onBlur: () => void;
}) {
  const [text, setText] = useState(String(amount ?? ""));
  if (readAmount(text) !== amount) setText(String(amount ?? ""));
  return (
    <AmountInput
      name={name}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onAmount(readAmount(event.target.value));
      }}
      onBlur={onBlur}
    />
  );
}
