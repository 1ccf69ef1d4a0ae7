"use client";

import { ChosenItems } from "@/components/ui/chosen-items";
import { Combobox } from "@/components/ui/combobox";
import type { ComboboxOption } from "@/components/ui/combobox-options";
import type { ControlProps } from "../form-field";

interface Props extends ControlProps {
  label: string;
  options: ComboboxOption[];
}

/** One term. What names no term stays as it was typed, for the schema to refuse. */
export function TermControl({
  value,
  onChange,
  ...props
}: Props & { value: string | undefined; onChange: (value: string | undefined) => void }) {
  return (
    <Combobox
      {...props}
      chosen={nameOf(props.options, value ?? "")}
      onChoose={onChange}
      onLeave={(text) => onChange(text || undefined)}
      placeholder="Type to search"
    />
  );
}

/** Several terms, in the order in which they were chosen. */
export function TermsControl({
  values,
  onChange,
  ...props
}: Props & { values: string[]; onChange: (values: string[]) => void }) {
  const { id, label, options } = props;
  const add = (value: string) => {
    if (value && !values.includes(value)) onChange([...values, value]);
  };
  function remove(value: string) {
    onChange(values.filter((other) => other !== value));
    document.getElementById(id)?.focus();
  }
  return (
    <div>
      <ChosenItems
        label={label}
        items={values.map((key) => ({ key, name: nameOf(options, key) }))}
        onRemove={remove}
      />
      <Combobox
        {...props}
        options={options.filter(({ value }) => !values.includes(value))}
        onChoose={add}
        onLeave={add}
        placeholder="Type to search"
      />
    </div>
  );
}

/** What is in no list is its own name. */
function nameOf(options: ComboboxOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
