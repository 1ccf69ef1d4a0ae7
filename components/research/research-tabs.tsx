"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { TabList, tabClass } from "@/components/ui/tab-list";
import {
  isResearchTab,
  RESEARCH_TABS,
  type ResearchTab,
  researchHref,
} from "@/lib/content/research/library";

const tabs = Object.entries(RESEARCH_TABS) as [ResearchTab, string][];

/** Tabs by the ARIA pattern, links without scripts. `children` is the selected panel. */
export function ResearchTabs({
  selected,
  counts,
  onSelect,
  children,
}: {
  selected: ResearchTab;
  counts: Partial<Record<ResearchTab, number>>;
  onSelect: (tab: ResearchTab) => void;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);

  // Chosen in the header: the reader may have scrolled past the end of the new tab.
  useEffect(() => {
    const bringIntoView = ({ detail }: CustomEventInit<unknown>) => {
      if (list.current && isResearchTab(detail) && !startsInView(list.current)) {
        list.current.scrollIntoView();
      }
    };
    addEventListener("researchTabChange", bringIntoView);
    return () => removeEventListener("researchTabChange", bringIntoView);
  }, []);

  return (
    <>
      <div ref={list}>
        <TabList
          label="Research"
          tabs={tabs.map(([id, name]) => ({ id, name, count: <Count of={counts[id]} /> }))}
          selected={selected}
          onSelect={onSelect}
          className="mt-8"
        />
      </div>
      <nav aria-label="Research" className="only-without-scripts">
        <ul className="mt-8 flex flex-wrap gap-1 border-b font-sans">
          {tabs.map(([tab, name]) => (
            <li key={tab}>
              <a
                href={researchHref(tab)}
                aria-current={tab === selected ? "page" : undefined}
                className={`${tabClass} aria-[current]:border-accent aria-[current]:text-ink`}
              >
                {name}
                <Count of={counts[tab]} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.map(([tab, name]) => (
        <div
          key={tab}
          role="tabpanel"
          id={tab}
          aria-labelledby={`${tab}-tab`}
          hidden={tab !== selected}
          className="pt-7"
        >
          {tab === selected && (
            <>
              <h2 className="sr-only">{name}</h2>
              {children}
            </>
          )}
        </div>
      ))}
    </>
  );
}

/** Below the sticky header, in the upper half of the window. */
function startsInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return top >= covered && top < innerHeight / 2;
}

function Count({ of: count }: { of: number | undefined }) {
  return (
    count !== undefined && (
      <span className="figures hidden text-sm font-normal sm:inline">{count}</span>
    )
  );
}
