const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The order of two names as a reader would have it: "GLP-2" before "GLP-10", whatever the case. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
