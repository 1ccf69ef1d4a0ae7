import { type RefObject, useEffect } from "react";

/** Scrolls a list of tabs that is wider than its window to the selected tab. The page stays where it is. */
export function useTabInView(list: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[aria-controls="${selected}"]`);
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [list, selected]);
}
