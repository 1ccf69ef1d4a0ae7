import { buttonVariants } from "@/components/ui/button-variants";
import { AmountInput, FilterFields, type FilterFieldsProps } from "./filter-fields";

/** The fields of the filters in a form without scripts. */
export function PlainFilters(props: FilterFieldsProps) {
  return (
    <FilterFields
      {...props}
      renderAmount={(name) => <AmountInput name={name} defaultValue={props.filter[name]} />}
    >
      <p className="col-span-full mt-1">
        <button type="submit" className={buttonVariants({ variant: "outline" })}>
          Apply filters
        </button>
      </p>
    </FilterFields>
  );
}
