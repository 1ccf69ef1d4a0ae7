"use client";

import { type Control, type FieldError, useController } from "react-hook-form";
import type { Values } from "@/lib/drafts/merge-values";
import type { FieldDeclaration } from "../collection/declaration";
import { FormField } from "./form-field";
import { KindControl } from "./kind-control";

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
      error={firstMessage(error)}
      isRequired={field.required ?? false}
      isGroup={field.kind === "html" || field.kind === "checkbox"}
    >
      {(props) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: receives the blur of the control that it holds
        <div onBlur={onBlur} ref={(holder) => ref(holder && focusable(holder))}>
          <KindControl field={field} value={value} onChange={onChange} control={props} />
        </div>
      )}
    </FormField>
  );
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
