"use client";

import { ConfirmDialog } from "./confirm-dialog";
import { countOf } from "./use-message-changes";

/** The messages whose deletion waits for the administrator's yes. */
export type Deletion = { kind: "one"; id: number; name: string } | { kind: "many"; ids: number[] };

export function DeletionQuestion({
  deletion,
  onConfirm,
  onClose,
}: {
  deletion: Deletion | undefined;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const many = deletion?.kind === "many" ? countOf(deletion.ids.length) : null;
  const what = deletion?.kind === "one" ? `this message "${deletion.name}"` : many;
  return (
    <ConfirmDialog
      isOpen={deletion !== undefined}
      title={many ? "Delete messages" : "Delete message"}
      text={`Are you sure you want to delete ${what}? This action cannot be undone.`}
      action={many ? `Delete ${many}` : "Delete"}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
