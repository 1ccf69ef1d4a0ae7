import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import type { Values } from "@/lib/drafts/merge-values";
import type { FieldDeclaration } from "../collection/declaration";
import { FieldControl } from "./field-control";

const SHORT_KINDS = ["text", "number", "select", "color", "url"];

/** Declared fields, two in a row where both are short. */
export function FieldGrid({
  fields,
  control,
  idPrefix,
  children,
}: {
  fields: FieldDeclaration[];
  control: Control<Values>;
  idPrefix: string;
  /** Shown below the fields. */
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-5 @2xl:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={SHORT_KINDS.includes(field.kind) ? "" : "@2xl:col-span-2"}>
          <FieldControl field={field} control={control} idPrefix={idPrefix} />
        </div>
      ))}
      {children && <div className="@2xl:col-span-2">{children}</div>}
    </div>
  );
}
