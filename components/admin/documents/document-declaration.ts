import type { z } from "zod";
import type { Values } from "@/lib/drafts/merge-values";
import type { FieldDeclaration } from "../collection/declaration";
import type { HistoryChoice } from "../history/item-history";
import type { PreviewChoice } from "../preview/preview-pane";

/** A form of one or several documents: its fields and its specified notices (§ 8). */
export interface DocumentDeclaration {
  /** The name of its drafts; for a single document also of its revisions. */
  key: string;
  title: string;
  /** Its name in notices: "About content". */
  name: string;
  /** Read by GET, saved by POST. */
  path: string;
  /** The path of the administrator's version, which has more fields; `path` is the fallback. */
  administratorPath?: string;
  /** What `path` answers lacks fields that `administratorPath` has. */
  isPathPartial?: boolean;
  /** Its public page. */
  publicHref?: string;
  /** Its values are always refetched. */
  isAlwaysStale?: boolean;
  schema: z.ZodObject;
  sections: DocumentSection[];
  loadFailed: string;
  /** Paths of values that must not be stored in a draft; blank in every answer. */
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

/** A sortable list of objects. */
export interface ListDeclaration {
  name: string;
  /** The name of an item: "FAQ". */
  one: string;
  fields: FieldDeclaration[];
  blank: Values;
  /** The field with an item's title. */
  nameField: string;
  maxItems: number;
  empty: string;
  deleteFailed: (message: string) => string;
}
