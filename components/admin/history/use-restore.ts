"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { RevisionEntry } from "@/lib/resources/revisions/revision-schema";
import { changedName } from "../activity/entities";
import { failureReason } from "../ui/failure-words";

interface Restored {
  revision: RevisionEntry;
  side: "before" | "after";
}

/** Restores an item to its state before or after a change, and refreshes the whole dashboard. */
export function useRestore({ onRestored }: { onRestored?: () => void | Promise<void> } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ revision: { id }, side }: Restored) =>
      request(`/api/admin/revisions/${id}/restore?state=${side}`, { method: "POST" }),
    onSuccess: (_, { revision }) => {
      notifySuccess(`${changedName(revision)} restored successfully!`);
      return onRestored?.();
    },
    onError: (error, { revision }) =>
      notifyError(`Failed to restore ${changedName(revision)}: ${failureReason(error)}`),
    onSettled: () => client.invalidateQueries(),
  });
}
