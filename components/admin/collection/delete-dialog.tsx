"use client";

import { useMutation } from "@tanstack/react-query";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import { ConfirmDialog } from "../ui/confirm-dialog";
import { type Declaration, nameOf, type Row } from "./declaration";
import { deletionText } from "./deletion-text";
import { ReferencesNote } from "./references-note";
import { useRefresh } from "./use-rows";

/** Asks before an item is deleted, and shows what refers to it. */
export function DeleteDialog({
  declaration,
  row,
  onClose,
  onDeleted,
}: {
  declaration: Declaration;
  /** The item to delete; null closes the dialog. */
  row: Row | null;
  onClose: () => void;
  onDeleted: (id: number) => void;
}) {
  const { label, notices, path } = declaration;
  const refresh = useRefresh(declaration);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Row) => request(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: (_, { id }) => {
      notifySuccess(notices.deleted);
      onDeleted(id);
    },
    onError: () => {
      notifyError(notices.deleteFailed);
      // The item may have been deleted elsewhere.
      void refresh();
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      question={
        row && {
          title: `Delete ${label.one}`,
          text: deletionText(`this ${label.one} "${nameOf(declaration, row)}"`),
          more: <ReferencesNote declaration={declaration} ids={[row.id]} />,
          action: isPending ? "Deleting…" : "Delete",
          isPending,
          onConfirm: () => mutate(row),
        }
      }
      onClose={onClose}
    />
  );
}
