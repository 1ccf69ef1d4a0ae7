"use client";

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from "react";

interface Tab {
  /** Also the panel's id, so that an address with #id opens it. */
  id: string;
  name: string;
}

const Selected = createContext("");

/**
 * Tabs after the ARIA pattern, chosen as they are focused. Written here because reading pages have
 * room for 15 KB of scripts, and Radix's take 10. Every panel is in the page, shown or not: without
 * scripts and in print they stand one below the other (app/globals.css).
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
  const [selected, setSelected] = useState(first);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const openFromAddress = () => {
      const id = location.hash.slice(1);
      if (tabs.some((tab) => tab.id === id)) setSelected(id);
    };
    openFromAddress();
    addEventListener("hashchange", openFromAddress);
    return () => removeEventListener("hashchange", openFromAddress);
  }, [tabs]);

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
    setSelected(next.id);
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
        className="needs-scripts flex gap-1 overflow-x-auto border-b font-sans"
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
            onClick={() => setSelected(id)}
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

/** The panel of the tab with this id; `heading` names it to readers who do not see the tabs. */
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
