import type { NamedRow } from "@/lib/resources/rows/named-row";

const MAX_SHOWN = 3;

/** The first names and the number of the others. */
export function NamedList({ items, none }: { items: NamedRow[]; none: string }) {
  if (items.length === 0) return <span className="text-soft">{none}</span>;
  const more = items.length - MAX_SHOWN;
  return (
    <span>
      {items
        .slice(0, MAX_SHOWN)
        .map(({ name }) => name)
        .join(", ")}
      {more > 0 && <span className="whitespace-nowrap text-soft"> and {more} more</span>}
    </span>
  );
}
