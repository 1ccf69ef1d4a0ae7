import type { Notice } from "@/components/ui/notify";

/** The list of messages or of conversations: its addresses, its words and its exported file. */
export interface InboxDeclaration<Row, Id extends number | string> {
  /** The path of the whole list, which all query keys begin with. */
  path: string;
  /** Where a page of rows is read, and where all ids that a search finds. */
  rowsPath: string;
  idsPath: string;
  idOf: (row: Row) => Id;
  /** The query parameter of the filter. */
  filterParam: string;
  /** What each filter is called; "all" stands for none. */
  filters: Record<string, string>;
  pageSize: number;
  /** How many can be stored. */
  limit: number;
  title: string;
  text?: string;
  label: { one: string; many: string };
  empty: string;
  noMatch: string;
  loadFailed: (error: Error) => { title: string; text: string };
  selectFailed: (error: unknown) => Notice;
  /** The name of exported files: "chat-sessions". */
  exportName: string;
  exportItems: (ids: ReadonlySet<Id>) => Promise<ExportedItems>;
}

/** `items` for JSON, `rows` for CSV; both newest first. */
export interface ExportedItems {
  items: unknown[];
  columns: string[];
  rows: Record<string, unknown>[];
}
