"use client";

import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useTabInView } from "./use-tab-in-view";

export interface Tab<Id extends string = string> {
  /** Also the id of the panel. */
  id: Id;
  name: string;
  /** Shown after the name. */
  count?: ReactNode;
}

export const tabClass =
  "-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap border-b-2 border-transparent px-3 text-[0.9375rem] font-medium text-soft transition-colors hover:text-ink";

/** A tab list by the ARIA pattern with automatic activation, for scripts only. */
export function TabList<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  isPending = false,
  className = "",
}: {
  label: string;
  tabs: Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Before hydration, when the address may still select another tab. */
  isPending?: boolean;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  useTabInView(list, selected);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ id }) => id === selected);
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    const next = target !== undefined && tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${next.id}"]`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-pending={isPending || undefined}
      className={`tab-list needs-scripts flex gap-1 overflow-x-auto border-b font-sans ${className}`}
    >
      {tabs.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${id}-tab`}
          aria-controls={id}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className={`${tabClass} aria-selected:border-accent aria-selected:text-ink`}
        >
          {name}
          {count}
        </button>
      ))}
    </div>
  );
}
