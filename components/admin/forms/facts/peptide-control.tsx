"use client";

import { useQuery } from "@tanstack/react-query";
import type { ControlProps } from "../form-field";
import { TermControl } from "./term-control";

/** One peptide by its name; the value is its id. */
export function PeptideControl({
  value,
  onChange,
  ...props
}: ControlProps & {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { data = [], isError } = useQuery<{ id: number; name: string }[]>({
    queryKey: ["/api/peptides"],
  });
  if (isError) return <p className="text-danger text-sm">Failed to load peptides.</p>;
  return (
    <TermControl
      {...props}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(next) => onChange(toId(next))}
    />
  );
}

/** What is no id stays as it was typed. */
function toId(text: string | undefined): unknown {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : text;
}
