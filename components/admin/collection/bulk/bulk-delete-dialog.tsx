"use client";

import { DangerDialog } from "../danger-dialog";
import { ReferencesNote } from "../references-note";
import { type BulkProps, useBulk } from "./use-bulk";

export function BulkDeleteDialog(props: BulkProps) {
  const { declaration, ids, onClose } = props;
  const { label, notices, collection } = declaration;
  const { mutate, isPending } = useBulk(props, notices.deleteFailed);
  const what = ids.length === 1 ? label.one : label.many;
  return (
    <DangerDialog
      isOpen
      title={`Delete ${ids.length} ${what}`}
      question={`Are you sure you want to delete ${ids.length} ${what}? This action cannot be undone.`}
      action={isPending ? "Deleting…" : `Delete ${ids.length}`}
      isPending={isPending}
      onConfirm={() => mutate({ action: "delete", collection })}
      onClose={onClose}
    >
      <ReferencesNote declaration={declaration} ids={ids} />
    </DangerDialog>
  );
}
