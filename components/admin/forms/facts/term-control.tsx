"use client";

import { X } from "lucide";
import { Combobox } from "@/components/ui/combobox";
import type { ComboboxOption } from "@/components/ui/combobox-options";
import { Icon } from "@/components/ui/icon";
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
      {values.length > 0 && (
        <ul aria-label={`${label}: chosen`} className="mb-2 flex flex-wrap gap-1.5">
          {values.map((value) => (
            <li
              key={value}
              className="flex max-w-full items-center rounded-md border border-line bg-raised text-[0.9375rem]"
            >
              <span className="min-w-0 break-words py-1.5 pl-3">{nameOf(options, value)}</span>
              <button
                type="button"
                aria-label={`Remove ${nameOf(options, value)}`}
                onClick={() => remove(value)}
                className="grid w-9 shrink-0 place-items-center self-stretch text-soft hover:text-danger max-md:min-h-11 max-md:w-11"
              >
                <Icon node={X} className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
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
