"use client";

import { useMutation } from "@tanstack/react-query";
import { notify } from "@/components/ui/notify";
import { RequestError, request } from "@/lib/api/client";
import type { BulkEdit, BulkRequest } from "@/lib/resources/bulk/bulk-edit";
import type { BulkAnswer } from "@/lib/resources/bulk/bulk-schema";
import type { BulkProps } from "../declaration";

/** Does one thing to the selected items, all or none; says how it went, and closes. */
export function useBulk<Edit extends BulkEdit | null = null>(
  { ids, onClose, onDone, onMismatch }: BulkProps,
  failure: string,
) {
  return useMutation({
    mutationFn: async (action: Edit extends BulkEdit ? BulkRequest<Edit> : Deletion) => {
      const body = { ...action, ids, expected: ids.length };
      return (await request<BulkAnswer>("/api/admin/bulk", { method: "POST", body })).data;
    },
    onSuccess: ({ selected, changed }, { action }) => {
      const done = action === "delete" ? "deleted" : "updated";
      const rest = changed < selected ? ` ${selected - changed} were so already.` : "";
      const what = changed === 1 ? "1 item" : `${changed} items`;
      notify({ title: "Success", description: `${what} ${done} successfully!${rest}` });
      onDone();
    },
    onError: (error) => {
      const isConflict = error instanceof RequestError && error.status === 409;
      const description = isConflict ? error.reason : failure;
      notify({ title: "Error", description, destructive: true });
      if (isConflict) onMismatch();
    },
    onSettled: onClose,
  });
}

type Deletion = { action: "delete"; collection: string };
