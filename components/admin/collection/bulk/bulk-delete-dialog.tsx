"use client";

import { ConfirmDialog } from "@/components/admin/ui/confirm-dialog";
import type { BulkProps } from "../declaration";
import { deletionText } from "../deletion-text";
import { ReferencesNote } from "../references-note";
import { useBulk } from "./use-bulk";

export function BulkDeleteDialog(props: BulkProps) {
  const { declaration, ids, onClose } = props;
  const { label, notices, collection } = declaration;
  const { mutate, isPending } = useBulk(props, notices.deleteFailed);
  const what = ids.length === 1 ? label.one : label.many;
  return (
    <ConfirmDialog
      question={{
        title: `Delete ${ids.length} ${what}`,
        text: deletionText(`${ids.length} ${what}`, ids.length),
        more: <ReferencesNote declaration={declaration} ids={ids} />,
        action: isPending ? "Deleting…" : `Delete ${ids.length}`,
        isPending,
        onConfirm: () => mutate({ action: "delete", collection }),
      }}
      onClose={onClose}
    />
  );
}
