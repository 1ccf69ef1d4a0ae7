"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTabInView } from "@/components/ui/use-tab-in-view";
import {
  isResearchTab,
  RESEARCH_TABS,
  type ResearchTab,
  researchHref,
} from "@/lib/content/research/library";

const tabs = Object.entries(RESEARCH_TABS) as [ResearchTab, string][];

const tabClass =
  "-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-soft transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:text-ink aria-selected:border-accent aria-selected:text-ink";

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

  useTabInView(list, selected);

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

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(([tab]) => tab === selected);
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    const [next] = (target !== undefined && tabs.at(target % tabs.length)) || [];
    if (!next) return;
    event.preventDefault();
    onSelect(next);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${next}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Research"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="needs-scripts mt-8 flex gap-1 overflow-x-auto border-b font-sans"
      >
        {tabs.map(([tab, name]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${tab}-tab`}
            aria-controls={tab}
            aria-selected={tab === selected}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => onSelect(tab)}
            className={tabClass}
          >
            {name}
            <Count of={counts[tab]} />
          </button>
        ))}
      </div>
      <nav aria-label="Research" className="only-without-scripts">
        <ul className="mt-8 flex flex-wrap gap-1 border-b font-sans">
          {tabs.map(([tab, name]) => (
            <li key={tab}>
              <a
                href={researchHref(tab)}
                aria-current={tab === selected ? "page" : undefined}
                className={tabClass}
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
