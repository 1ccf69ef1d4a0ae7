import type { RowEntry } from "./row-source";

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

type Order = (a: RowEntry, b: RowEntry) => number;

/** By name as a reader would; ties by id. */
export const byNameAZ: Order = (a, b) => collator.compare(a.name, b.name) || a.id - b.id;
export const byNameZA: Order = (a, b) => collator.compare(b.name, a.name) || a.id - b.id;
export const byId: Order = (a, b) => a.id - b.id;
