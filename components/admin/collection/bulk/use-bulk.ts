"use client";

import { useMutation } from "@tanstack/react-query";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { RequestError, request } from "@/lib/api/client";
import type { BulkAction, BulkAnswer } from "@/lib/resources/bulk/bulk-schema";
import type { Declaration } from "../declaration";

export interface BulkProps {
  declaration: Declaration;
  ids: number[];
  onClose: () => void;
  /** After it was done to all of them. */
  onDone: () => void;
  /** Where the server counted other items than were selected, and did nothing. */
  onMismatch: () => void;
}

/** Does one thing to the selected items, all or none; says how it went, and closes. */
export function useBulk({ ids, onClose, onDone, onMismatch }: BulkProps, failure: string) {
  return useMutation({
    mutationFn: async (action: ActionOf<BulkAction>) => {
      const body = { ...action, ids, expected: ids.length };
      return (await request<BulkAnswer>("/api/admin/bulk", { method: "POST", body })).data;
    },
    onSuccess: ({ selected, changed }, { action }) => {
      const done = action === "delete" ? "deleted" : "updated";
      const rest = changed < selected ? ` ${selected - changed} were so already.` : "";
      const what = changed === 1 ? "1 item" : `${changed} items`;
      notifySuccess(`${what} ${done} successfully!${rest}`);
      onDone();
    },
    onError: (error) => {
      const isConflict = error instanceof RequestError && error.status === 409;
      notifyError(isConflict ? error.reason : failure);
      if (isConflict) onMismatch();
    },
    onSettled: onClose,
  });
}

type ActionOf<Action> = Action extends unknown ? Omit<Action, "ids" | "expected"> : never;
