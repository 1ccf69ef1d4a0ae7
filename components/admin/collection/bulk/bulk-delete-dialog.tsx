"use client";

import { ConfirmDialog } from "@/components/admin/ui/confirm-dialog";
import { countOf } from "@/components/ui/count-of";
import type { BulkProps } from "../declaration";
import { deletionText } from "../deletion-text";
import { ReferencesNote } from "../references-note";
import { useBulk } from "./use-bulk";

export function BulkDeleteDialog(props: BulkProps) {
  const { declaration, ids, onClose } = props;
  const { label, notices, collection } = declaration;
  const { mutate, isPending } = useBulk(props, notices.deleteFailed);
  const what = countOf(ids.length, label.one, label.many);
  return (
    <ConfirmDialog
      question={{
        title: `Delete ${what}`,
        text: deletionText(what, ids.length),
        more: <ReferencesNote declaration={declaration} ids={ids} />,
        action: isPending ? "Deleting…" : `Delete ${ids.length}`,
        isPending,
        onConfirm: () => mutate({ action: "delete", collection }),
      }}
      onClose={onClose}
    />
  );
}
