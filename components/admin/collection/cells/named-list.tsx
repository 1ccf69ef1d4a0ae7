import type { NamedRow } from "@/lib/resources/rows/named-row";

const SHOWN = 3;

/** The first few names; how many more there are is said, and all stand in the item's dialog. */
export function NamedList({ items, none }: { items: NamedRow[]; none: string }) {
  if (items.length === 0) return <span className="text-soft">{none}</span>;
  const more = items.length - SHOWN;
  return (
    <span>
      {items
        .slice(0, SHOWN)
        .map(({ name }) => name)
        .join(", ")}
      {more > 0 && <span className="whitespace-nowrap text-soft"> and {more} more</span>}
    </span>
  );
}
