import type { ComponentType, MouseEvent, ReactNode } from "react";
import type { z } from "zod";
import type { FactSectionKey } from "../forms/facts/fact-section-list";
import type { CollectionNames } from "./collections";

/** The fields of an item that a table shows. */
export interface Row {
  id: number;
  [field: string]: unknown;
}

/** A collection's tab: its names, its table and its form. */
export type Declaration = CollectionNames &
  TableDeclaration & {
    /** Where the list is read and new items are posted; `{path}/{id}` is one item. */
    path: string;
    /** The values of a new item. */
    defaults: Record<string, unknown>;
    notices: Notices;
  };

/**
 * A collection's table and form. Nothing else in the dashboard knows what a peptide is. What `input`
 * says of a field is not declared: whether it is required or may be null, its default and its length.
 */
export interface TableDeclaration<TableRow extends Row = Row> {
  /** Items that are neither selected nor deleted. */
  isProtected?: (id: number) => boolean;
  /** The field with an item's name. */
  nameField: "name" | "title";
  columns: Column<TableRow>[];
  sorts: Sort[];
  filter: Filter | null;
  /** An item's public page, if it has one. */
  publicHref?: (id: number) => string | undefined;
  sections: Section[];
  /** The schema of a save; the form checks its fields with it. */
  input: z.ZodObject;
  /** Fields that are left out of a save when blank. */
  omittedWhenBlank?: string[];
  /** Edits of all selected rows, besides deletion. */
  bulkEdits?: BulkEditDialog[];
  /** Replaces the button that imports a file. */
  ImportButton?: ComponentType<ImportButtonProps>;
  /** Where they differ from those of the other collections. */
  notices?: Notices;
}

/** A button above the selection, and the dialog that it opens. */
export interface BulkEditDialog {
  label: string;
  Dialog: ComponentType<BulkProps>;
}

export interface BulkProps {
  declaration: Declaration;
  ids: number[];
  onClose: () => void;
  /** All of them have been changed. */
  onDone: () => void;
  /** The server found other items than were selected, and changed nothing. */
  onMismatch: () => void;
}

interface ImportButtonProps {
  declaration: Declaration;
  onImported: () => void;
}

export interface Column<TableRow extends Row = Row> {
  key: string;
  label: string;
  /** `link` opens the row's form and belongs on the row's name. */
  cell(row: TableRow, link: RowLink): ReactNode;
  /** The sorts that clicks on the heading alternate between. */
  sorts?: [ascending: string, descending?: string];
  /** The table's default sort. */
  defaultSort?: string;
  headClass?: string;
  cellClass?: string;
  /** Repeats the label in each cell in a narrow window, where the table has no header. */
  isLabelled?: boolean;
}

/** The props of a link to a row's form. */
export interface RowLink {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface Sort {
  key: string;
  label: string;
}

/** A filter of the table; the server counts the rows of each option. */
export interface Filter {
  label: string;
  all: string;
  /** Fixed options; without them the options come with the counts. */
  options?: Option[];
}

interface Section {
  title: string;
  fields: FieldDeclaration[];
  /** The part of a peptide's facts that it edits, in place of its fields. */
  facts?: FactSectionKey | "json";
}

export type FieldDeclaration =
  | TextField
  | ChipsField
  | NumberField
  | SelectField
  | CheckboxField
  | ColorField
  | FactsField
  | MultiSelectField;

interface FieldBase {
  name: string;
  label: string;
  /** Save is disabled while the field is blank. */
  required?: boolean;
  help?: string;
}

interface TextField extends FieldBase {
  kind: "text" | "textarea" | "html" | "url";
  maxLength?: number;
  rows?: number;
  /** Monospaced: for sequences, formulas and codes. */
  isMono?: boolean;
  placeholder?: string;
  /** A blank value is stored as null. */
  isNullable?: boolean;
}

/** A list, stored as an array, or as `text` in its original format: HTML items, pipes or commas. */
interface ChipsField extends FieldBase {
  kind: "chips";
  holds: "list" | "text";
  maxLength?: number;
}

export interface NumberField extends FieldBase {
  kind: "number";
  isInteger?: boolean;
}

interface SelectField extends FieldBase {
  kind: "select";
  options: Option<string | boolean | null>[];
}

interface CheckboxField extends FieldBase {
  kind: "checkbox";
}

interface ColorField extends FieldBase {
  kind: "color";
}

/** A peptide's facts, which sections of their own edit. */
interface FactsField extends FieldBase {
  kind: "facts";
}

/** Comma-separated ids of other items. */
export interface MultiSelectField extends FieldBase {
  kind: "multiselect";
  of: "peptides" | "categories";
  /** Offers General (id 0) first. */
  hasGeneral: boolean;
}

interface Option<Value = string> {
  value: Value;
  label: string;
}

/** The specified notices (§ 8) of this collection. */
export interface Notices {
  loadFailed: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  created: string;
  updated: string;
  deleted: string;
}

export function nameOf({ nameField }: Pick<TableDeclaration, "nameField">, row: Row): string {
  return String(row[nameField]);
}
