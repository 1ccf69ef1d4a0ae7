import { Children, type ReactNode } from "react";

/** Draws items that are told apart by their place alone, such as the lines of a text. */
export function InOrder<Item>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item, at: number) => ReactNode;
}) {
  return Children.toArray(items.map(children));
}
