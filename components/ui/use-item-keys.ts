import { useRef } from "react";

/** Stable keys for items without ids: they move with their items. */
export function useItemKeys<Item>(items: Item[]): string[] {
  const known = useRef<{ json: string; key: string }[]>([]);
  const next = useRef(0);
  const jsons = items.map((item) => JSON.stringify(item));
  const left = [...known.current];
  const kept = jsons.map((json) => {
    const at = left.findIndex((entry) => entry.json === json);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
  });
  // A changed item keeps the key of its position.
  const keys = kept.map((key, at) => {
    if (key) return key;
    const before = known.current[at];
    const isFree = before && left.includes(before) && items.length === known.current.length;
    return isFree ? before.key : `item-${next.current++}`;
  });
  known.current = jsons.map((json, at) => ({ json, key: keys[at] ?? "" }));
  return keys;
}
