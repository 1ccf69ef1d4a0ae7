"use client";

import { useState } from "react";
import { Input } from "@/components/ui/input";
import type { NumberField } from "../collection/declaration";
import type { ControlProps } from "./form-field";

/** A number or null. Other input is kept as text, which the schema refuses. */
export function NumberControl({
  field,
  value,
  onChange,
  ...control
}: ControlProps & {
  field: NumberField;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const [typed, setTyped] = useState("");
  const text = toNumber(typed) === value ? typed : value === null ? "" : String(value ?? "");
  return (
    <Input
      {...control}
      inputMode={field.isInteger ? "numeric" : "decimal"}
      value={text}
      autoComplete="off"
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(toNumber(event.target.value));
      }}
    />
  );
}

function toNumber(text: string): number | string | null {
  if (text.trim() === "") return null;
  const number = Number(text.trim().replace("−", "-"));
  return Number.isFinite(number) ? number : text;
}
