import type { ComponentType, MouseEvent, ReactNode } from "react";
import type { z } from "zod";
import type { CollectionNames } from "./collections";

/** What a table shows of an item; the item itself has all fields. */
export interface Row {
  id: number;
  [field: string]: unknown;
}

/** An item as its address answers it. */
export type Item = Row & { updatedAt?: string };

/** A collection's tab: its names, its table and its form. */
export type Declaration = CollectionNames &
  TableDeclaration & {
    /** Where the list is read and new items are posted; `{path}/{id}` is one item. */
    path: string;
  };

/** A collection's table and form. Nothing else in the dashboard knows what a peptide is. */
export interface TableDeclaration<TableRow extends Row = Row> {
  /** Items that are neither selected nor deleted. */
  isProtected?: (id: number) => boolean;
  /** What an item is called: the field that names it. */
  nameField: "name" | "title";
  columns: Column<TableRow>[];
  sorts: Sort[];
  filter: Filter | null;
  /** Where visitors see an item; nothing where they do not. */
  publicHref?: (id: number) => string | undefined;
  /** A new item's values. */
  defaults: Record<string, unknown>;
  sections: Section[];
  /** The schema of a save; the form checks its fields with it. */
  input: z.ZodObject;
  /** Fields that are left out of a save when blank. */
  omittedWhenBlank?: string[];
  /** Edits of all selected rows, besides deletion. */
  bulkEdits?: BulkEditDialog[];
  /** Replaces the button that imports a file. */
  ImportButton?: ComponentType<ImportButtonProps>;
  notices: Notices;
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

export interface ImportButtonProps {
  declaration: Declaration;
  onImported: () => void;
}

export interface Column<TableRow extends Row = Row> {
  key: string;
  label: string;
  /** `link` opens the row's form: it belongs on what names the row. */
  cell(row: TableRow, link: RowLink): ReactNode;
  /** The sorts that a press on the heading takes in turn, the rising one first. */
  sorts?: [rising: string, falling?: string];
  /** The sort that a table has where none is chosen. */
  defaultSort?: string;
  headClass?: string;
  cellClass?: string;
  /** In a narrow window, where no head stands above the cell, its label stands before it. */
  isLabelled?: boolean;
}

/** What a link to a row's form is made of. */
export interface RowLink {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface Sort {
  key: string;
  label: string;
}

/** One choice that narrows the table; the server counts what each option holds. */
export interface Filter {
  label: string;
  all: string;
  /** Options that are known here; others come with the counts. */
  options?: Option[];
}

export interface Section {
  title: string;
  fields: FieldDeclaration[];
}

export type FieldDeclaration =
  | TextField
  | ChipsField
  | NumberField
  | SelectField
  | CheckboxField
  | ColorField
  | MultiSelectField;

interface FieldBase {
  name: string;
  label: string;
  /** Save stays disabled without it. */
  required?: boolean;
  help?: string;
}

export interface TextField extends FieldBase {
  kind: "text" | "textarea" | "html" | "url";
  maxLength?: number;
  rows?: number;
  /** Sequences, formulas and codes. */
  isMono?: boolean;
  placeholder?: string;
  /** A blank is stored as null. */
  isNullable?: boolean;
}

/** A list. As `text` it is stored as html items, pipes or commas, and keeps its form; else as an array. */
export interface ChipsField extends FieldBase {
  kind: "chips";
  holds: "list" | "text";
  maxLength?: number;
}

export interface NumberField extends FieldBase {
  kind: "number";
  min?: number;
  max?: number;
  isInteger?: boolean;
}

export interface SelectField extends FieldBase {
  kind: "select";
  options: Option<string | boolean | null>[];
}

export interface CheckboxField extends FieldBase {
  kind: "checkbox";
}

export interface ColorField extends FieldBase {
  kind: "color";
}

/** Ids of other items, comma-separated on the wire. */
export interface MultiSelectField extends FieldBase {
  kind: "multiselect";
  of: "peptides" | "categories";
  /** General, whose id is 0, stands first. */
  hasGeneral: boolean;
}

export interface Option<Value = string> {
  value: Value;
  label: string;
}

/** The words of § 8 for this collection. */
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
