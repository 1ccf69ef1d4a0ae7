"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureWords } from "@/components/admin/ui/failure-words";
import { localDay } from "@/components/admin/ui/local-day";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import { type Values, withValueAt } from "@/lib/drafts/merge-values";
import type { DueSource } from "@/lib/overview/overview-schema";

/** Saves that a source still says so: it was checked today. */
export function useStillTrue() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ peptide, source }: DueSource) => {
      const path = `/api/peptides/${peptide.id}`;
      const { data, etag } = await request<Values>(path);
      const { facts } = withValueAt(data, `facts.sources.${source.key}.checked`, localDay());
      await request(path, { method: "PUT", body: { facts }, ifMatch: etag });
    },
    onSuccess: (_, { peptide, source }) =>
      notifySuccess(`${peptide.name}: “${source.title}” was checked today.`),
    onError: (failure) => notifyError(`Failed to save the check: ${failureWords(failure)}`),
    onSettled: () => client.invalidateQueries(),
  });
  return { confirm: mutate, isConfirming: isPending };
}
