"use client";

import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type Tab, TabList } from "./tab-list";

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

  useLayoutEffect(() => {
    const openFromAddress = () =>
      setSelected(
        (current) => (location.hash ? panelAt(location.hash, tabs) : first) ?? current ?? first,
      );
    openFromAddress();
    addEventListener("hashchange", openFromAddress);
    return () => removeEventListener("hashchange", openFromAddress);
  }, [first, tabs]);

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

  return (
    <Selected value={selected}>
      <TabList
        label={label}
        tabs={tabs}
        selected={selected}
        onSelect={choose}
        isPending={fromAddress === null}
      />
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
