"use client";

import { useState } from "react";

const NONE: ReadonlySet<number> = new Set();

/** Selected ids over all pages of one search and filter; another search or filter begins anew. */
export function useMessageSelection({ search, filter }: { search: string; filter: string }) {
  const view = JSON.stringify([search, filter]);
  const [state, setState] = useState({ view, selected: NONE });
  const selected = state.view === view ? state.selected : NONE;

  function select(ids: number[], isSelected: boolean) {
    setState((before) => {
      const next = new Set(before.view === view ? before.selected : NONE);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return { view, selected: next };
    });
  }
  return { selected, select, clear: () => setState({ view, selected: NONE }) };
}
