"use client";

import { type Control, type FieldError, useController } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { Chips } from "@/components/ui/chips";
import { ColorPicker } from "@/components/ui/color-picker";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { Values } from "@/lib/drafts/merge-values";
import { readListField, writeListField } from "@/lib/html/list-field";
import type { FieldDeclaration } from "../collection/declaration";
import { FactsControl } from "./facts-control";
import { type ControlProps, FormField } from "./form-field";
import { IdsControl } from "./ids-control";
import { NumberControl } from "./number-control";
import { RichTextField } from "./rich-text/rich-text-field";

/** A field of any kind. */
export function FieldControl({
  field,
  control,
  idPrefix,
}: {
  field: FieldDeclaration;
  control: Control<Values>;
  idPrefix: string;
}) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
  } = useController({ name: field.name, control });
  const id = `${idPrefix}-${field.name.replaceAll(".", "-")}`;
  return (
    <FormField
      id={id}
      // A checkbox shows its own label.
      label={field.kind === "checkbox" ? "" : field.label}
      help={field.help}
      // Facts list their problems themselves, each with its path.
      error={error && field.kind === "facts" ? "Not valid yet, see above." : firstMessage(error)}
      isRequired={field.required ?? false}
      isGroup={field.kind === "html" || field.kind === "checkbox"}
    >
      {(props) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears of the control that it holds
        <div onBlur={onBlur} ref={(holder) => ref(holder && focusable(holder))}>
          <Kind field={field} value={value} onChange={onChange} control={props} />
        </div>
      )}
    </FormField>
  );
}

function Kind({
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
      return <FactsControl {...control} value={value} onChange={onChange} />;
    case "multiselect":
      return <IdsControl {...control} field={field} value={asText(value)} onChange={onChange} />;
  }
}

/** The error of a list can be nested in its items. */
function firstMessage(error: FieldError | undefined): string | undefined {
  if (!error) return undefined;
  if (typeof error.message === "string" && error.message) return error.message;
  const inner = Object.values(error).find((part) => part && typeof part === "object");
  return inner ? firstMessage(inner as FieldError) : undefined;
}

function focusable(holder: HTMLElement) {
  return {
    focus: () =>
      holder.querySelector<HTMLElement>("input, textarea, select, [contenteditable=true]")?.focus(),
  };
}

function asText(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}
