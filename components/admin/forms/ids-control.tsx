"use client";

import { useQuery } from "@tanstack/react-query";
import { type Choice, MultiSelect } from "@/components/ui/multi-select";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import type { MultiSelectField } from "../collection/declaration";
import type { ControlProps } from "./form-field";

const GENERAL: Choice = { id: GENERAL_CATEGORY_ID, name: "General" };

/** Selects peptides or categories by name; the value is their comma-separated ids. */
export function IdsControl({
  field,
  value,
  onChange,
  ...control
}: ControlProps & {
  field: MultiSelectField;
  value: string;
  onChange: (value: string) => void;
}) {
  const { data, isError } = useQuery<Choice[]>({ queryKey: [`/api/${field.of}`] });
  if (isError)
    return <p className="text-danger text-sm">Failed to load {field.of}. Please try again.</p>;
  const choices = (data ?? [])
    .filter(({ id }) => id !== GENERAL.id)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <MultiSelect
      {...control}
      label={field.label}
      choices={field.hasGeneral ? [GENERAL, ...choices] : choices}
      chosen={readIds(value)}
      onChange={(ids) => onChange(ids.join(","))}
    />
  );
}

function readIds(value: string): number[] {
  const entries = value.split(",").map((entry) => entry.trim());
  return entries.filter((entry) => /^\d+$/.test(entry)).map(Number);
}
