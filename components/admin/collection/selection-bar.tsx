"use client";

import { type ComponentType, useState } from "react";
import { notifyError } from "@/components/ui/notify";
import { CompactButton } from "../ui/compact-button";
import { BulkDeleteDialog } from "./bulk/bulk-delete-dialog";
import type { BulkProps, Declaration } from "./declaration";
import { ExportMenu } from "./transfer/export-menu";
import { readMatchingIds } from "./use-rows";
import type { Selection } from "./use-selection";
import type { TableState } from "./use-table-state";

interface Props {
  declaration: Declaration;
  state: TableState;
  /** The number of rows that the search and filter find. */
  total: number;
  selection: Selection;
  onDone: () => void;
}

/** The actions on all selected rows of all pages. */
export function SelectionBar({ declaration, state, total, selection, onDone }: Props) {
  const [Asked, setAsked] = useState<ComponentType<BulkProps> | null>(null);
  const { ids } = selection;
  const dialog = {
    declaration,
    ids,
    onClose: () => setAsked(null),
    onDone: () => {
      selection.clear();
      onDone();
    },
    onMismatch: () => {
      onDone();
      void deselectDeleted(declaration, selection);
    },
  };
  if (ids.length === 0) return null;
  const isNarrowed = state.search !== "" || state.filter !== "";
  return (
    <section
      aria-label="Selected rows"
      data-bar
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-raised px-3 py-2 shadow-lg"
    >
      <p role="status" className="figures mr-2 font-medium">
        {ids.length} selected
      </p>
      <CompactButton
        variant="ghost"
        isIdle={ids.length >= total}
        onClick={() => void selectMatching(declaration, state, selection)}
      >
        Select all {total}
        {isNarrowed && " that match"}
      </CompactButton>
      <CompactButton variant="ghost" onClick={selection.clear}>
        Clear
      </CompactButton>
      <div className="ml-auto flex flex-wrap gap-2">
        {declaration.bulkEdits?.map(({ label, Dialog }) => (
          <CompactButton key={label} onClick={() => setAsked(() => Dialog)}>
            {label}
          </CompactButton>
        ))}
        <ExportMenu declaration={declaration} ids={ids} label="Export selection" />
        <CompactButton isDanger onClick={() => setAsked(() => BulkDeleteDialog)}>
          Delete
        </CompactButton>
      </div>
      {Asked && <Asked {...dialog} />}
    </section>
  );
}

async function selectMatching(
  declaration: Declaration,
  state: Pick<TableState, "search" | "filter">,
  { choose }: Selection,
  among?: Set<number>,
) {
  try {
    const ids = await readMatchingIds(declaration, state);
    choose(among ? ids.filter((id) => among.has(id)) : ids);
  } catch {
    notifyError(declaration.notices.loadFailed);
  }
}

/** Deselects rows that no longer exist, so that the next attempt has the right count. */
function deselectDeleted(declaration: Declaration, selection: Selection) {
  return selectMatching(declaration, { search: "", filter: "" }, selection, new Set(selection.ids));
}
