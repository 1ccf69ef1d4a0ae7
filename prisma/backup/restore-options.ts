export interface RestoreOptions {
  /** The backup's folder. */
  folder: string;
  url: string;
  /** Whether a database with rows may be replaced. What it held is kept under another name. */
  isReplacing: boolean;
}

export interface RestoreOutcome {
  /** Where the replaced data is; undefined if there was none. */
  kept: string | undefined;
  /** Migrations that the backup did not have yet. */
  applied: string[];
}
