"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notify } from "@/components/ui/notify";
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
    onSuccess: (_, entry) =>
      notify({ title: "Success", description: `${changedName(entry)} restored successfully!` }),
    onError: (error, entry) => {
      const description = `Failed to restore ${changedName(entry)}: ${failureReason(error)}`;
      notify({ title: "Error", description, destructive: true });
    },
    onSettled: () => client.invalidateQueries(),
  });
}
