"use client";

import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { BulkMode } from "@/lib/resources/bulk/bulk-edit";

/** A labelled select. */
export function Choice<Value extends string>({
  id,
  label,
  options,
  value,
  onChange,
  ...props
}: {
  id: string;
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  error?: string;
}) {
  return (
    <Field id={id} label={label} {...props}>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** How to change a list of categories or peptides. */
export function ModeChoice({
  what,
  ...props
}: {
  /** "this category" */
  what: string;
  value: BulkMode;
  onChange: (mode: BulkMode) => void;
}) {
  const options: { value: BulkMode; label: string }[] = [
    { value: "add", label: `Add ${what}` },
    { value: "remove", label: `Remove ${what}` },
    { value: "replace", label: `Replace all by ${what}` },
  ];
  return <Choice id="bulk-mode" label="Change" options={options} {...props} />;
}
