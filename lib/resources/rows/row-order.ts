import { compareNames } from "@/lib/compare-names";
import type { RowEntry } from "./row-source";

type Order = (a: RowEntry, b: RowEntry) => number;

/** By name as a reader would; ties by id. */
export const byNameAZ: Order = (a, b) => compareNames(a.name, b.name) || a.id - b.id;
export const byNameZA: Order = (a, b) => compareNames(b.name, a.name) || a.id - b.id;
export const byId: Order = (a, b) => a.id - b.id;
