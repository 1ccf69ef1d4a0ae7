"use client";

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useTabInView } from "./use-tab-in-view";

interface Tab {
  /** Also the id of the panel and the fragment of the address. */
  id: string;
  name: string;
}

const Selected = createContext("");

/**
 * Tabs after the ARIA pattern with automatic activation. Not Radix's: public pages have a budget of
 * 15 KB of scripts, of which Radix's tabs take 10. All panels are rendered: without scripts and in
 * print they are shown one below the other (app/globals.css).
 *
 * The fragment of the address names the selected tab, so that a reload and Back restore it. A link to
 * a panel, or to an element inside one, opens that panel.
 */
export function Tabs({
  label,
  tabs,
  children,
}: {
  label: string;
  tabs: Tab[];
  children: ReactNode;
}) {
  const first = tabs[0]?.id ?? "";
  const [fromAddress, setSelected] = useState<string | null>(null);
  const selected = fromAddress ?? first;
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const openFromAddress = () =>
      setSelected(
        (current) => (location.hash ? panelAt(location.hash, tabs) : first) ?? current ?? first,
      );
    openFromAddress();
    addEventListener("hashchange", openFromAddress);
    return () => removeEventListener("hashchange", openFromAddress);
  }, [first, tabs]);

  useTabInView(list, selected);

  // Before the browser follows the link, as it does not scroll to hidden elements.
  useEffect(() => {
    const openTarget = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='#']");
      const panel = link && panelAt(link.hash, tabs);
      if (panel) flushSync(() => setSelected(panel));
    };
    document.addEventListener("click", openTarget);
    return () => document.removeEventListener("click", openTarget);
  }, [tabs]);

  function choose(id: string) {
    setSelected(id);
    if (location.hash !== `#${id}`) history.replaceState(null, "", `#${id}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === selected);
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = tabs.at(target % tabs.length);
    if (!next) return;
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${next.id}"]`)?.focus();
  }

  return (
    <Selected value={selected}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        data-pending={fromAddress === null || undefined}
        className="tab-list needs-scripts flex gap-1 overflow-x-auto border-b font-sans"
      >
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => choose(id)}
            className="-mb-px min-h-11 shrink-0 whitespace-nowrap border-transparent border-b-2 px-3 font-medium text-[0.9375rem] text-soft transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      {children}
    </Selected>
  );
}

/** The id of the panel that is or contains the element of a fragment. */
function panelAt(hash: string, tabs: Tab[]): string | undefined {
  const panel = document.getElementById(hash.slice(1))?.closest("[role=tabpanel]");
  return tabs.find(({ id }) => id === panel?.id)?.id;
}

/** The panel of the tab with this id; `heading` is its heading without scripts and for screen readers. */
export function TabsPanel({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) {
  const isSelected = use(Selected) === id;
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={`${id}-tab`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text is scrolled by keyboard
      tabIndex={0}
      className="tab-panel scroll-mt-32 pt-6"
      data-state={isSelected ? "active" : "inactive"}
    >
      <h2 className="tab-heading sr-only font-serif text-xl">{heading}</h2>
      {children}
    </div>
  );
}
