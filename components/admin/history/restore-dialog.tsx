"use client";

import { changedPaths, type Values } from "@/lib/drafts/merge-values";
import { listed } from "@/lib/facts/number-text";
import type { RevisionDetail } from "@/lib/resources/revisions/revision-schema";
import { changedName } from "../activity/entities";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { ValueDiffs } from "./value-diffs";

export interface RestoredState {
  revision: RevisionDetail;
  side: "before" | "after";
}

/** Asks before a state is restored, and shows the resulting changes. */
export function RestoreDialog({
  state,
  labelOf,
  onRestore,
  onClose,
}: {
  state: RestoredState | null;
  labelOf: (path: string) => string;
  onRestore: (state: RestoredState) => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      question={state && { ...ask(state, labelOf), onConfirm: () => onRestore(state) }}
      onClose={onClose}
    />
  );
}

function ask(state: RestoredState, labelOf: (path: string) => string) {
  const fields = restoredFields(state, labelOf);
  const { current } = state.revision;
  const names = fields.map(labelOf);
  return {
    title: `Restore “${changedName(state.revision)}”?`,
    text: current
      ? `${listed(names) || "Nothing"} ${names.length === 1 ? "becomes" : "become"} what ${names.length === 1 ? "it was" : "they were"}. The change is recorded and can be taken back.`
      : "The deleted item is restored.",
    more: current && (
      <ValueDiffs before={current} after={stateOf(state)} labelOf={labelOf} paths={fields} />
    ),
    action: "Restore",
    isHarmless: true,
  };
}

function stateOf({ revision, side }: RestoredState): Values {
  return revision[side] ?? {};
}

/** Fields that differ from the stored item, without aliases of the same value. */
export function restoredFields(state: RestoredState, labelOf: (path: string) => string): string[] {
  const values = stateOf(state);
  const { current } = state.revision;
  const names = Object.keys(values).filter((name) => current && name in current);
  const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]]));
  const differing = changedPaths(pick(current ?? {}), pick(values)).filter(
    (path) => !["id", "createdAt", "updatedAt"].includes(path),
  );
  const labelled = differing.filter((path) => labelOf(path) !== path);
  return labelled.length > 0 ? labelled : differing;
}
