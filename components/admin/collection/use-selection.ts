"use client";

import type { RowSelectionState } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { Declaration } from "./declaration";

/** The ids of selected rows on all pages. */
export interface Selection {
  ids: number[];
  state: RowSelectionState;
  setState: (
    change: RowSelectionState | ((before: RowSelectionState) => RowSelectionState),
  ) => void;
  choose: (ids: number[]) => void;
  remove: (id: number) => void;
  clear: () => void;
}

export function useSelection({ isProtected }: Declaration): Selection {
  const [state, setState] = useState<RowSelectionState>({});
  return useMemo(
    () => ({
      ids: Object.keys(state).map(Number),
      state,
      setState,
      choose: (ids) =>
        setState(
          Object.fromEntries(
            ids.filter((id) => !isProtected?.(id)).map((id) => [String(id), true as const]),
          ),
        ),
      remove: (id) =>
        setState((before) => {
          const { [String(id)]: _, ...rest } = before;
          return rest;
        }),
      clear: () => setState({}),
    }),
    [state, isProtected],
  );
}
