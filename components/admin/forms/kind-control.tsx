"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Chips } from "@/components/ui/chips";
import { ColorPicker } from "@/components/ui/color-picker";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { readListField, writeListField } from "@/lib/html/list-field";
import type { FieldDeclaration } from "../collection/declaration";
import type { ControlProps } from "./form-field";
import { IdsControl } from "./ids-control";
import { NumberControl } from "./number-control";
import { RichTextField } from "./rich-text/rich-text-field";

/** The control of a field, without its label. */
export function KindControl({
  field,
  value,
  onChange,
  control,
}: {
  field: FieldDeclaration;
  value: unknown;
  onChange: (value: unknown) => void;
  control: ControlProps;
}) {
  switch (field.kind) {
    case "text":
    case "url":
    case "textarea": {
      const { maxLength, placeholder, isNullable, isMono } = field;
      const props = {
        ...control,
        value: asText(value),
        maxLength,
        placeholder,
        required: field.required,
        onChange: (event: { target: { value: string } }) =>
          onChange(isNullable && event.target.value === "" ? null : event.target.value),
        ...(isMono && { style: { fontFamily: "var(--font-mono, ui-monospace, monospace)" } }),
      };
      if (field.kind === "textarea") return <Textarea {...props} rows={field.rows ?? 4} />;
      return <Input {...props} {...(field.kind === "url" && { inputMode: "url" as const })} />;
    }
    case "html":
      return (
        <RichTextField {...control} label={field.label} value={asText(value)} onChange={onChange} />
      );
    case "chips": {
      if (field.holds === "list") {
        const items = Array.isArray(value) ? value.map(String) : [];
        return (
          <Chips
            {...control}
            label={field.label}
            items={items}
            maxLength={field.maxLength}
            onChange={onChange}
          />
        );
      }
      const list = readListField(asText(value));
      return (
        <Chips
          {...control}
          label={field.label}
          items={list.items.map(({ text }) => text)}
          maxLength={field.maxLength}
          onChange={(texts) => onChange(writeListField(list, texts))}
        />
      );
    }
    case "number":
      return <NumberControl {...control} field={field} value={value} onChange={onChange} />;
    case "select": {
      const isKnown = field.options.some((option) => option.value === value);
      const options = isKnown
        ? field.options
        : [...field.options, { value: value as string, label: asText(value) }];
      return (
        <Select
          {...control}
          value={options.findIndex((option) => option.value === value)}
          onChange={(event) => onChange(options[Number(event.target.value)]?.value ?? null)}
        >
          {options.map(({ value: option, label }, at) => (
            <option key={String(option)} value={at}>
              {label}
            </option>
          ))}
        </Select>
      );
    }
    case "checkbox":
      return (
        <Checkbox
          {...control}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        >
          {field.label}
        </Checkbox>
      );
    case "color":
      return (
        <ColorPicker {...control} label={field.label} value={asText(value)} onChange={onChange} />
      );
    case "facts":
      return null; // Edited in sections of their own.
    case "multiselect":
      return <IdsControl {...control} field={field} value={asText(value)} onChange={onChange} />;
  }
}

function asText(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}
