import type { z } from "zod";
import type { Values } from "@/lib/drafts/merge-values";

/** A stored state and its ETag for If-Match. */
export interface Stored {
  values: Values;
  etag: string | null;
}

/** What a form edits: how it is read, validated and saved. */
export interface EditorSource {
  /** The name of its drafts: "peptides/81", "documents/about-content". */
  name: string;
  /** The server's own validation. */
  schema: z.ZodType<Values, Values>;
  /** The state that the form opens with. */
  initial: Stored;
  /** Paths of values that must not be stored in a draft. */
  secrets?: string[];
  /** Checks for a newer version at every focus of the window, not only after a while. */
  isAlwaysStale?: boolean;
  labelOf: (path: string) => string;
  /** The public page, if there is one yet. */
  publicHref?: () => string | undefined;
  /** A quiet read opens no login if the session has ended. */
  read: (options?: { isQuiet?: boolean }) => Promise<Stored>;
  /** Throws as `request` does. */
  save: (values: Values, etag: string | null) => Promise<Stored>;
  notices: { saved: string; failed: (message: string) => string };
}
