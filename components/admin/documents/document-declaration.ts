import type { z } from "zod";
import type { Values } from "@/lib/drafts/merge-values";
import type { FieldDeclaration } from "../collection/declaration";
import type { HistoryChoice } from "../history/item-history";
import type { PreviewChoice } from "../preview/preview-pane";

/** A singleton text, or several in one form: its fields, and its words of § 8. */
export interface DocumentDeclaration {
  /** Names its drafts, and its revisions where it is one document. */
  key: string;
  title: string;
  /** What it is called in a notice: "About content". */
  name: string;
  /** Read by GET, saved by POST. */
  path: string;
  /** Where the administrator reads more than everybody; where that fails, `path` is read. */
  administratorPath?: string;
  /** Where visitors see it. */
  publicHref?: string;
  /** What it holds is never treated as fresh. */
  isAlwaysStale?: boolean;
  schema: z.ZodType<Values, Values>;
  sections: DocumentSection[];
  loadFailed: string;
  /** Paths that no draft may hold; blank in every answer. */
  secrets?: string[];
  previews?: Omit<PreviewChoice, "id">[];
  history: HistoryChoice[];
}

export interface DocumentSection {
  title: string;
  note?: string;
  fields?: FieldDeclaration[];
  list?: ListDeclaration;
}

/** A list of small objects, in an order of the editor's own. */
export interface ListDeclaration {
  name: string;
  /** What one is called: "FAQ". */
  one: string;
  fields: FieldDeclaration[];
  blank: Values;
  /** The field that names an item. */
  nameField: string;
  maxItems: number;
  empty: string;
  deleteFailed: (message: string) => string;
}
