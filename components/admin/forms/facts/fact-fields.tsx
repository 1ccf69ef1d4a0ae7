"use client";

import { z } from "zod";
import type { ComboboxOption } from "@/components/ui/combobox-options";
import { Input } from "@/components/ui/input";
import { capitalise } from "@/lib/facts/fact-words";
import { vocabulary } from "@/lib/facts/vocabulary";
import type { FieldDeclaration } from "../../collection/declaration";
import { type ControlProps, FormField } from "../form-field";
import { KindControl } from "../kind-control";
import { coreOf, maxLengthOf } from "../schema-part";
import { factSections } from "./declarations/all";
import type { FactField } from "./fact-declaration";
import { closedList, isRequired, schemaAt } from "./fact-schema";
import { type Path, readAt } from "./fact-values";
import { useFactsEditing } from "./facts-editing-context";
import { PeptideControl } from "./peptide-control";
import { SourceControl } from "./source-control";
import { TermControl, TermsControl } from "./term-control";
import { useFactEdits } from "./use-fact-edits";

/** The fields of a row, two in a line where there is room. */
export function FactFields({
  fields,
  path,
  idSuffix = "",
}: {
  fields: FactField[];
  path: Path;
  /** Tells the fields apart from the same ones elsewhere in the form. */
  idSuffix?: string;
}) {
  return (
    <div className="grid gap-4 @2xl:grid-cols-2">
      {fields.map((field) => (
        <Field key={field.name} field={field} path={[...path, field.name]} idSuffix={idSuffix} />
      ))}
    </div>
  );
}

function Field({ field, path, idSuffix }: { field: FactField; path: Path; idSuffix: string }) {
  const { facts, problemsWithin, idOf } = useFactsEditing();
  const { setValue } = useFactEdits();
  const part = schemaAt(path);
  const value = readAt(facts, path);
  const [problem] = problemsWithin(path);
  return (
    <div data-path={path.join(".")} className={isWide(field, part) ? "@2xl:col-span-2" : ""}>
      <FormField
        id={`${idOf(path)}${idSuffix}`}
        label={field.label}
        help={field.help}
        error={problem && sayProblem(field, value, problem.message)}
        isRequired={isRequired(part)}
      >
        {(control) => (
          <Control
            field={field}
            part={part}
            control={control}
            value={value}
            onChange={(next) => setValue(path, withoutBlank(part, next))}
          />
        )}
      </FormField>
    </div>
  );
}

function Control({
  field,
  part,
  control,
  value,
  onChange,
}: {
  field: FactField;
  part: z.ZodType;
  control: ControlProps;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const { label, of } = field;
  const text = typeof value === "string" ? value : undefined;
  const options = optionsOf(field, part);
  if (of === "sources") {
    return (
      <SourceControl
        {...control}
        value={text}
        onChange={onChange}
        renderForm={(key) => (
          <FactFields
            fields={sourceFields}
            path={["sources", key]}
            idSuffix={`-of-${control.id}`}
          />
        )}
      />
    );
  }
  if (of === "peptides") {
    return <PeptideControl {...control} label={label} value={value} onChange={onChange} />;
  }
  if (options && coreOf(part) instanceof z.ZodArray) {
    const values = Array.isArray(value) ? value.map(String) : [];
    return <TermsControl {...control} {...{ label, options, values, onChange }} />;
  }
  if (options && of)
    return <TermControl {...control} {...{ label, options, onChange }} value={text} />;
  if (coreOf(part) instanceof z.ZodISODate) {
    return (
      <Input
        {...control}
        type="date"
        value={text ?? ""}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <KindControl
      field={toDeclaration(field, part, options)}
      // A select knows "not stated" as null.
      value={value ?? (options ? null : undefined)}
      onChange={onChange}
      control={control}
    />
  );
}

/** The longest text that has one line. */
const MAX_LINE = 300;

function toDeclaration(
  { name, label, placeholder }: FactField,
  part: z.ZodType,
  options: ComboboxOption[] | null,
): FieldDeclaration {
  const core = coreOf(part);
  const base = { name, label };
  if (options) {
    const blank = { value: null, label: isRequired(part) ? "Choose…" : "Not stated" };
    return { ...base, kind: "select", options: [blank, ...options] };
  }
  if (core instanceof z.ZodNumber) return { ...base, kind: "number", isInteger: core.isInt };
  if (core instanceof z.ZodArray) return { ...base, kind: "chips", holds: "list" };
  const maxLength = maxLengthOf(part);
  return {
    ...base,
    kind: maxLength && maxLength > MAX_LINE ? "textarea" : "text",
    ...(maxLength && { maxLength }),
    ...(placeholder && { placeholder }),
  };
}

function isWide({ of }: FactField, part: z.ZodType): boolean {
  if (of === "sources" || coreOf(part) instanceof z.ZodArray) return true;
  return (maxLengthOf(part) ?? 0) >= 160;
}

/** The values of a closed list, or the terms of a vocabulary. */
function optionsOf(
  { of, words = capitalise }: FactField,
  part: z.ZodType,
): ComboboxOption[] | null {
  if (of && of in terms) return terms[of as keyof typeof terms];
  const core = coreOf(part);
  const values = closedList(core instanceof z.ZodArray ? (core.element as z.ZodType) : part);
  return values?.map((value) => ({ value, label: words(value) })) ?? null;
}

const terms = {
  conditions: toOptions(vocabulary.conditions),
  targets: toOptions(vocabulary.targets),
  outcomes: toOptions(vocabulary.outcomes),
};

function toOptions(
  of: Record<string, { name: string; synonyms: string[]; gene?: string | undefined }>,
): ComboboxOption[] {
  return Object.entries(of)
    .map(([value, { name, synonyms, gene }]) => ({
      value,
      label: name,
      synonyms: [...(gene ? [gene] : []), ...synonyms],
    }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}

/** Omits empty values, unless the schema requires an empty text or list. */
function withoutBlank(part: z.ZodType, value: unknown): unknown {
  if (value === null) return undefined;
  return value === "" && part instanceof z.ZodOptional ? undefined : value;
}

/** The schema's message for a term is about its key, which the editor never sees. */
function sayProblem({ of }: FactField, value: unknown, message: string): string {
  const isTyped = Array.isArray(value) ? value.length > 0 : Boolean(value);
  return of && of !== "sources" && isTyped ? "Choose what the list offers." : message;
}

const sourceFields = factSections.sources.blocks.flatMap(({ fields }) => fields);
