import type { z } from "zod";
import type { Values } from "@/lib/drafts/merge-values";

/** A stored state and what a save made from it may send as If-Match. */
export interface Stored {
  values: Values;
  etag: string | null;
}

/** What a form edits: where it comes from, how it is checked, where it goes. */
export interface EditorSource {
  /** Names its drafts: "peptides/81", "documents/about-content". */
  name: string;
  /** The server's own checks. */
  schema: z.ZodType<Values, Values>;
  /** What the form begins with where nothing is stored yet; else what `read` answered. */
  initial: Stored;
  /** Paths that no draft may hold. */
  secrets?: string[];
  /** Looked at again at every return to the window; else what was read is fresh for a while. */
  isAlwaysStale?: boolean;
  labelOf: (path: string) => string;
  /** Where visitors see what is stored; nothing where they do not, or not yet. */
  publicHref?: () => string | undefined;
  /** A quiet read asks for no login where the session has ended. */
  read: (options?: { isQuiet?: boolean }) => Promise<Stored>;
  /** Throws as `request` does. */
  save: (values: Values, etag: string | null) => Promise<Stored>;
  notices: { saved: string; failed: (message: string) => string };
}
