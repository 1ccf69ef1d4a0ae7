"use client";

import { useState } from "react";

const NONE: ReadonlySet<never> = new Set();

/** The ids selected on all pages of a search and filter; another search or filter resets them. */
export function useListSelection<Id extends number | string>({
  search,
  filter,
}: {
  search: string;
  filter: string;
}) {
  const view = JSON.stringify([search, filter]);
  const [state, setState] = useState<{ view: string; selected: ReadonlySet<Id> }>({
    view,
    selected: NONE,
  });
  const selected = state.view === view ? state.selected : NONE;

  function select(ids: Id[], isSelected: boolean) {
    setState((before) => {
      const next = new Set<Id>(before.view === view ? before.selected : NONE);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return { view, selected: next };
    });
  }
  return { selected, select, clear: () => setState({ view, selected: NONE }) };
}

export type ListSelection<Id extends number | string> = ReturnType<typeof useListSelection<Id>>;
