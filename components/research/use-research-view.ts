"use client";

import { useLayoutEffect, useRef, useState } from "react";
import {
  isResearchTab,
  type LibraryFilter,
  noFilter,
  type ResearchTab,
  readResearchAddress,
  researchHref,
} from "@/lib/content/research/library";

export type FilteredTab = Exclude<ResearchTab, "resources">;

interface View {
  tab: ResearchTab;
  filters: Record<FilteredTab, LibraryFilter>;
  /** Whether all matching papers are shown, not only the first ones. */
  isWhole: boolean;
}

type Asked = Pick<View, "tab" | "isWhole"> & { filter: LibraryFilter };

/** Browsers reject about a hundred history changes within a few seconds. */
const TYPING_PAUSE_MS = 200;

/**
 * The tab and the filters, kept in the address: a tab adds a history entry, a filter replaces it.
 * Follows Back, reloads and the window event `researchTabChange`.
 */
export function useResearchView(asked: Asked, isPeptide: (id: number) => boolean) {
  const [view, setView] = useState(() => showing(unfiltered, asked));
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    const inAddress = () => readResearchAddress(new URLSearchParams(location.search), isPeptide);
    const followAddress = () => {
      clearTimeout(pending.current);
      if (location.pathname === "/research") setView((current) => showing(current, inAddress()));
    };
    const followEvent = ({ detail: tab }: CustomEventInit<unknown>) => {
      if (!isResearchTab(tab)) return;
      clearTimeout(pending.current);
      // The sender of the event also pushes the address, before or after it.
      queueMicrotask(() => {
        const inPushed = inAddress();
        setView((current) =>
          inPushed.tab === tab ? showing(current, inPushed) : { ...current, tab },
        );
      });
    };
    followAddress(); // Back from another page brings the address alone.
    addEventListener("popstate", followAddress);
    addEventListener("researchTabChange", followEvent);
    return () => {
      clearTimeout(pending.current);
      removeEventListener("popstate", followAddress);
      removeEventListener("researchTabChange", followEvent);
    };
  }, [isPeptide]);

  function chooseTab(tab: ResearchTab) {
    if (tab === view.tab) return;
    clearTimeout(pending.current);
    replaceAddress(view);
    setView({ ...view, tab });
    history.pushState(null, "", addressOf({ ...view, tab }));
  }

  function changeFilter(tab: FilteredTab, filter: LibraryFilter) {
    const next = { ...view, filters: { ...view.filters, [tab]: filter } };
    setView(next);
    clearTimeout(pending.current);
    pending.current = setTimeout(() => replaceAddress(next), TYPING_PAUSE_MS);
  }

  function showAll() {
    clearTimeout(pending.current);
    setView({ ...view, isWhole: true });
    replaceAddress({ ...view, isWhole: true });
  }

  /** When the search box loses the focus, a link may follow: the address must be current. */
  function settle() {
    clearTimeout(pending.current);
    replaceAddress(view);
  }

  return { ...view, chooseTab, changeFilter, showAll, settle };
}

const unfiltered: View = {
  tab: "articles",
  filters: { articles: noFilter, videos: noFilter },
  isWhole: false,
};

/** The view with another tab and its filter; the same object if nothing differs. */
function showing(view: View, { tab, filter, isWhole }: Asked): View {
  const filters = tab === "resources" ? view.filters : { ...view.filters, [tab]: filter };
  const next = { tab, filters, isWhole: tab === "articles" ? isWhole : view.isWhole };
  return addressOf(next) === addressOf(view) ? view : next;
}

function addressOf({ tab, filters, isWhole }: View): string {
  return researchHref(tab, tab === "resources" ? undefined : filters[tab], isWhole);
}

function replaceAddress(view: View) {
  if (location.pathname !== "/research") return; // Already on the way to another page.
  const address = addressOf(view);
  if (`${location.pathname}${location.search}` !== address) {
    history.replaceState(null, "", `${address}${location.hash}`);
  }
}
