"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { RevisionEntry } from "@/lib/resources/revisions/revision-schema";
import { failureReason } from "../ui/failure-words";
import { changedName } from "./entities";

/** Makes an item what it was before a change. Everything that the dashboard has read is read anew. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: RevisionEntry) =>
      request(`/api/admin/revisions/${id}/restore`, { method: "POST" }),
    onSuccess: (_, entry) => notifySuccess(`${changedName(entry)} restored successfully!`),
    onError: (error, entry) => {
      notifyError(`Failed to restore ${changedName(entry)}: ${failureReason(error)}`);
    },
    onSettled: () => client.invalidateQueries(),
  });
}
