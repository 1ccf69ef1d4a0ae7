"use client";

import { useMutation } from "@tanstack/react-query";
import { countOf } from "@/components/ui/count-of";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { BulkAnswer } from "@/lib/resources/bulk/bulk-schema";
import { isConflict } from "../../ui/failure-words";
import type { BulkProps } from "../declaration";

/** Applies an action to all selected items or none, reports the result and closes the dialog. */
export function useBulk<Request extends { action: string; collection: string }>(
  { ids, onClose, onDone, onMismatch }: BulkProps,
  failure: string,
) {
  return useMutation({
    mutationFn: async (action: Request) => {
      const body = { ...action, ids, expected: ids.length };
      return (await request<BulkAnswer>("/api/admin/bulk", { method: "POST", body })).data;
    },
    onSuccess: ({ selected, changed }, { action }) => {
      const done = action === "delete" ? "deleted" : "updated";
      const rest =
        changed < selected ? ` ${countOf(selected - changed, "item")} already had this value.` : "";
      notifySuccess(`${countOf(changed, "item")} ${done} successfully!${rest}`);
      onDone();
    },
    onError: (error) => {
      notifyError(isConflict(error) ? error.reason : failure);
      if (isConflict(error)) onMismatch();
    },
    onSettled: onClose,
  });
}
