import type { Values } from "@/lib/drafts/merge-values";

/** Where a value stands in the facts: `["trials", 0, "source"]`. */
export type Path = readonly (string | number)[];

/** What is wrong at a path, in one sentence. */
export interface PathProblem {
  path: Path;
  message: string;
}

export function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, name) => (isHolder(inner) ? inner[name] : undefined), value);
}

/** A copy with another value at a path; `undefined` takes a field away. Missing objects are made. */
export function writeAt(value: unknown, path: Path, next: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  if (Array.isArray(value))
    return value.with(Number(name), writeAt(value[Number(name)], rest, next));
  const { [name]: inner, ...others } = isHolder(value) ? value : {};
  const written = writeAt(inner, rest, next);
  if (written === undefined) return others;
  // The order of the fields stays: that of the sources is seen.
  return isHolder(value) && name in value
    ? { ...value, [name]: written }
    : { ...others, [name]: written };
}

export function rowsAt(facts: unknown, path: Path): unknown[] {
  const value = readAt(facts, path);
  return Array.isArray(value) ? value : [];
}

/** Whether one path leads to the other or to something inside it. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((name, at) => String(path[at]) === String(name));
}

/** Null stands for facts without any content. */
export function withoutNothing(facts: Values): Values | null {
  return Object.entries(facts).every(([part, value]) => isEmpty(part, value)) ? null : facts;
}

/** A row that was just added is empty, but it counts. */
function isEmpty(part: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (!isHolder(value)) return value === undefined;
  return HOLDERS.includes(part) && Object.values(value).every((inner) => isEmpty("", inner));
}

/** Parts that are objects of rows. */
const HOLDERS = ["sources", "safety", "identity"];

function isHolder(value: unknown): value is Values {
  return typeof value === "object" && value !== null;
}
