import { createElement, Fragment, type ReactNode } from "react";

/** Renders items that only their position tells apart, such as the lines of a text, without keys. */
export function InOrder<Item>({
  items,
  children,
}: {
  items: readonly Item[];
  children: (item: Item, at: number) => ReactNode;
}) {
  return createElement(Fragment, null, ...items.map(children));
}
