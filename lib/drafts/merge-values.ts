/** A form's values as JSON. */
export type Values = Record<string, unknown>;

export interface Merge {
  /** Theirs where only they changed a field, otherwise mine. */
  merged: Values;
  /** Fields that both changed, to different values. */
  conflicts: string[];
  /** Fields taken from theirs. */
  taken: string[];
}

/**
 * Three-way merge: a field that only one side changed has that side's value. Fields are named by paths
 * ("businessHours.sunday"); a list is one field.
 */
export function mergeValues(base: Values, mine: Values, theirs: Values): Merge {
  let merged = mine;
  const conflicts: string[] = [];
  const taken: string[] = [];
  for (const path of changedPaths(mine, theirs)) {
    const isMineNew = !isSame(valueAt(mine, path), valueAt(base, path));
    const isTheirsNew = !isSame(valueAt(theirs, path), valueAt(base, path));
    if (isMineNew && isTheirsNew) conflicts.push(path);
    if (isMineNew || !isTheirsNew) continue;
    taken.push(path);
    const value = valueAt(theirs, path);
    merged =
      value === undefined ? withoutValueAt(merged, theirs, path) : withValueAt(merged, path, value);
  }
  return { merged, conflicts, taken };
}

/** The paths whose values differ, in the order of `first`. */
export function changedPaths(first: Values, second: Values): string[] {
  const paths = new Set([...pathsOf(first), ...pathsOf(second)]);
  return [...paths].filter((path) => !isSame(valueAt(first, path), valueAt(second, path)));
}

/** Whether two values are equal JSON, ignoring the order of keys. */
export function isSame(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((item, at) => isSame(item, second[at]));
  }
  if (!isObject(first) || !isObject(second)) return false;
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].every((name) => isSame(first[name], second[name]));
}

/** The value at a path, or undefined. */
export function valueAt(values: Values, path: string): unknown {
  let value: unknown = values;
  for (const name of path.split(".")) value = isObject(value) ? value[name] : undefined;
  return value;
}

/** A copy with another value at a path. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...values, [name]: value };
  const inner = values[name];
  return { ...values, [name]: withValueAt(isObject(inner) ? inner : {}, rest.join("."), value) };
}

/** A copy without the value at a path, and without objects that become empty and `like` does not have. */
function withoutValueAt(values: Values, like: Values, path: string): Values {
  const [name = "", ...rest] = path.split(".");
  const { [name]: inner, ...others } = values;
  if (rest.length === 0 || !isObject(inner)) return others;
  const likeInner = like[name];
  const left = withoutValueAt(inner, isObject(likeInner) ? likeInner : {}, rest.join("."));
  const isGone = Object.keys(left).length === 0 && likeInner === undefined;
  return isGone ? others : { ...values, [name]: left };
}

function pathsOf(values: Values, prefix = ""): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    isObject(value) ? pathsOf(value, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
