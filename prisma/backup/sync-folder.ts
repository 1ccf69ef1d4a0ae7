import { closeSync, fsyncSync, openSync } from "node:fs";

/** Makes new names in a folder survive a power failure. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder.
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
