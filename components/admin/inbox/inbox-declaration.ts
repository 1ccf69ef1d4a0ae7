import type { Notice } from "@/components/ui/notify";

/** The list of messages or of conversations: its addresses, its words and its exported file. */
export interface InboxDeclaration<
  Row,
  Exported,
  Id extends number | string,
  Filter extends string,
> {
  /** The path of the whole list, which all query keys begin with. */
  path: string;
  /** Where a page of rows is read, and where all ids that a search finds. */
  rowsPath: string;
  idsPath: string;
  idOf: (row: Row) => Id;
  /** The query parameter of the filter. */
  filterParam: string;
  /** The first one stands for no filter. */
  filters: readonly [Filter, ...Filter[]];
  filterLabels: Record<Filter, string>;
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
  exported: {
    name: string;
    idOf: (item: Exported) => Id;
    columns: string[];
    /** The rows of an item in a CSV file. */
    toRows: (item: Exported) => Record<string, unknown>[];
  };
}
