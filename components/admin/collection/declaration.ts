import type { MouseEvent, ReactNode } from "react";

/** The collections, by the keys of their tabs. */
export type CollectionKey = "peptides" | "categories" | "research" | "videos" | "development";

/** The fields of an item that a table shows. */
export interface Row {
  id: number;
  [field: string]: unknown;
}

/** An item with all its fields, as the API returns it. */
export type Item = Row & { updatedAt?: string };

/** The table, form and texts of a collection's tab. All other code is the same for every collection. */
export interface Declaration<TableRow extends Row = Row> {
  key: CollectionKey;
  /** The collection's name in revisions and in paths such as `/api/admin/rows/{collection}`. */
  collection: string;
  /** The path of the list, to which new items are posted; `{path}/{id}` is one item. */
  path: string;
  label: { one: string; many: string };
  tabLabel: string;
  /** The label of the button that opens an empty form. */
  addLabel: string;
  /** Whether an item can be neither selected nor deleted. */
  isProtected?: (id: number) => boolean;
  /** The field with an item's name. */
  nameField: "name" | "title";
  columns: Column<TableRow>[];
  sorts: Sort[];
  filter: Filter | null;
  /** An item's public page, if it has one. */
  publicHref?: (id: number) => string | undefined;
  /** The values of a new item. */
  defaults: Record<string, unknown>;
  sections: Section[];
  notices: Notices;
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

export interface Sort {
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
  /** Save is disabled while the field is blank. */
  required?: boolean;
  help?: string;
}

export interface TextField extends FieldBase {
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

/** Comma-separated ids of other items. */
export interface MultiSelectField extends FieldBase {
  kind: "multiselect";
  of: "peptides" | "categories";
  /** Offers General (id 0) first. */
  hasGeneral: boolean;
}

export interface Option<Value = string> {
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

export function nameOf({ nameField }: Pick<Declaration, "nameField">, row: Row): string {
  return String(row[nameField]);
}
