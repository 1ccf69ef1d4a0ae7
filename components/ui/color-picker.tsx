import type { ComponentProps } from "react";
import { Input } from "./input";

interface Props extends Omit<ComponentProps<"input">, "value" | "onChange" | "className"> {
  /** "#4F46E5". */
  value: string;
  onChange: (value: string) => void;
  label: string;
}

/** A colour, with the browser's picker or as a hexadecimal code. */
export function ColorPicker({ value, onChange, label, ...props }: Props) {
  return (
    <div className="flex items-center gap-2">
      <input
        type="color"
        aria-label={`${label}: pick`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#000000"}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        className="size-11 shrink-0 cursor-pointer rounded-md border border-edge bg-raised p-1"
      />
      <Input
        {...props}
        value={value}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
