"use client";

import { useMutation } from "@tanstack/react-query";
import { notify } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import { DangerDialog } from "./danger-dialog";
import { type Declaration, nameOf, type Row } from "./declaration";
import { ReferencesNote } from "./references-note";

/** Asks before an item is deleted, and says what goes with it. */
export function DeleteDialog({
  declaration,
  row,
  onClose,
  onDeleted,
}: {
  declaration: Declaration;
  /** The item; null where none is to go. */
  row: Row | null;
  onClose: () => void;
  onDeleted: (id: number) => void;
}) {
  const { label, notices, path } = declaration;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Row) => request(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: (_, { id }) => {
      notify({ title: "Success", description: notices.deleted });
      onDeleted(id);
    },
    onError: () => notify({ title: "Error", description: notices.deleteFailed, destructive: true }),
    onSettled: onClose,
  });
  return (
    <DangerDialog
      isOpen={row !== null}
      title={`Delete ${label.one}`}
      question={
        row &&
        `Are you sure you want to delete this ${label.one} "${nameOf(declaration, row)}"? This action cannot be undone.`
      }
      action={isPending ? "Deleting…" : "Delete"}
      isPending={isPending}
      onConfirm={() => row && mutate(row)}
      onClose={onClose}
    >
      {row && <ReferencesNote declaration={declaration} ids={[row.id]} />}
    </DangerDialog>
  );
}
